/** Every legal place of a shape at once, on rows of bits: CP-2 to CP-5 for all cells of a row in a few operations. */

import type { Board } from './board';
import { STRIDE, type Cell } from './cells';
import { cellsOf, POSES, type Pose, type Shape, type Tile } from './pieces';
import type { LaidTile } from './placement';

/** Which cells are covered, a row of bits each; the first and the last row lie outside of the board. */
export type Covered = Int32Array;

export function nothingCovered({ rows }: Board): Covered {
  return new Int32Array(rows + 2);
}

export function coverTile(covered: Covered, pose: Pose, at: Cell): void {
  for (const cell of cellsOf(pose, at)) covered[Math.floor(cell / STRIDE) + 1]! |= 1 << (cell % STRIDE);
}

/** A place as one number: the cell and the pose. In a list they are ordered by row, column and opening. */
export type Move = number;

export const POSE_ROOM = 8;

function cellOfMove(move: Move): Cell {
  return (move / POSE_ROOM) | 0;
}

/** As a place in `POSES`. */
function poseOfMove(move: Move): number {
  return move % POSE_ROOM;
}

/** Every tile is made once: lists of hundreds of places are asked for again and again. */
const tiles: Tile[] = [];

export function tileOfMove(move: Move): Tile {
  return (tiles[move] ??= { ...POSES[poseOfMove(move)]!, at: cellOfMove(move) });
}

/** Enough for every pose at every cell of the largest board. */
export const MOST_MOVES = 24 * 24 * POSES.length;

const MOST_ROWS = STRIDE;
/** Of the row that is looked at and all others: cells that are free, and those next to a tile. */
const free = new Int32Array(MOST_ROWS);
const near = new Int32Array(MOST_ROWS);

/** Writes all legal places into the list and tells how many there are. */
export function listMoves(
  board: Board,
  covered: Covered,
  isEmpty: boolean,
  shape: Shape,
  into: Int32Array,
): number {
  if (isEmpty && shape === 'X') return 0;
  prepare(board, covered, isEmpty);
  return shape === 'X' ? listCrosses(board, isEmpty, into) : listUs(board, isEmpty, into);
}

/** Whether there is any legal place. */
export function hasMove(board: Board, covered: Covered, isEmpty: boolean, shape: Shape): boolean {
  return listMoves(board, covered, isEmpty, shape, scratch) > 0;
}

const scratch = new Int32Array(MOST_MOVES);

function prepare({ rows, bits: { open, middle } }: Board, covered: Covered, isEmpty: boolean): void {
  for (let row = 0; row < rows + 2; row++) {
    const taken = covered[row]!;
    free[row] = open[row]! & ~taken & (isEmpty ? middle[row]! : -1);
    near[row] = (taken << 1) | (taken >> 1) | (covered[row - 1] ?? 0) | (covered[row + 1] ?? 0);
  }
}

function listCrosses({ rows, bits: { dim } }: Board, isEmpty: boolean, into: Int32Array): number {
  const cross = dim[0]!;
  let count = 0;
  for (let row = 1; row <= rows; row++) {
    const f = free[row]!;
    const fits = f & (f << 1) & (f >> 1) & free[row - 1]! & free[row + 1]! & cross[row]!;
    if (fits === 0) continue;
    const n = near[row]!;
    let places = isEmpty ? fits : fits & (n | (n << 1) | (n >> 1) | near[row - 1]! | near[row + 1]!);
    const base = (row - 1) * STRIDE;
    for (; places !== 0; places &= places - 1) {
      into[count++] = (base + 31 - Math.clz32(places & -places)) * POSE_ROOM;
    }
  }
  return count;
}

function listUs({ rows, bits: { dim } }: Board, isEmpty: boolean, into: Int32Array): number {
  const [, dimUp, dimRight, dimDown, dimLeft] = dim as readonly [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const all = isEmpty ? -1 : 0;
  let count = 0;
  for (let row = 1; row <= rows; row++) {
    const f = free[row]!;
    if (f === 0) continue;
    const [above, below] = [free[row - 1]!, free[row + 1]!];
    const [n, nAbove, nBelow] = [near[row]!, near[row - 1]!, near[row + 1]!];
    const lying = f & (f << 1) & (f >> 1);
    const standing = f & above & below;
    const nLying = n | (n << 1) | (n >> 1) | all;
    const nStanding = n | nAbove | nBelow | all;
    const ends = (nAbove | nBelow) >> 1;
    const endsLeft = (nAbove | nBelow) << 1;
    const up = lying & (above << 1) & (above >> 1) & dimUp[row]! & (nLying | (nAbove << 1) | (nAbove >> 1));
    const right = standing & (above >> 1) & (below >> 1) & dimRight[row]! & (nStanding | ends);
    const down =
      lying & (below << 1) & (below >> 1) & dimDown[row]! & (nLying | (nBelow << 1) | (nBelow >> 1));
    const left = standing & (above << 1) & (below << 1) & dimLeft[row]! & (nStanding | endsLeft);
    const base = (row - 1) * STRIDE;
    for (let places = up | right | down | left; places !== 0; places &= places - 1) {
      const bit = places & -places;
      const move = (base + 31 - Math.clz32(bit)) * POSE_ROOM;
      if (up & bit) into[count++] = move + 1;
      if (right & bit) into[count++] = move + 2;
      if (down & bit) into[count++] = move + 3;
      if (left & bit) into[count++] = move + 4;
    }
  }
  return count;
}

export interface LegalPlace {
  readonly tile: Tile;
  /** Null where the lights are not known. */
  readonly points: number | null;
}

export function legalPlaces(board: Board, laid: readonly LaidTile[], shape: Shape): readonly LegalPlace[] {
  const covered = nothingCovered(board);
  for (const { tile } of laid) coverTile(covered, tile, tile.at);
  return legalPlacesOn(board, covered, laid.length === 0, shape);
}

/** Ordered by row, column, and then openings clockwise from up. */
export function legalPlacesOn(
  board: Board,
  covered: Covered,
  isEmpty: boolean,
  shape: Shape,
): readonly LegalPlace[] {
  const count = listMoves(board, covered, isEmpty, shape, scratch);
  const { sums } = board.bits;
  const places: LegalPlace[] = [];
  for (let index = 0; index < count; index++) {
    const move = scratch[index]!;
    const tile = tileOfMove(move);
    places.push({ tile, points: board.lights === null ? null : sums[poseOfMove(move)]![tile.at]! });
  }
  return places;
}
