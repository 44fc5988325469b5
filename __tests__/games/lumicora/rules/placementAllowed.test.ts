import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { Color } from '@/games/lumicora/rules/model';
import {
  checkPlacement,
  coveredSpaces,
  groundException,
  visibleInLevel,
} from '@/games/lumicora/rules/placement';

import { board, pair, spaces, surface } from '../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

const GREEN_WALLED_IN = 'd4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. e3e2:B6.';
/** e3 is free next to green d4, and has no free neighbour itself. */
const GREEN_WITH_ONE_HOLE = 'd4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. f3f4:B6. e2f2:B4.';
const GREEN_COVERED = 'd4d5:GB c3d3:G1s d3d4:G2c';
const PINK_UPSTAIRS = 'd4d5:GB c4c5:B1s c3d3:G4. c3c4:P1h';

interface Row {
  readonly title: string;
  readonly reef: string;
  readonly play: readonly [Color, string];
  readonly board?: ReefBoard;
  readonly limestone?: number;
  readonly level: number;
  readonly cost: number;
}

const ALLOWED: readonly Row[] = [
  {
    title: 'PL-1 one half that touches the own colour on the ground is enough',
    reef: 'd4d5:GB',
    play: ['green', 'c3b3'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 exception A lets a colour that is not there touch any Lumino',
    reef: 'd4d5:GB',
    play: ['pink', 'c5c6'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 exception A holds when all coral of the colour in level 1 is covered',
    reef: 'd4d5:GB c4c5:B1s d4c4:G2c',
    play: ['green', 'd6d7'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 ruling: a covered Lumino is still one in level 1 for the exceptions',
    reef: GREEN_COVERED,
    play: ['pink', 'e3e2'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 exception B lets a colour without room touch any Lumino',
    reef: GREEN_WALLED_IN,
    play: ['green', 'b2b3'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 exception B holds when only a hole for one half is left next to the colour',
    reef: GREEN_WITH_ONE_HOLE,
    play: ['green', 'b2b3'],
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-1 above ground, one half on the own colour is enough',
    reef: 'd4d5:GB c4c5:B1s',
    play: ['green', 'd4c4'],
    level: 2,
    cost: 0,
  },
  {
    title: 'PL-1 above ground, touching the own colour in that level is enough',
    reef: `${PINK_UPSTAIRS} e4e5:B4.`,
    play: ['pink', 'd4e4'],
    level: 2,
    cost: 0,
  },
  {
    title: 'PL-2 two Luminos of one colour may be bridged',
    reef: 'd4d5:GB c4c5:B1s',
    play: ['blue', 'd5c5'],
    level: 2,
    cost: 0,
  },
  {
    title: 'PL-3 both halves in level 3 lie flat',
    reef: `${PINK_UPSTAIRS} d3d4:G6.`,
    play: ['green', 'c3d3'],
    level: 3,
    cost: 0,
  },
  {
    title: 'PL-4 two water spaces are placed on with two markers',
    reef: 'd4d5:GB',
    play: ['green', 'c3c4'],
    board: WET,
    limestone: 2,
    level: 1,
    cost: 2,
  },
  {
    title: 'PL-4 water and limestone cost one marker',
    reef: 'd4d5:GB',
    play: ['green', 'c3c4'],
    board: board('A', 'limestone', { water: 'c3' }),
    limestone: 1,
    level: 1,
    cost: 1,
  },
  {
    title: 'PL-4 limestone and remote limestone are free',
    reef: 'd4d5:GB',
    play: ['green', 'c3c4'],
    board: board('B', 'water', { limestone: 'c3', '-3': 'c4' }),
    level: 1,
    cost: 0,
  },
  {
    title: 'PL-4 water under coral costs nothing more',
    reef: 'd4d5:GB c4c5:B1s',
    play: ['blue', 'd5c5'],
    board: WET,
    level: 2,
    cost: 0,
  },
];

test.each(ALLOWED)('$title', ({ reef, play: [color, names], level, cost, ...more }) => {
  const on = pair(names);
  const checked = checkPlacement(more.board ?? DRY, surface(reef), color, on, more.limestone ?? 0);
  expect(checked).toEqual({ ok: true, value: { on, level, cost } });
});

test.each([
  ['PL-0 comes before PL-1 and PL-4', 'pink', 'a1a3', 'PL-0'],
  ['PL-1 comes before PL-2', 'pink', 'd4d5', 'PL-1'],
  ['PL-1 comes before PL-4', 'green', 'c5c6', 'PL-1'],
  ['PL-3 comes before PL-1, as a tilted Lumino lies in no level', 'pink', 'd5d6', 'PL-3'],
  ['PL-3 comes before PL-4', 'blue', 'd5d6', 'PL-3'],
] as const)('%s when several are broken', (_, color, names, rule) => {
  const checked = checkPlacement(WET, surface('d4d5:GB'), color, pair(names), 0);
  expect(checked).toMatchObject({ ok: false, error: { rule } });
});

test('SE-1 comes before PL-3 and PL-1 when several are broken', () => {
  const checked = checkPlacement(WET, surface('c4c5:G1s'), 'pink', pair('c4d4'), 0);
  expect(checked).toMatchObject({ ok: false, error: { code: 'starting-area', spaces: spaces('d4') } });
});

test('PL-1 the exception depends on the colour and on nothing but the ground', () => {
  const exceptionFor = (reef: string, color: Color) =>
    groundException(surface(reef), visibleInLevel(surface(reef), color, 1));
  expect(exceptionFor(GREEN_WALLED_IN, 'pink')).toBe('A');
  expect(exceptionFor(GREEN_WALLED_IN, 'green')).toBe('B');
  expect(exceptionFor(GREEN_WALLED_IN, 'blue')).toBeNull();
  expect(exceptionFor(GREEN_WITH_ONE_HOLE, 'green')).toBe('B');
  expect(exceptionFor('c3c4:G1s', 'pink')).toBe('A');
});

test('PL-1 the bare starting area is no room for exception B', () => {
  const inner = 'c3c4:G1s d3e3:B4. c5d6:B4. e4e5:B4.';
  const outer =
    'a1a2 a3a4 a5b6 b1b2 b3b4 b5c6 c1c2 c7d8 d1d2 d7e7 e1e2 e6f6 f1f2 f3f4 f5g5 g1g2 g3g4'.replace(
      /\w{4}/g,
      '$&:B4.',
    );
  const all = surface(`${inner} ${outer}`);
  expect(all.levels.filter((level) => level === 0)).toHaveLength(2);
  expect(groundException(all, visibleInLevel(all, 'green', 1))).toBe('B');
});

test('PL-1 covered spaces are listed once, whatever their level', () => {
  expect(coveredSpaces(surface(GREEN_COVERED))).toEqual(spaces('c3 d3 d4 d5'));
});
