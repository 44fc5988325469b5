/** A game of Copulas as a search plays it: rows of bits, changed in place, and the next mover's places at hand. */

import { MOST_LIGHTS, type Board } from '../rules/board';
import { STRIDE } from '../rules/cells';
import { dueShape, EXTRA_TURN_AT, extraTurnsLeft, seatToPlay, tilesLeft, type Course } from '../rules/course';
import { BIGGEST_POINTS, GROUP_TILE_POINTS, ISOLATED_POINTS, TEAMS } from '../rules/finalScoring';
import { listMoves, MOST_MOVES, POSE_ROOM, type Covered, type Move } from '../rules/legalPlacements';
import { coverTile } from '../rules/legalPlacements';
import { SHAPES, TILE_CELLS, type Shape } from '../rules/pieces';

export interface PlayState {
  readonly board: Board;
  readonly teams: boolean;
  readonly covered: Covered;
  /** What each seat covers. */
  readonly own: readonly Covered[];
  readonly scores: Int32Array;
  readonly extraLeft: Int32Array;
  /** By seat, as places in `SHAPES`; -1 for who has placed all. */
  readonly due: Int32Array;
  /** By seat and shape. */
  readonly left: Int32Array;
  isEmpty: boolean;
  /** Who is to move; -1 when the game is over. */
  seat: number;
  readonly moves: Int32Array;
  moveCount: number;
}

export function playStateOf(course: Course, teams: boolean): PlayState {
  const { board, seats, covered, laid, scores } = course;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const own = each.map(() => new Int32Array(covered.length));
  for (const { seat, tile } of laid) coverTile(own[seat]!, tile, tile.at);
  const state: PlayState = {
    board,
    teams,
    covered: covered.slice(),
    own,
    scores: Int32Array.from(scores),
    extraLeft: Int32Array.from(each, (seat) => extraTurnsLeft(course, seat)),
    due: Int32Array.from(each, (seat) => indexOf(dueShape(course, seat))),
    left: Int32Array.from(each.flatMap((seat) => SHAPES.map((shape) => tilesLeft(course, seat, shape)))),
    isEmpty: laid.length === 0,
    seat: 0,
    moves: new Int32Array(MOST_MOVES),
    moveCount: 0,
  };
  passTo(state, seatToPlay(course));
  return state;
}

function indexOf(shape: Shape | null): number {
  return shape === null ? -1 : SHAPES.indexOf(shape);
}

export function copyState(state: PlayState): PlayState {
  return {
    ...state,
    covered: state.covered.slice(),
    own: state.own.map((rows) => rows.slice()),
    scores: state.scores.slice(),
    extraLeft: state.extraLeft.slice(),
    due: state.due.slice(),
    left: state.left.slice(),
    moves: state.moves.slice(),
  };
}

/** Three rows of three bits for each pose: what it covers around the cell that names it. */
const PATTERNS: readonly (readonly [number, number, number])[] = [
  [0b010, 0b111, 0b010],
  [0b101, 0b111, 0b000],
  [0b110, 0b010, 0b110],
  [0b000, 0b111, 0b101],
  [0b011, 0b010, 0b011],
];

function cover(rows: Covered, move: Move): void {
  const [above, middle, below] = PATTERNS[move % POSE_ROOM]!;
  const cell = (move / POSE_ROOM) | 0;
  const column = cell % STRIDE;
  const row = (cell / STRIDE) | 0;
  rows[row]! |= (above << column) >> 1;
  rows[row + 1]! |= (middle << column) >> 1;
  rows[row + 2]! |= (below << column) >> 1;
}

/** Whether the tile would lie on some of these cells. */
function meets(rows: Covered, move: Move): boolean {
  const [above, middle, below] = PATTERNS[move % POSE_ROOM]!;
  const cell = (move / POSE_ROOM) | 0;
  const column = cell % STRIDE;
  const row = (cell / STRIDE) | 0;
  return (
    ((((rows[row]! << 1) >> column) & above) |
      (((rows[row + 1]! << 1) >> column) & middle) |
      (((rows[row + 2]! << 1) >> column) & below)) !==
    0
  );
}

export function pointsOfMove({ board }: PlayState, move: Move): number {
  return board.bits.sums[move % POSE_ROOM]![(move / POSE_ROOM) | 0]!;
}

export function applyMove(state: PlayState, move: Move): void {
  const { seat, due, scores, extraLeft, left } = state;
  const points = pointsOfMove(state, move);
  cover(state.covered, move);
  cover(state.own[seat]!, move);
  state.isEmpty = false;
  const shape = due[seat]!;
  left[seat * 2 + shape]! -= 1;
  due[seat] = left[seat * 2]! + left[seat * 2 + 1]! === 0 ? -1 : 1 - shape;
  scores[seat]! += points;
  const earned = points > 0 && extraLeft[seat]! > 0 && EXTRA_TURN_AT.includes(scores[seat]!);
  if (earned) extraLeft[seat]! -= 1;
  passTo(state, earned ? seat : (seat + 1) % state.own.length);
}

