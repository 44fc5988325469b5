/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@babel/parser';
import { traverseFast, type CallExpression, type Node } from '@babel/types';

const ROOT = join(__dirname, '../../..');
const RULES = readFileSync(join(ROOT, 'src/games/lumicora/RULES.md'), 'utf8');

const EXPECTED_IDS = [
  ...['BO-1', 'BO-2', 'BO-3', 'BO-4'],
  ...['LU-1', 'LU-2', 'LU-3', 'LU-4', 'LU-5', 'LU-6'],
  ...['PL-0', 'PL-1', 'PL-2', 'PL-3', 'PL-4', 'PL-5'],
  ...['SE-1', 'TU-1', 'TU-2', 'TU-3'],
  ...['SC-1', 'SC-2', 'SC-3', 'SC-4', 'EM-1'],
  ...['FS-1', 'FS-2', 'FS-3', 'FS-4', 'FS-5', 'FS-6', 'FS-7', 'FS-8'],
];

const ids = [...RULES.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1]!);

function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(ROOT, folder, name));
}

/** The titles of `test`, `it` and their `each` rows; what is skipped, planned or commented out has none. */
function titlesIn(source: string): readonly string[] {
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

function opens(id: string): (title: string) => boolean {
  return (title) => new RegExp(`^${id}\\b`).test(title);
}

test('RULES.md has all ids, each once and in order', () => {
  expect(ids).toEqual(EXPECTED_IDS);
});

const titles = filesIn('__tests__', /\.test\.tsx?$/).flatMap((path) => titlesIn(readFileSync(path, 'utf8')));

test.each(ids)('the rule %s opens the title of a test', (id) => {
  expect(titles.filter(opens(id))).not.toEqual([]);
});

test('no test title opens with an id that RULES.md does not have', () => {
  const cited = titles.flatMap((title) => /^(?:BO|LU|PL|SE|TU|SC|EM|FS)-\d+\b/.exec(title)?.[0] ?? []);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('RULES.md names only what the rules export', () => {
  const names = [...RULES.matchAll(/`([A-Za-z_]{2,})`/g)].map((match) => match[1]!);
  const source = filesIn('src/games/lumicora/rules', /\.ts$/).map((path) => readFileSync(path, 'utf8'));
  const exported = source.flatMap((text) =>
    [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map((match) => match[1]!),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !exported.includes(name))).toEqual([]);
});

test('titles are found where tests run and nowhere else', () => {
  const source = `
    // test('XX-1 in a comment', () => {});
    test('XX-2 plain', () => {});
    it(\`XX-3 in \${quotes}\`, () => {});
    test.each([1])('XX-4 for %d', () => {});
    test.each([['XX-5 in a row', 1], ['XX-6 in another', 2]] as const)('%s', () => {});
    const ROWS = [{ title: 'XX-7 in an object', note: 'XX-8 in a note' }];
    test.each(ROWS)('$title', () => {});
    test.skip('XX-9 skipped', () => {});
    test.todo('XX-10 planned');
    describe('XX-11 around nothing', () => {});
    expect('XX-12 elsewhere', () => {});
  `;
  const found = titlesIn(source).map((title) => title.split(' ')[0]);
  expect(found).toEqual(['XX-2', 'XX-3', 'XX-4', 'XX-5', 'XX-6', 'XX-7']);
  expect(opens('PL-1')('PL-1 ground')).toBe(true);
  expect(opens('PL-1')('PL-10 ground')).toBe(false);
  expect(opens('PL-1')('see PL-1')).toBe(false);
});
