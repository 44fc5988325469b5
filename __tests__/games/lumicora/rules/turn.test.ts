import * as fc from 'fast-check';

import { COLORS, type Color, type CoralNumber, type CoralSymbol } from '@/games/lumicora/rules/model';
import {
  addPoints,
  ATOLL_SIZE,
  atollRefill,
  DISPLAY_SIZE,
  LIMESTONE_MARKERS,
  LOWEST_SCORE,
  numberOf,
  RETURN_POINTS,
  STORAGE,
  storeLimestone,
  turnOptions,
  type LooseLumino,
} from '@/games/lumicora/rules/turn';

function loose(color: Color, number: CoralNumber, other: CoralSymbol = null): LooseLumino {
  return { color, symbols: [number, other] };
}

const PINK_6 = loose('pink', 6);
const DISPLAY = [loose('green', 3, 'crab'), PINK_6, loose('blue', 4), loose('yellow', 1, 'shellfish')];
const ATOLL = [loose('blue', 2, 'crab'), loose('yellow', 5), loose('blue', 6)];

test('SE-1 four Luminos lie in the Atoll and four in each display', () => {
  expect(ATOLL_SIZE).toBe(4);
  expect(DISPLAY_SIZE).toBe(4);
});

test('TU-3 example: a pink 6 joins two blue and a yellow in the Atoll', () => {
  const expected = {
    limestone: 6,
    fromDisplay: [DISPLAY[0], DISPLAY[2], DISPLAY[3]],
    fromAtoll: [
      { color: 'blue', most: 2 },
      { color: 'yellow', most: 1 },
    ],
  };
  expect(turnOptions(DISPLAY, 1, ATOLL)).toEqual(expected);
  expect(turnOptions(DISPLAY, 1, [...ATOLL, PINK_6])).toEqual(expected);
});

test('TU-3 action C takes three at most', () => {
  const fiveGreen = Array.from({ length: 5 }, () => loose('green', 4));
  expect(turnOptions(DISPLAY, 1, fiveGreen).fromAtoll).toEqual([{ color: 'green', most: 3 }]);
});

test('TU-3 action C offers nothing when the Atoll holds only the colour just added', () => {
  expect(turnOptions(DISPLAY, 1, [PINK_6, PINK_6]).fromAtoll).toEqual([]);
});

test('TU-3 action C never offers the colour just added nor one that is not there', () => {
  const lumino = fc.constantFrom(...COLORS).map((color) => loose(color, 5));
  fc.assert(
    fc.property(lumino, fc.array(lumino, { maxLength: 8 }), (added, atoll) => {
      const { fromAtoll } = turnOptions([added], 0, atoll);
      const held = (color: Color) => atoll.filter((other) => other.color === color).length;
      const open = COLORS.filter((color) => color !== added.color && held(color) > 0);
      expect(fromAtoll).toEqual(open.map((color) => ({ color, most: Math.min(3, held(color)) })));
    }),
  );
});

test('TU-3 action A reads the number from either half', () => {
  expect(numberOf({ color: 'green', symbols: ['crab', 2] })).toBe(2);
  expect(numberOf({ color: 'green', symbols: [2, 'crab'] })).toBe(2);
});

test('TU-3 only a Lumino of the display can join the Atoll', () => {
  expect(() => turnOptions(DISPLAY, 4, ATOLL)).toThrow('no Lumino 4');
});

test.each([
  ['TU-3 an empty Atoll is filled with 4', 0, 4],
  ['TU-3 an Atoll of 2 is filled with 2', 2, 2],
  ['TU-3 a full Atoll is left alone', 4, 0],
  ['TU-3 an Atoll that holds more keeps what it has', 6, 0],
])('%s', (_, held, drawn) => {
  expect(atollRefill(held)).toBe(drawn);
});

test.each([
  ['LU-6 limestone that fits is stored', 3, 4, { limestone: 7, returned: 0 }],
  ['LU-6 storage ends at 10', 4, 6, { limestone: 10, returned: 0 }],
  ['LU-6 the rest goes back to the supply', 8, 6, { limestone: 10, returned: 4 }],
  ['LU-6 a full storage takes nothing', 10, 4, { limestone: 10, returned: 4 }],
])('%s', (_, held, gained, stored) => {
  expect(storeLimestone(held, gained)).toEqual(stored);
});

test('LU-6 the 40 markers fill the storage of four players', () => {
  expect(LIMESTONE_MARKERS).toBe(40);
  expect(STORAGE * 4).toBe(LIMESTONE_MARKERS);
});

test('PL-5 a Lumino that goes back into the bag costs one point', () => {
  expect(RETURN_POINTS).toBe(-1);
  expect(addPoints(12, RETURN_POINTS)).toBe(11);
});

test('PL-5 ruling: the score may go below 0', () => {
  expect(LOWEST_SCORE).toBe(-Infinity);
  expect(addPoints(0, RETURN_POINTS)).toBe(-1);
  expect(addPoints(-1, 2 * RETURN_POINTS)).toBe(-3);
});
