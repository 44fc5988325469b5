/** The reef board: 44 spaces, their names and neighbours (BO-1, BO-2), and terrain as data (BO-3). */

import { hexGrid } from '@/kit/hex';

import type { Space, SpacePair } from './model';

export const ROW_LENGTHS = [5, 6, 7, 8, 7, 6, 5] as const;
export const SPACE_COUNT = 44;

const grid = hexGrid(ROW_LENGTHS);

/** Row letter and place in the row, `a1` to `g5`, by space. */
export const SPACE_NAMES: readonly string[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, place) => `${'abcdefg'.charAt(row)}${place + 1}`),
);

const SPACES_BY_NAME: ReadonlyMap<string, Space> = new Map(SPACE_NAMES.map((name, space) => [name, space]));

export const SPACE_CELLS = grid.cells;
export const NEIGHBORS = grid.neighbors;
export const PAIRS: readonly SpacePair[] = grid.pairs;

export function spaceNamed(name: string): Space | undefined {
  return SPACES_BY_NAME.get(name);
}

export function nameOf(space: Space): string {
  const name = SPACE_NAMES[space];
  if (name === undefined) throw new Error(`no space ${space}`);
  return name;
}

export function isSpace(space: number): boolean {
  return Number.isInteger(space) && space >= 0 && space < SPACE_COUNT;
}

export function areNeighbors(a: Space, b: Space): boolean {
  return NEIGHBORS[a]?.includes(b) ?? false;
}

function required(name: string): Space {
  const space = spaceNamed(name);
  if (space === undefined) throw new Error(`no space ${name}`);
  return space;
}

/** BO-2: the two spaces in the middle that hold the starting Lumino. */
export const STARTING_AREA: SpacePair = [required('d4'), required('d5')];

export function isStartingArea(space: Space): boolean {
  return space === STARTING_AREA[0] || space === STARTING_AREA[1];
}

export const BASE_SPACES: readonly Space[] = SPACE_NAMES.map((_, space) => space).filter(
  (space) => !isStartingArea(space),
);

export const BOARD_SIDES = ['A', 'B'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

export const PENALTIES = [-1, -2, -3] as const;
export type Penalty = (typeof PENALTIES)[number];

/** A number is a remote limestone space with its penalty (side B only). */
export type BaseTerrain = 'water' | 'limestone' | Penalty;
export type Terrain = BaseTerrain | 'start';

export interface ReefBoard {
  readonly side: BoardSide;
  readonly terrain: readonly Terrain[];
  /** PL-4: limestone markers due for covering each space in level 1. */
  readonly costs: readonly number[];
}

/** A board of the given side; `terrainOf` is asked for the 42 base spaces. */
export function createBoard(side: BoardSide, terrainOf: (space: Space) => BaseTerrain): ReefBoard {
  const terrain = SPACE_NAMES.map((_, space): Terrain =>
    isStartingArea(space) ? 'start' : terrainOf(space),
  );
  if (side === 'A' && terrain.some((kind) => typeof kind === 'number')) {
    throw new Error('side A has no remote limestone');
  }
  return Object.freeze({
    side,
    terrain: Object.freeze(terrain),
    costs: Object.freeze(terrain.map((kind) => (kind === 'water' ? 1 : 0))),
  });
}

/**
 * BO-3: the booklets do not print which space is which, so these are guesses until the owner of a box has painted
 * theirs. Side A: limestone all around the starting area and in the second ring along its long axes. Side B: half as
 * much next to the starting area, and remote limestone at the edge, dearer the farther out.
 */
const ASSUMED_TERRAIN: Readonly<Record<BoardSide, Readonly<Record<string, BaseTerrain>>>> = {
  A: {
    ...all('limestone', 'c3 c4 c5 d3 d6 e3 e4 e5'),
    ...all('limestone', 'b2 b5 d2 d7 f2 f5'),
  },
  B: {
    ...all('limestone', 'c3 c5 e3 e5'),
    ...all(-1, 'a3 g3'),
    ...all(-2, 'a1 a5 g1 g5'),
    ...all(-3, 'd1 d8'),
  },
};

function all(terrain: BaseTerrain, names: string): Readonly<Record<string, BaseTerrain>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, terrain]));
}

export const DEFAULT_BOARDS: Readonly<Record<BoardSide, ReefBoard>> = {
  A: createBoard('A', (space) => ASSUMED_TERRAIN.A[nameOf(space)] ?? 'water'),
  B: createBoard('B', (space) => ASSUMED_TERRAIN.B[nameOf(space)] ?? 'water'),
};
