/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { allTitles, opens, rulesOf } from '../../support/ruleIds';

const EXPECTED_IDS = [
  ...['LC-1', 'LC-2', 'LC-3'],
  ...['LB-1', 'LB-2', 'LB-3', 'LB-4'],
  ...['LT-1', 'LT-2', 'LT-3', 'LT-4'],
  ...['LP-1', 'LP-2', 'LP-3', 'LP-4', 'LP-5', 'LP-6', 'LE-1'],
];

const { ids, names, exported } = rulesOf('luminis');
const titles = allTitles();

test('RULES.md has all ids in order', () => {
  expect([...new Set(ids)]).toEqual(EXPECTED_IDS);
});

test.each(EXPECTED_IDS)('the rule %s opens the title of a test', (id) => {
  expect(titles.filter(opens(id))).not.toEqual([]);
});

test('no test title opens with an id that RULES.md does not have', () => {
  const cited = titles.flatMap((title) => /^(?:LC|LB|LT|LP|LE)-\d+\b/.exec(title)?.[0] ?? []);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('RULES.md names only what the rules export', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !exported.includes(name))).toEqual([]);
});
