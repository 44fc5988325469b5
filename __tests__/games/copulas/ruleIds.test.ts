/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { allTitles, opens, rulesOf } from '../../support/ruleIds';

const EXPECTED_IDS = [
  ...['CB-1', 'CB-2', 'CB-3', 'CB-4', 'CT-1', 'CT-2'],
  ...['CP-1', 'CP-2', 'CP-3', 'CP-4', 'CP-5', 'CP-6', 'CG-1', 'CG-2'],
  ...['CE-1', 'CE-2', 'CE-3', 'CE-4', 'CE-5'],
];

const { ids, names, exported } = rulesOf('copulas');
const titles = allTitles();

test('RULES.md has all ids, each once and in order', () => {
  expect(ids).toEqual(EXPECTED_IDS);
});

test.each(ids)('the rule %s opens the title of a test', (id) => {
  expect(titles.filter(opens(id))).not.toEqual([]);
});

test('no test title opens with an id that RULES.md does not have', () => {
  const cited = titles.flatMap((title) => /^(?:CB|CT|CP|CG|CE)-\d+\b/.exec(title)?.[0] ?? []);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('RULES.md names only what the rules export', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !exported.includes(name))).toEqual([]);
});
