import * as fc from 'fast-check';

import { coralFormula, previewCorals, scoreCoral, totalCorals } from '@/games/lumicora/rules/coralScoring';
import { COLORS } from '@/games/lumicora/rules/model';
import { symbolOfCode, viewOf } from '@/games/lumicora/rules/surface';
import { createRng } from '@/kit/rng';

import { randomReef } from '../../../support/randomReef';
import { at, spaces, surface } from '../../../support/reef';

/** Pink 3 and 3 in level 1, 5 and 2 in level 2, an animal in level 3, 6 in level 4. */
const EXAMPLE = viewOf(
  new Map([
    [at('a1'), { color: 'pink', level: 1, symbol: 3 }],
    [at('g5'), { color: 'pink', level: 1, symbol: 3 }],
    [at('b1'), { color: 'pink', level: 2, symbol: 5 }],
    [at('b3'), { color: 'pink', level: 2, symbol: 2 }],
    [at('c1'), { color: 'pink', level: 3, symbol: 'crab' }],
    [at('d4'), { color: 'pink', level: 4, symbol: 6 }],
    [at('d5'), { color: 'blue', level: 4, symbol: 1 }],
  ]),
);

test('SC-2 example: 3 + 2 + 0 + 6 = 11', () => {
  const score = scoreCoral(EXAMPLE, 'pink');
  expect(score).toEqual({
    lines: [
      { level: 1, number: 3, spaces: spaces('a1 g5') },
      { level: 2, number: 2, spaces: spaces('b3') },
      { level: 4, number: 6, spaces: spaces('d4') },
    ],
    total: 11,
  });
  expect(coralFormula(score)).toEqual([3, 2, 0, 6]);
});

test.each([
  ['SC-2 a colour with no number in sight scores 0', 'd4d5:GB c4c5:B1s', 'green', []],
  ['SC-2 a colour that is not there scores 0', 'd4d5:GB c4c5:B1s', 'pink', []],
  ['SC-2 the smaller of two numbers in a level counts', 'd4d5:GB c4c5:B4. c3d3:B6.', 'blue', [4]],
  ['SC-2 the scored spaces need not touch', 'd4d5:GB c4c5:B4. g1g2:B2h', 'blue', [2]],
  ['SC-2 a covered number does not count', 'd4d5:GB c4c5:B1s c3d3:B5. c3c4:B6.', 'blue', [0, 6]],
  [
    'SC-2 covering one small number can raise two levels',
    'd4d5:GB c4c5:B1s e4e5:B5. d5c4:B.6',
    'blue',
    [5, 6],
  ],
  ['SC-2 the number of another colour does not count', 'd4d5:GB c4c5:B4. c3d3:G1s', 'blue', [4]],
  ['SC-2 a number on the starting Lumino counts', 'd4d5:GB3. c4c5:G5.', 'green', [3]],
] as const)('%s', (_, reef, color, formula) => {
  const score = scoreCoral(surface(reef), color);
  expect(coralFormula(score)).toEqual(formula);
  expect(score.total).toBe(formula.reduce((sum: number, number) => sum + number, 0));
});

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));

test('SC-2 each level of a random reef scores its smallest number in sight', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { surface: seen, color } = randomReef(createRng(seed));
      const numbers = new Map<number, number[]>();
      seen.levels.forEach((level, space) => {
        const symbol = symbolOfCode(seen.symbols[space]!);
        if (COLORS[seen.colors[space]!] !== color || typeof symbol !== 'number') return;
        numbers.set(level, [...(numbers.get(level) ?? []), symbol]);
      });
      const smallest = [...numbers].map(([level, shown]) => [level, Math.min(...shown)]);
      const { lines, total } = scoreCoral(seen, color);
      expect(lines.map(({ level, number }) => [level, number])).toEqual(smallest.sort(([a], [b]) => a! - b!));
      expect(total).toBe(smallest.reduce((sum, [, number]) => sum + number!, 0));
    }),
  );
});

test('SC-2 the quick totals are those of the preview, reef after reef', () => {
  const totals = new Int32Array(COLORS.length);
  fc.assert(
    fc.property(seeds, (seed) => {
      const { surface: seen } = randomReef(createRng(seed));
      const preview = previewCorals(seen);
      totalCorals(seen, totals);
      expect([...totals]).toEqual(COLORS.map((color) => preview[color].total));
    }),
    { numRuns: 400 },
  );
});

test('SC-2 the quick totals hold on the highest reef an array can hold', () => {
  const totals = new Int32Array(COLORS.length);
  const tower = viewOf(new Map([[at('a1'), { color: 'yellow', level: 255, symbol: 5 }]]));
  totalCorals(tower, totals);
  expect([...totals]).toEqual([0, 0, 0, 5]);
  totalCorals(viewOf(new Map()), totals);
  expect([...totals]).toEqual([0, 0, 0, 0]);
});
