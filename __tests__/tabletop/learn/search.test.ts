import { createSearch, isOneSlip, phraseOf, wordsOf } from '@/tabletop/learn/search';

test.each([
  ['Höhe, GROSSE Riffe!', [['hohe', 'hoehe'], ['grosse'], ['riffe']]],
  ['Größe', [['grosse', 'groesse']]],
  // The same umlaut as a letter and its dots.
  ['Ho\u0308he', [['hohe', 'hoehe']]],
  ['Start-Lumino', [['start'], ['lumino']]],
  ['café', [['cafe']]],
  ['«tie»… – ', [['tie']]],
  ['риф', [['риф']]],
  ['', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a phrase is a line of plain words', () => {
  expect(phraseOf('  Zwei Felder nebeneinander. ')).toBe('zwei felder nebeneinander');
});

test.each([
  ['octopus', 'octupus', true],
  ['octopus', 'octopuss', true],
  ['octopus', 'ctopus', true],
  ['octopus', 'otcopus', true],
  ['octopus', 'octopus', true],
  ['octopus', 'oktupus', false],
  ['octopus', 'octop', false],
  ['abab', 'baba', false],
  ['limestone', 'limesotne', true],
])('%s and %s are one slip apart: %s', (a, b, isSlip) => {
  expect(isOneSlip(a, b)).toBe(isSlip);
  expect(isOneSlip(b, a)).toBe(isSlip);
});

test('a title counts more than a word, and that more than a text', () => {
  const none = { titles: [], words: [], texts: [] };
  const search = createSearch<string>([
    { ...none, rule: 'BO-1', texts: ['a reef'] },
    { ...none, rule: 'BO-2', words: ['the reef'] },
    { ...none, rule: 'BO-3', titles: ['One reef'] },
    { ...none, rule: 'BO-4', texts: ['nothing'] },
  ]);
  expect(search('reef')).toEqual(['BO-3', 'BO-2', 'BO-1']);
});

test('a slip is forgiven in long words only, and comes last', () => {
  const none = { words: [], texts: [] };
  const search = createSearch<string>([
    { ...none, rule: 'BO-1', titles: ['waters'] },
    { ...none, rule: 'BO-2', titles: ['wafer'] },
    { ...none, rule: 'BO-3', titles: ['reed'] },
  ]);
  expect(search('water')).toEqual(['BO-1', 'BO-2']);
  expect(search('reef')).toEqual([]);
});

/** As a points pad would write it. */
const pad = createSearch([
  { rule: 'AD-1', titles: ['Adding points', 'Punkte eintragen'], words: ['score'], texts: ['Tap a name.'] },
  { rule: 'AD-12', titles: ['Taking back', 'Zurücknehmen'], words: ['undo'], texts: ['Nothing is lost.'] },
]);

test.each([
  ['ad-1', ['AD-1', 'AD-12']],
  ['AD12', ['AD-12']],
  ['how do I undo', ['AD-12']],
  ['zuruecknehmen', ['AD-12']],
  ['punkt', ['AD-1']],
  ['scoer', ['AD-1']],
  ['nmae', []],
  ['poinst', ['AD-1']],
  ['the', []],
  ['', []],
])('a pad finds by %s', (query, rules) => {
  expect(pad(query)).toEqual(rules);
});