/** Lists the places of the first who can place, from this seat on. */
function passTo(state: PlayState, first: number): void {
  const { own, due, left, board, covered, isEmpty, moves } = state;
  for (let passed = 0; passed < own.length; passed++) {
    const seat = (first + passed) % own.length;
    const shape = due[seat]!;
    if (shape === -1 || left[seat * 2 + shape] === 0) continue;
    state.moveCount = listMoves(board, covered, isEmpty, SHAPES[shape]!, moves);
    if (state.moveCount === 0) continue;
    state.seat = seat;
    return;
  }
  state.seat = -1;
  state.moveCount = 0;
}

const near = new Int32Array(STRIDE);

/** Cells next to a seat's own tiles, for `ratingOf`; asked for once a position. */
export function prepareRatings({ own, seat }: PlayState): void {
  const rows = own[seat]!;
  for (let row = 0; row < rows.length; row++) {
    const mine = rows[row]!;
    near[row] = (mine << 1) | (mine >> 1) | (rows[row - 1] ?? 0) | (rows[row + 1] ?? 0);
  }
}

/** About what an extra turn, a joined tile and a lonely one are worth in points. */
const EXTRA_TURN_WORTH = 5;
const JOINED_WORTH = 3;

/** What a move looks worth at once: its points, an extra turn, and whether it joins its own color. */
export function ratingOf(state: PlayState, move: Move): number {
  const { seat, scores, extraLeft } = state;
  const points = pointsOfMove(state, move);
  const earns = points > 0 && extraLeft[seat]! > 0 && EXTRA_TURN_AT.includes(scores[seat]! + points);
  return points + (earns ? EXTRA_TURN_WORTH : 0) + (meets(near, move) ? JOINED_WORTH : 0);
}

const groupRows = new Int32Array(STRIDE);
const sizes: number[] = [];

/** Cells that hang together are tiles that do, and each tile has five. */
function groupSizesOf(rows: Covered): readonly number[] {
  sizes.length = 0;
  const rest = rows.slice();
  for (let first = 0; first < rest.length; first++) {
    while (rest[first] !== 0) sizes.push(takeGroup(rest, first) / TILE_CELLS);
  }
  return sizes;
}

function takeGroup(rest: Covered, first: number): number {
  groupRows.fill(0, 0, rest.length);
  groupRows[first] = rest[first]! & -rest[first]!;
  for (let grows = true; grows;) {
    grows = false;
    for (let row = first; row < rest.length; row++) {
      const now = groupRows[row]!;
      const around = now | (now << 1) | (now >> 1) | (groupRows[row - 1] ?? 0) | (groupRows[row + 1] ?? 0);
      const wider = around & rest[row]!;
      if (wider === now) continue;
      groupRows[row] = wider;
      grows = true;
    }
  }
  let cells = 0;
  for (let row = first; row < rest.length; row++) {
    cells += bitCount(groupRows[row]!);
    rest[row]! &= ~groupRows[row]!;
  }
  return cells;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** CE-2, CE-3: what each seat would have if the game ended now. */
export function totalsOf(state: PlayState): readonly number[] {
  let record = 0;
  const biggest: number[] = [];
  const totals = state.own.map((rows, seat) => {
    const groups = groupSizesOf(rows);
    let own = 0;
    for (const size of groups) if (size > 1 && size > own) own = size;
    let total = state.scores[seat]!;
    for (const size of groups) {
      if (size === 1) total += ISOLATED_POINTS;
      else if (size < own) total += GROUP_TILE_POINTS * size;
    }
    biggest[seat] = own;
    record = Math.max(record, own);
    return total;
  });
  return totals.map((total, seat) =>
    record > 0 && biggest[seat] === record ? total + BIGGEST_POINTS : total,
  );
}

/** About the lead that makes a win likely. */
const CLEAR_LEAD = 2 * MOST_LIGHTS;

/** Half for winning, half for by how much: from 0 to 1. A team counts by its weaker player. */
export function resultOf(state: PlayState): readonly number[] {
  const totals = totalsOf(state);
  const sides = state.teams ? TEAMS : totals.map((_, seat) => [seat]);
  const worth = sides.map((side) => Math.min(...side.map((seat) => totals[seat]!)));
  const results: number[] = [];
  sides.forEach((side, index) => {
    let rival = -Infinity;
    worth.forEach((other, at) => {
      if (at !== index) rival = Math.max(rival, other);
    });
    const lead = worth[index]! - rival;
    const won = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    for (const seat of side) results[seat] = won / 2 + 1 / (2 + 2 * Math.exp((-4 * lead) / CLEAR_LEAD));
  });
  return results;
}
