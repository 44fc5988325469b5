import * as fc from 'fast-check';

import { nameOf, PAIRS } from '@/games/lumicora/rules/boards';
import { legalPlacements, listLegalPairs, PAIR_COUNT } from '@/games/lumicora/rules/legalPlacements';
import { COLORS } from '@/games/lumicora/rules/model';
import { checkPlacement, type Placement } from '@/games/lumicora/rules/placement';
import { createRng } from '@/kit/rng';

import { randomReef } from '../../../support/randomReef';
import { board, surface } from '../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

function names(placements: readonly Placement[]): string {
  return placements.map(({ on: [a, b] }) => nameOf(a) + nameOf(b)).join(' ');
}

test('PL-1 around a lone starting Lumino, in reading order', () => {
  expect(names(legalPlacements(DRY, surface('d4d5:GB'), 'green', 0))).toBe(
    'b2c3 b3c3 b3c4 b4c4 c2c3 c2d3 c3c4 c3d3 c4c5 d2d3 d3e2 d3e3 e2e3 e3e4 e3f2 e3f3 e4e5 e4f3 e4f4',
  );
});

test.each([
  ['PL-1 nothing goes on an empty board', DRY, '', 10, ''],
  ['PL-4 without limestone nothing goes on water', WET, 'd4d5:GB', 0, ''],
  ['PL-4 one marker does not pay for two water spaces', WET, 'd4d5:GB', 1, ''],
  [
    'PL-4 one marker pays for water next to limestone',
    board('A', 'water', { limestone: 'c3' }),
    'd4d5:GB',
    1,
    'b2c3 b3c3 c2c3 c3c4 c3d3',
  ],
  ['PL-4 above ground nothing is paid', WET, 'd4d5:GB c4c5:B1s', 0, 'c4d4'],
] as const)('%s', (_, ground, line, limestone, expected) => {
  expect(names(legalPlacements(ground, surface(line), 'green', limestone))).toBe(expected);
});

test('PL-4 a placement tells its level and its cost', () => {
  const ground = board('A', 'water', { limestone: 'c3' });
  const found = legalPlacements(ground, surface('d4d5:GB c4c5:B1s'), 'green', 2);
  const costs = new Map(found.map((placement) => [names([placement]), [placement.level, placement.cost]]));
  expect(costs.get('c2c3')).toEqual([1, 1]);
  expect(costs.get('e3e4')).toEqual([1, 2]);
  expect(costs.get('c4d4')).toEqual([2, 0]);
});

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));

test('PL-1 to PL-4 what is listed is what the check allows, for every colour', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { board: ground, surface: seen, limestone } = randomReef(createRng(seed));
      for (const color of COLORS) {
        const allowed = PAIRS.flatMap((on) => {
          const checked = checkPlacement(ground, seen, color, on, limestone);
          return checked.ok ? [checked.value] : [];
        });
        expect(legalPlacements(ground, seen, color, limestone)).toEqual(allowed);
      }
    }),
    { numRuns: 100 },
  );
});

test('PL-4 more limestone never takes a placement away', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 2 }), (seed, limestone) => {
      const { board: ground, surface: seen, color } = randomReef(createRng(seed));
      const fewer = legalPlacements(ground, seen, color, limestone);
      expect(legalPlacements(ground, seen, color, limestone + 1)).toEqual(expect.arrayContaining([...fewer]));
    }),
  );
});

test('PL-1 a list is not disturbed by the call before it', () => {
  const found = new Uint8Array(PAIR_COUNT);
  const small = surface('d4d5:GB');
  const large = surface('d4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. e3e2:B6.');
  const alone = listLegalPairs(DRY, small, 0, 10, found);
  const pairs = [...found.subarray(0, alone)];
  listLegalPairs(DRY, large, 0, 10, found);
  expect(listLegalPairs(DRY, small, 0, 10, found)).toBe(alone);
  expect([...found.subarray(0, alone)]).toEqual(pairs);
});
