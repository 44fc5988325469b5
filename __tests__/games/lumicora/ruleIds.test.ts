/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { allTitles, opens, rulesOf, titlesIn } from '../../support/ruleIds';

const EXPECTED_IDS = [
  ...['BO-1', 'BO-2', 'BO-3', 'BO-4'],
  ...['LU-1', 'LU-2', 'LU-3', 'LU-4', 'LU-5', 'LU-6'],
  ...['PL-0', 'PL-1', 'PL-2', 'PL-3', 'PL-4', 'PL-5'],
  ...['SE-1', 'TU-1', 'TU-2', 'TU-3'],
  ...['SC-1', 'SC-2', 'SC-3', 'SC-4', 'EM-1'],
  ...['FS-1', 'FS-2', 'FS-3', 'FS-4', 'FS-5', 'FS-6', 'FS-7', 'FS-8'],
];

const { ids, names, exported } = rulesOf('lumicora');
const titles = allTitles();

test('RULES.md has all ids, each once and in order', () => {
  expect(ids).toEqual(EXPECTED_IDS);
});

test.each(ids)('the rule %s opens the title of a test', (id) => {
  expect(titles.filter(opens(id))).not.toEqual([]);
});

test('no test title opens with an id that RULES.md does not have', () => {
  const cited = titles.flatMap((title) => /^(?:BO|LU|PL|SE|TU|SC|EM|FS)-\d+\b/.exec(title)?.[0] ?? []);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('RULES.md names only what the rules export', () => {
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
