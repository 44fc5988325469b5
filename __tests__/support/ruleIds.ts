/** RULES.md drives the tests: the ids of a game's rules, the names it cites, and the titles of all tests. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@babel/parser';
import { traverseFast, type CallExpression, type Node } from '@babel/types';

const ROOT = join(__dirname, '../..');

export interface RulesDocument {
  readonly ids: readonly string[];
  /** In code type. */
  readonly names: readonly string[];
  /** What `rules/` exports. */
  readonly exported: readonly string[];
}

export function rulesOf(game: string): RulesDocument {
  const text = readFileSync(join(ROOT, 'src/games', game, 'RULES.md'), 'utf8');
  const source = filesIn(join('src/games', game, 'rules'), /\.ts$/).map((path) => readFileSync(path, 'utf8'));
  return {
    ids: [...text.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1]!),
    names: [...text.matchAll(/`([A-Za-z_]{2,})`/g)].map((match) => match[1]!),
    exported: source.flatMap((file) =>
      [...file.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map((match) => match[1]!),
    ),
  };
}

/** Of every test of the project. */
export function allTitles(): readonly string[] {
  return filesIn('__tests__', /\.test\.tsx?$/).flatMap((path) => titlesIn(readFileSync(path, 'utf8')));
}

function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(ROOT, folder, name));
}

/** The titles of `test`, `it` and their `each` rows; what is skipped, planned or commented out has none. */
export function titlesIn(source: string): readonly string[] {
  const constants = new Map<string, Node>();
  const titles: string[] = [];
  traverseFast(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init);
    }
    if (node.type === 'CallExpression') titles.push(...titlesOfCall(node, constants));
  });
  return titles;
}

function titlesOfCall(
  { callee, arguments: given }: CallExpression,
  constants: ReadonlyMap<string, Node>,
): readonly string[] {
  const title = textOf(given[0]);
  if (title === null || given.length < 2) return [];
  if (isTest(callee)) return [title];
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return [];
  const { object, property } = callee.callee;
  if (!isTest(object) || !isNamed(property, 'each')) return [];
  if (!/^(%s|\$title)/.test(title)) return [title];
  return rowTitles(callee.arguments[0], constants);
}

function isTest(node: Node): boolean {
  return isNamed(node, 'test') || isNamed(node, 'it');
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function rowTitles(rows: Node | undefined, constants: ReadonlyMap<string, Node>): readonly string[] {
  if (rows === undefined) return [];
  if (rows.type === 'TSAsExpression') return rowTitles(rows.expression, constants);
  if (rows.type === 'Identifier') return rowTitles(constants.get(rows.name), constants);
  if (rows.type !== 'ArrayExpression') return [];
  return rows.elements.flatMap((row) => {
    if (row?.type === 'ArrayExpression') return textOf(row.elements[0]) ?? [];
    if (row?.type !== 'ObjectExpression') return textOf(row) ?? [];
    return row.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && isNamed(property.key, 'title')
        ? (textOf(property.value) ?? [])
        : [],
    );
  });
}

function textOf(node: Node | null | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null;
}

export function opens(id: string): (title: string) => boolean {
  return (title) => new RegExp(`^${id}\\b`).test(title);
}
