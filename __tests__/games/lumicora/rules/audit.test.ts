import * as fc from 'fast-check';

import { audit } from '@/games/lumicora/rules/audit';
import { createRng } from '@/kit/rng';

import { legalReef, randomBoard, randomReef } from '../../../support/randomReef';
import { board, pair, reef, spaces } from '../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

test('SE-1 the starting Lumino may lie either way round, with any two colours', () => {
  expect(audit(WET, reef('d4d5:GB'))).toEqual({ problems: [], costs: [0] });
  expect(audit(WET, reef('d5d4:YP3c'))).toEqual({ problems: [], costs: [0] });
});

test.each([
  {
    title: 'SE-1 a starting Lumino outside the starting area',
    line: 'c4c5:GB',
    problems: [
      { lumino: 0, problem: { code: 'starting-lumino-elsewhere', rule: 'SE-1', spaces: pair('c4c5') } },
    ],
  },
  {
    title: 'SE-1 a starting Lumino half outside the starting area',
    line: 'd3d4:GB',
    problems: [
      { lumino: 0, problem: { code: 'starting-lumino-elsewhere', rule: 'SE-1', spaces: pair('d3d4') } },
    ],
  },
  {
    title: 'SE-1 a Lumino that was laid before the starting Lumino',
    line: 'c4c5:G3c d4d5:GB',
    problems: [
      {
        lumino: 0,
        problem: { code: 'no-lumino-touched', rule: 'PL-1', color: 'green', exception: 'A', spaces: [] },
      },
      { lumino: 1, problem: { code: 'starting-lumino-late', rule: 'SE-1', spaces: pair('d4d5') } },
    ],
  },
  {
    title: 'SE-1 a Lumino of one colour in the bare starting area',
    line: 'd4d5:G3c',
    problems: [{ lumino: 0, problem: { code: 'starting-area', rule: 'SE-1', spaces: pair('d4d5') } }],
  },
  {
    title: 'PL-1 the one Lumino that broke the colour rule, not those after it',
    line: 'd4d5:GB c5c6:G3c c7b6:G4.',
    problems: [
      {
        lumino: 1,
        problem: { code: 'own-color-not-touched', rule: 'PL-1', color: 'green', spaces: spaces('d4') },
      },
    ],
  },
  {
    title: 'PL-1 a Lumino is judged by the reef of its moment, so the order matters',
    line: 'd4d5:GB c5d6:P3c c4c3:G4. c4d5:P4.',
    problems: [
      {
        lumino: 3,
        problem: { code: 'own-color-not-met', rule: 'PL-1', color: 'pink', level: 2, spaces: [] },
      },
    ],
  },
])('$title is reported', ({ line, problems }) => {
  expect(audit(DRY, reef(line)).problems).toEqual(problems);
});

test('PL-4 costs are told for each Lumino, though nobody asks whether they could be paid', () => {
  const ground = board('A', 'water', { limestone: 'c3' });
  const { problems, costs } = audit(ground, reef('d4d5:GB c4c3:G4. e4e5:B5. c4d5:B3s'));
  expect(problems).toEqual([]);
  expect(costs).toEqual([0, 1, 2, 0]);
});

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));

test('PL-1 to PL-3 a reef made by legal play has no problems', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = createRng(seed);
      const ground = randomBoard(rng);
      expect(audit(ground, legalReef(rng, ground)).problems).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('PL-4 the costs of a reef are the water spaces it covers', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { board: ground, luminos, surface } = randomReef(createRng(seed));
      const { costs } = audit(ground, luminos);
      const covered = ground.terrain.filter((kind, space) => kind === 'water' && surface.levels[space]! > 0);
      expect(costs).toHaveLength(luminos.length);
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(covered.length);
    }),
  );
});
