/** How many ways there are to place one and then two Luminos, pinned: a change in the rules moves these figures. */

import { audit } from '@/games/lumicora/rules/audit';
import { SPACE_NAMES, type ReefBoard } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import type { Color, LaidLumino } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';

import { board, reef } from '../../../support/reef';
import {
  SLOW_PAIRS,
  slowException,
  slowReef,
  slowVerdict,
  type SlowLumino,
} from '../../../support/slowRules';

// The terrain is written out here, so that painting another default board moves no figure.
const SIDE_A = board('A', 'water', { limestone: 'c3 c4 c5 d3 d6 e3 e4 e5 b2 b5 d2 d7 f2 f5' });
const SIDE_B = board('B', 'water', {
  limestone: 'c3 c5 e3 e5',
  '-1': 'a3 g3',
  '-2': 'a1 a5 g1 g5',
  '-3': 'd1 d8',
});

const START = 'd4d5:GB';
const MIDGAME =
  'd4d5:GB c4c5:B1s c3d3:G4. e4e5:B5. d6d7:B2c e3e2:G6. d3e3:G3h c4d5:B6. b3b4:P1t c3b3:P5. f3f4:Y4.';
/** There is no room next to green d4. */
const WALLED_IN = 'd4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. e3e2:B6.';

interface Row {
  readonly title: string;
  readonly ground: ReefBoard;
  readonly line: string;
  readonly colors: readonly [Color, Color];
  readonly limestone: number;
  readonly counts: readonly [number, number];
}

const ROWS: readonly Row[] = [
  {
    title: 'PL-1 start on side A, own colours',
    ground: SIDE_A,
    line: START,
    colors: ['green', 'blue'],
    limestone: 10,
    counts: [19, 319],
  },
  {
    title: 'PL-1 start on side A, exception A',
    ground: SIDE_A,
    line: START,
    colors: ['pink', 'pink'],
    limestone: 10,
    counts: [30, 650],
  },
  {
    title: 'PL-4 start on side A, 2 limestone',
    ground: SIDE_A,
    line: START,
    colors: ['green', 'green'],
    limestone: 2,
    counts: [19, 503],
  },
  {
    title: 'PL-4 start on side A, no limestone',
    ground: SIDE_A,
    line: START,
    colors: ['green', 'green'],
    limestone: 0,
    counts: [9, 77],
  },
  {
    title: 'PL-1 start on side B, own colours',
    ground: SIDE_B,
    line: START,
    colors: ['green', 'blue'],
    limestone: 10,
    counts: [19, 319],
  },
  {
    title: 'PL-4 start on side B, 3 limestone',
    ground: SIDE_B,
    line: START,
    colors: ['green', 'yellow'],
    limestone: 3,
    counts: [19, 592],
  },
  {
    title: 'PL-4 start on side B, 1 limestone',
    ground: SIDE_B,
    line: START,
    colors: ['blue', 'blue'],
    limestone: 1,
    counts: [12, 22],
  },
  {
    title: 'PL-2 in the middle of a game, green',
    ground: SIDE_A,
    line: MIDGAME,
    colors: ['green', 'green'],
    limestone: 4,
    counts: [14, 205],
  },
  {
    title: 'PL-3 in the middle of a game, pink then blue',
    ground: SIDE_A,
    line: MIDGAME,
    colors: ['pink', 'blue'],
    limestone: 4,
    counts: [12, 286],
  },
  {
    title: 'PL-4 in the middle of a game, without limestone',
    ground: SIDE_B,
    line: MIDGAME,
    colors: ['yellow', 'pink'],
    limestone: 0,
    counts: [3, 13],
  },
  {
    title: 'PL-1 under exception B',
    ground: SIDE_A,
    line: WALLED_IN,
    colors: ['green', 'green'],
    limestone: 10,
    counts: [52, 1041],
  },
  {
    title: 'PL-4 under exception B, 1 limestone',
    ground: SIDE_A,
    line: WALLED_IN,
    colors: ['green', 'blue'],
    limestone: 1,
    counts: [33, 638],
  },
];

test.each(ROWS)('$title', ({ ground, line, colors, limestone, counts }) => {
  const luminos = reef(line);
  const water = new Set(SPACE_NAMES.filter((_, space) => ground.terrain[space] === 'water'));
  const depths = [colors.slice(0, 1), colors];
  expect(depths.map((depth) => count(ground, luminos, depth, limestone))).toEqual(counts);
  expect(depths.map((depth) => countSlowly(water, luminos.map(named), depth, limestone))).toEqual(counts);
});

test.each([START, MIDGAME, WALLED_IN])('PL-1 the reef could be played: %s', (line) => {
  expect(audit(SIDE_A, reef(line)).problems).toEqual([]);
});

/** Sequences of legal placements, a colour each, paid for along the way. Which way round is not told apart. */
function count(
  ground: ReefBoard,
  luminos: readonly LaidLumino[],
  [color, ...rest]: readonly Color[],
  limestone: number,
): number {
  if (color === undefined) return 1;
  return legalPlacements(ground, surfaceOf(luminos), color, limestone).reduce((sum, { on, cost }) => {
    const next: LaidLumino = { on, colors: [color, color], symbols: [4, null] };
    return sum + count(ground, [...luminos, next], rest, limestone - cost);
  }, 0);
}

function countSlowly(
  water: ReadonlySet<string>,
  luminos: readonly SlowLumino[],
  [color, ...rest]: readonly Color[],
  limestone: number,
): number {
  if (color === undefined) return 1;
  const slow = slowReef(luminos);
  const exception = slowException(slow, color);
  return SLOW_PAIRS.reduce((sum, on) => {
    const verdict = slowVerdict(water, slow, color, on, limestone, exception);
    if (!verdict.legal) return sum;
    const next: SlowLumino = { on, colors: [color, color], symbols: [4, null] };
    return sum + countSlowly(water, [...luminos, next], rest, limestone - verdict.cost);
  }, 0);
}

function named({ on: [a, b], colors, symbols }: LaidLumino): SlowLumino {
  return { on: [SPACE_NAMES[a]!, SPACE_NAMES[b]!], colors, symbols };
}
