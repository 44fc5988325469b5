import { ruleOfTerm, TERM_IDS } from '@/games/lumicora/lessons/reference/summaries';
import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { glossaryStrings } from '@/games/lumicora/strings/glossary';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { searchRules as search } from '@/games/lumicora/view/reference/searchRules';
import { LANGUAGES } from '@/ui/i18n/language';

describe.each(LANGUAGES)('in %s', (language) => {
  const { rules, search: words } = referenceStrings[language];

  test.each(RULE_IDS)('%s is found first by its title', (rule) => {
    expect(search(rules[rule].title)[0]).toBe(rule);
    expect(search(rules[rule].title.toUpperCase())[0]).toBe(rule);
  });

  test.each(RULE_IDS)('%s is found by each of its common words', (rule) => {
    for (const word of rules[rule].words)
      expect([word, search(word)]).toEqual([word, expect.arrayContaining([rule])]);
  });

  test.each(TERM_IDS)('the term %s finds its rule among the first three', (term) => {
    const query = glossaryStrings[language].terms[term].term;
    expect([query, search(query).slice(0, 3)]).toEqual([query, expect.arrayContaining([ruleOfTerm(term)])]);
  });

  test('the names that refusals use find their rules first', () => {
    const { ruleNames } = lumicoraStrings[language].placement;
    const found = Object.entries(ruleNames).map(([, name]) => search(name)[0]);
    expect(found).toEqual(Object.keys(ruleNames));
  });

  test('every suggestion finds something', () => {
    for (const suggestion of words.suggestions) expect(search(suggestion)).not.toEqual([]);
  });
});

test.each([
  // English
  ['tile', 'LU-1'],
  ['piece', 'LU-1'],
  ['how many points for jellyfish', 'FS-1'],
  ['swap tiles', 'TU-2'],
  ['tie', 'FS-7'],
  ['tied colours', 'FS-5'],
  ['draw', 'FS-7'],
  ['who wins', 'FS-7'],
  ['end of the game', 'FS-7'],
  ['height', 'PL-3'],
  ['how high can I build', 'PL-3'],
  ['floor', 'PL-3'],
  ['stack', 'PL-2'],
  ['emergency', 'EM-1'],
  ['empty bag', 'EM-1'],
  ['exception', 'PL-1'],
  ['same color', 'PL-1'],
  ['place anywhere', 'PL-1'],
  ['water cost', 'PL-4'],
  ['pay limestone', 'PL-4'],
  ['max limestone', 'LU-6'],
  ['negative points', 'PL-5'],
  ['discard', 'PL-5'],
  ['first player', 'TU-1'],
  ['octopus', 'SC-1'],
  ['turn', 'TU-3'],
  ['what can I do in my turn', 'TU-3'],
  ['set up', 'SE-1'],
  ['lowest number', 'SC-2'],
  ['score a colour twice', 'SC-4'],
  ['limestone income', 'SC-3'],
  ['crab', 'LU-2'],
  ['crab light side', 'FS-4'],
  ['starfish dark', 'FS-3'],
  ['side b penalty', 'FS-6'],
  ['50 points', 'FS-8'],
  ['lap', 'FS-8'],
  ['adjacent', 'BO-2'],
  ['two players', 'LU-3'],
  ['odds', 'LU-4'],
  // German
  ['Plättchen', 'LU-1'],
  ['plaettchen', 'LU-1'],
  ['Stein', 'LU-1'],
  ['Qualle', 'TU-2'],
  ['Punkte Qualle', 'FS-1'],
  ['tauschen', 'TU-2'],
  ['Gleichstand', 'FS-7'],
  ['unentschieden', 'FS-7'],
  ['wer gewinnt bei Gleichstand', 'FS-7'],
  ['Spielende', 'FS-7'],
  ['wann endet das Spiel', 'TU-1'],
  ['Höhe', 'PL-3'],
  ['hoehe', 'PL-3'],
  ['schief', 'PL-3'],
  ['stapeln', 'PL-2'],
  ['deckungsgleich', 'PL-2'],
  ['Ausnahme', 'PL-1'],
  ['gleiche Farbe', 'PL-1'],
  ['Wasserfelder', 'PL-4'],
  ['was kostet Wasser', 'PL-4'],
  ['Minuspunkte', 'PL-5'],
  ['Notfallstapel', 'EM-1'],
  ['Beutel leer', 'EM-1'],
  ['Startspieler', 'TU-1'],
  ['Krake', 'SC-1'],
  ['kleinste Zahl', 'SC-2'],
  ['Korallenwertung', 'SC-2'],
  ['Aufbau', 'SE-1'],
  ['mein Zug', 'TU-3'],
  ['wie viele Kalksteinmarker', 'LU-6'],
  ['Mehrheit', 'FS-5'],
  ['Seepferdchen helle Seite', 'FS-4'],
  ['entlegen', 'FS-6'],
  ['Siegpunktplättchen', 'FS-8'],
  ['startlumino', 'LU-5'],
  // Either language at once, and slips of the finger
  ['Atoll Farbe colour', 'TU-3'],
  ['jelyfish', 'TU-2'],
  ['octupus', 'SC-1'],
  ['Schildkrote', 'TU-1'],
  ['Koralenwertung', 'SC-2'],
  ['limesotne storage', 'LU-6'],
])('“%s” finds %s among the first two', (query, rule) => {
  expect(search(query).slice(0, 2)).toContain(rule);
});

test.each(RULE_IDS)('%s is found by its id, however it is typed', (rule) => {
  const [letters = '', number = ''] = rule.split('-');
  for (const query of [rule, rule.toLowerCase(), letters + number, `${letters} ${number}`.toLowerCase()]) {
    expect(search(query)[0]).toBe(rule);
  }
});

test('letters of an id find all of its rules', () => {
  expect(search('pl').slice(0, 6).sort()).toEqual(['PL-0', 'PL-1', 'PL-2', 'PL-3', 'PL-4', 'PL-5']);
});

test.each(['', '   ', '…', '?!'])('“%s” asks for nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test.each(['parliament', 'water parliament', 'риф', 'xq'])('“%s” finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});
