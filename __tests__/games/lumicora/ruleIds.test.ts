/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

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
  const file = ts.createSourceFile('titles.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Expression>();
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      constants.set(node.name.getText(), node.initializer);
    }
    if (ts.isCallExpression(node)) titles.push(...titlesOfCall(node, constants));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function titlesOfCall(
  call: ts.CallExpression,
  constants: ReadonlyMap<string, ts.Expression>,
): readonly string[] {
  const title = textOf(call.arguments[0]);
  if (title === null || call.arguments.length < 2) return [];
  const callee = call.expression;
  if (isTest(callee)) return [title];
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return [];
  const { expression, name } = callee.expression;
  if (!isTest(expression) || name.text !== 'each') return [];
  if (!/^(%s|\$title)/.test(title)) return [title];
  return rowTitles(callee.arguments[0], constants);
}

function isTest(node: ts.Node): boolean {
  return ts.isIdentifier(node) && (node.text === 'test' || node.text === 'it');
}

function rowTitles(
  rows: ts.Expression | undefined,
  constants: ReadonlyMap<string, ts.Expression>,
): readonly string[] {
  if (rows === undefined) return [];
  if (ts.isAsExpression(rows)) return rowTitles(rows.expression, constants);
  if (ts.isIdentifier(rows)) return rowTitles(constants.get(rows.text), constants);
  if (!ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    if (ts.isArrayLiteralExpression(row)) return textOf(row.elements[0]) ?? [];
    if (!ts.isObjectLiteralExpression(row)) return textOf(row) ?? [];
    const title = row.properties.find((property) => property.name?.getText() === 'title');
    return title && ts.isPropertyAssignment(title) ? (textOf(title.initializer) ?? []) : [];
  });
}

function textOf(node: ts.Node | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : null;
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
