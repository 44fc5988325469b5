import * as fc from 'fast-check';

import { formatLumino, formatReef, parseReef } from '@/games/lumicora/rules/notation';
import { createRng } from '@/kit/rng';

import { randomReef } from '../../../support/randomReef';
import { pair, reef } from '../../../support/reef';

test('PL-0 a reef is read in the order it was laid', () => {
  expect(parseReef('d4d5:GB c4c5:G3c  c3d3:Y.5')).toEqual({
    ok: true,
    value: [
      { on: pair('d4d5'), colors: ['green', 'blue'], symbols: [null, null] },
      { on: pair('c4c5'), colors: ['green', 'green'], symbols: [3, 'crab'] },
      { on: pair('c3d3'), colors: ['yellow', 'yellow'], symbols: [null, 5] },
    ],
  });
});

test.each([
  ['LU-2 s is a shellfish', 'a1a2:P1s', 'shellfish'],
  ['LU-2 c is a crab', 'a1a2:P1c', 'crab'],
  ['LU-2 h is a seahorse', 'a1a2:P1h', 'seahorse'],
  ['LU-2 t is a starfish', 'a1a2:P1t', 'starfish'],
  ['LU-1 a dot is plain coral', 'a1a2:P4.', null],
] as const)('%s', (_, token, symbol) => {
  expect(reef(token)[0]!.symbols[1]).toBe(symbol);
});

test.each([
  ['an empty line', '', ''],
  ['blanks at the ends', '  d4d5:GB \n', 'd4d5:GB'],
  ['a starting Lumino with plain halves spelt out', 'd4d5:GB..', 'd4d5:GB'],
  ['a starting Lumino with symbols', 'd5d4:GB3c', 'd5d4:GB3c'],
  ['spaces in any order', 'c5c4:Gc3', 'c5c4:Gc3'],
])('%s is read and written', (_, line, written) => {
  expect(formatReef(reef(line))).toBe(written);
});

test.each([
  ['a space that is not on the board', 'd4d5:GB a5a6:G3c', 1, 'a5a6:G3c'],
  ['a row that is not on the board', 'h1h2:G3c', 0, 'h1h2:G3c'],
  ['a colour that does not exist', 'd4d5:GR', 0, 'd4d5:GR'],
  ['a colour named twice', 'd4d5:GG', 0, 'd4d5:GG'],
  ['no colour', 'd4d5:3c', 0, 'd4d5:3c'],
  ['one colour without symbols', 'd4d5:G', 0, 'd4d5:G'],
  ['one symbol only', 'd4d5:G3', 0, 'd4d5:G3'],
  ['one symbol only on a starting Lumino', 'd4d5:GB3', 0, 'd4d5:GB3'],
  ['a number above 6', 'd4d5:G7.', 0, 'd4d5:G7.'],
  ['an unknown animal', 'd4d5:G1x', 0, 'd4d5:G1x'],
  ['something after the end', 'd4d5:G1s.', 0, 'd4d5:G1s.'],
  ['a missing colon', 'd4d5G1s', 0, 'd4d5G1s'],
  ['only one space', 'd4:G1s', 0, 'd4:G1s'],
])('%s is refused with its token', (_, line, lumino, token) => {
  expect(parseReef(line)).toEqual({ ok: false, error: { lumino, token } });
});

test('a reef that is written and read again is the same reef', () => {
  fc.assert(
    fc.property(fc.noBias(fc.integer({ min: 0, max: 0xffffffff })), (seed) => {
      const { luminos } = randomReef(createRng(seed));
      expect(parseReef(formatReef(luminos))).toEqual({ ok: true, value: luminos });
      expect(formatReef(luminos)).toBe(luminos.map(formatLumino).join(' '));
    }),
    { numRuns: 200 },
  );
});

test('any text is read or refused, and never thrown at', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseReef(text);
      if (parsed.ok) expect(parseReef(formatReef(parsed.value))).toEqual(parsed);
      else expect(text).toContain(parsed.error.token);
    }),
  );
});
