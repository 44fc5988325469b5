/** RULES.md drives the tests: each of its ids opens the title of some test, and each name it cites exists. */

import { allTitles, opens, rulesOf } from '../../support/ruleIds';

const EXPECTED_IDS = [
  ...['NB-1', 'NB-2', 'NB-3', 'NB-4'],
  ...['NT-1', 'NM-1', 'NM-2', 'NM-3', 'NM-4'],
  ...['NW-1', 'NW-2', 'NW-3'],
  ...['NS-1', 'NS-2', 'NS-3', 'NE-1', 'NE-2'],
];

const { ids, names, exported } = rulesOf('nomads');
const titles = allTitles();

test('RULES.md has all ids, each once and in order', () => {
  expect(ids).toEqual(EXPECTED_IDS);
});

test.each(ids)('the rule %s opens the title of a test', (id) => {
  expect(titles.filter(opens(id))).not.toEqual([]);
});

test('no test title opens with an id that RULES.md does not have', () => {
  const cited = titles.flatMap((title) => /^(?:NB|NT|NM|NW|NS|NE)-\d+\b/.exec(title)?.[0] ?? []);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('RULES.md names only what the rules export', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !exported.includes(name))).toEqual([]);
});
