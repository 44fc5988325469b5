import * as fc from 'fast-check';

import { SPACE_COUNT } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import {
  emptySurface,
  layReef,
  surfaceOf,
  symbolCode,
  symbolOfCode,
  viewOf,
  visibleSpace,
  type VisibleSpace,
} from '@/games/lumicora/rules/surface';
import { createRng } from '@/kit/rng';

import { randomReef } from '../../../support/randomReef';
import { at, pair, reef, surface } from '../../../support/reef';

test('an empty reef shows nothing', () => {
  expect(layReef([])).toEqual({ ok: true, value: emptySurface() });
  expect(visibleSpace(emptySurface(), at('d4'))).toBeNull();
});

test('PL-3 what lies on top is seen, one level above what it covers', () => {
  const seen = surface('d4d5:GB c4c5:B1s d5c4:P3t');
  expect(visibleSpace(seen, at('d4'))).toEqual({ color: 'green', level: 1, symbol: null });
  expect(visibleSpace(seen, at('d5'))).toEqual({ color: 'pink', level: 2, symbol: 3 });
  expect(visibleSpace(seen, at('c4'))).toEqual({ color: 'pink', level: 2, symbol: 'starfish' });
  expect(visibleSpace(seen, at('c5'))).toEqual({ color: 'blue', level: 1, symbol: 'shellfish' });
  expect([at('d4'), at('d5'), at('c5')].map((space) => seen.luminos[space])).toEqual([0, 2, 1]);
});

test.each([
  {
    title: 'PL-0 halves that do not touch',
    line: 'd4d6:G1s',
    error: { lumino: 0, rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: pair('d4d6') } },
  },
  {
    title: 'PL-2 a Lumino exactly on another, which need not be the last',
    line: 'd4d5:GB c4c5:B1s d4d5:B2c',
    error: {
      lumino: 2,
      rejection: { code: 'exactly-covering', rule: 'PL-2', spaces: pair('d4d5'), lumino: 0 },
    },
  },
  {
    title: 'PL-3 a tilted Lumino',
    line: 'd4d5:GB d5d6:B2c a1a3:B1s',
    error: { lumino: 1, rejection: { code: 'tilted', rule: 'PL-3', spaces: pair('d5d6'), levels: [2, 1] } },
  },
])('$title makes a reef impossible', ({ line, error }) => {
  expect(layReef(reef(line))).toEqual({ ok: false, error });
  expect(() => surfaceOf(reef(line))).toThrow('impossible reef');
});

test('LU-2 symbols and their codes go both ways', () => {
  const symbols = [null, 1, 2, 3, 4, 5, 6, 'shellfish', 'crab', 'seahorse', 'starfish'] as const;
  expect(symbols.map(symbolCode)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(symbols.map((symbol) => symbolOfCode(symbolCode(symbol)))).toEqual(symbols);
});

test('a view made from what is seen of each space is the view of the reef', () => {
  fc.assert(
    fc.property(fc.noBias(fc.integer({ min: 0, max: 0xffffffff })), (seed) => {
      const { surface: laid } = randomReef(createRng(seed));
      const seen = new Map<Space, VisibleSpace>();
      for (let space = 0; space < SPACE_COUNT; space++) {
        const visible = visibleSpace(laid, space);
        if (visible !== null) seen.set(space, visible);
      }
      const { levels, colors, symbols } = laid;
      expect(viewOf(seen)).toEqual({ levels, colors, symbols });
    }),
  );
});
