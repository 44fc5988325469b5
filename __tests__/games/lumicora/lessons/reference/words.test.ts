import { isOneSlip, phraseOf, wordsOf } from '@/games/lumicora/lessons/reference/words';

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
  expect(phraseOf('  Zwei Felder, eine Kante. ')).toBe('zwei felder eine kante');
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
