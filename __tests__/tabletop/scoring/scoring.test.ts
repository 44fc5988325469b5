/** On the end of a game of tiles on squares: lone tiles and small groups cost, the biggest group gains. */

import * as fc from 'fast-check';

import {
  pointsOf,
  rankBy,
  scoringSteps,
  sumPoints,
  type Decider,
  type ScoreLine,
} from '@/tabletop/scoring/scoring';

type Line = ScoreLine<'isolated' | 'group' | 'biggest'>;
const STAGES = ['gained', 'isolated', 'group', 'biggest', 'result'] as const;

interface End {
  readonly total: number;
  readonly left: number;
}

const DECIDERS: readonly Decider<End, 'points' | 'tiles'>[] = [
  { by: 'points', worth: ({ total }) => total },
  { by: 'tiles', worth: ({ left }) => -left },
];

const ANA: readonly Line[] = [
  { category: 'isolated', count: 2, points: -10 },
  { category: 'group', count: 3, points: -9 },
  { category: 'group', count: 2, points: -6 },
  { category: 'biggest', count: 5, points: 5 },
];

test('lines add up, all of them or those that are wanted', () => {
  expect(sumPoints(ANA)).toBe(-20);
  expect(pointsOf(ANA, ({ category }) => category === 'group')).toBe(-15);
  expect(sumPoints([])).toBe(0);
});

test('each step has its lines, its points and the total by then', () => {
  const steps = scoringSteps(
    STAGES,
    [
      { before: 41, lines: ANA },
      { before: 30, lines: [] },
    ],
    ({ category }, stage) => category === stage,
  );
  expect(
    steps.map(({ stage, players: [ana] }) => [stage, ana!.lines.length, ana!.points, ana!.total]),
  ).toEqual([
    ['gained', 0, 41, 41],
    ['isolated', 1, -10, 31],
    ['group', 2, -15, 16],
    ['biggest', 1, 5, 21],
    ['result', 0, 0, 21],
  ]);
  expect(steps.map(({ players }) => players[1]!.total)).toEqual([30, 30, 30, 30, 30]);
});

test.each([
  [
    'points decide',
    [
      [40, 3],
      [39, 0],
    ],
    { places: [1, 2], winners: [0], decidedBy: 'points' },
  ],
  [
    'then the fewest tiles left',
    [
      [40, 3],
      [40, 2],
    ],
    { places: [2, 1], winners: [1], decidedBy: 'tiles' },
  ],
  [
    'then the win is shared, and the next place is left out',
    [
      [40, 2],
      [12, 0],
      [40, 2],
    ],
    { places: [1, 3, 1], winners: [0, 2], decidedBy: 'shared' },
  ],
  [
    'two of three lead, and tiles decide between them',
    [
      [40, 2],
      [40, 1],
      [39, 0],
    ],
    { places: [2, 1, 3], winners: [1], decidedBy: 'tiles' },
  ],
  ['who plays alone wins by points', [[-4, 9]], { places: [1], winners: [0], decidedBy: 'points' }],
])('%s', (_, ends, ranking) => {
  expect(
    rankBy(
      DECIDERS,
      ends.map(([total, left]) => ({ total: total!, left: left! })),
    ),
  ).toEqual(ranking);
});

test('a place is one more than the number of players ahead, in whatever order they sit', () => {
  const ends = fc.array(fc.record({ total: fc.integer({ min: -2, max: 2 }), left: fc.nat({ max: 2 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(ends, (table) => {
      const { places, winners, decidedBy } = rankBy(DECIDERS, table);
      const worth = ({ total, left }: End) => total * 100 - left;
      expect(places).toEqual(
        table.map((own) => 1 + table.filter((other) => worth(other) > worth(own)).length),
      );
      expect(winners.length > 1).toBe(decidedBy === 'shared');
      expect(rankBy(DECIDERS, table.toReversed())).toEqual({
        places: places.toReversed(),
        winners: winners.map((winner) => table.length - 1 - winner).toReversed(),
        decidedBy,
      });
    }),
  );
});
