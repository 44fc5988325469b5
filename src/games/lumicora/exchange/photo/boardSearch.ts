/** From honeycombs around some points of a picture to the plainest board on them. */

import type { EdgeField } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import {
  BOARD_LINES,
  BOARD_LINES_BY_DIRECTION,
  type GridLines,
  type GridPose,
  INNER_LINES,
  isPlausible,
  LINES_BEYOND,
  MIDDLE_LINES,
  movedPose,
} from './gridLines';
import { ROW_HEIGHT } from './homography';
import { findLattices, type Lattice, type Tilt } from './latticeSearch';
import type { Point } from './model';

export interface FoundBoard {
  readonly pose: GridPose;
  /** See `plainnessOf`. */
  readonly plainness: number;
}

/** How many honeycombs are fitted, and on how many of them a board is looked for. */
const GROWN = 16;
const SETTLED = 4;
/** A board as plain as this needs no second try. */
const PLAIN = 0.28;

/** Yields how much is done, 0 to 1. */
export function* searchBoard(
  field: EdgeField,
  points: readonly Point[],
  tilts: readonly Tilt[],
): Generator<number, FoundBoard | null> {
  const lattices = yield* within(0, 0.4, findLattices(field, points, tilts));
  const grown: Lattice[] = [];
  for (const { pose } of lattices.slice(0, GROWN)) {
    const lattice = growLattice(field, pose);
    if (lattice !== null) grown.push(lattice);
    yield 0.4 + (0.3 * grown.length) / GROWN;
  }
  grown.sort((a, b) => b.score - a.score);
  let best: FoundBoard | null = null;
  for (const [index, lattice] of grown.slice(0, SETTLED).entries()) {
    const done = 0.7 + (0.3 * index) / SETTLED;
    const pose = yield* within(done, done + 0.3 / SETTLED, findBoard(field, lattice.pose));
    const plainness = plainnessOf(field, pose);
    if (isPlausible(pose) && plainness > (best?.plainness ?? 0)) best = { pose, plainness };
    if (best !== null && best.plainness > PLAIN) break;
  }
  return best;
}

/** The steps of a part, as part of the whole. */
export function* within<T>(from: number, to: number, steps: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** From the middle outwards, as a small part of a board is seen with little perspective. */
function growLattice(field: EdgeField, start: GridPose): Lattice | null {
  const middle = fitRounds(field, start, MIDDLE_LINES, 0.22, 'affine', 3);
  const inner = middle && fitRounds(field, middle, INNER_LINES, 0.2, 'perspective', 3);
  if (inner === null) return null;
  const moved = bestMoved(field, inner, INNER_LINES);
  const pose = fitRounds(field, moved, INNER_LINES, 0.2, 'perspective', 2);
  return pose && { pose, score: agreement(field, pose, INNER_LINES) };
}

interface BoardFit {
  readonly pose: GridPose;
  readonly score: number;
}

interface Move {
  readonly turn: number;
  readonly u: number;
  readonly v: number;
}

/** How far the middle of the board is looked for, in widths of a space. */
const FARTHEST = 2.7;
/** As far as the next space. */
const NEXT = 1.1;
/** Places on the honeycomb from which a fit is tried, and how often it may move on. */
const TRIED = 3;
const MOST_MOVES = 4;

/** Lines beyond the board speak against it, less than its own for it: other things may lie there. */
const WEIGHT_BEYOND = 0.3;

/** Yields how much is done, 0 to 1. */
function* findBoard(field: EdgeField, lattice: GridPose): Generator<number, GridPose> {
  let best: BoardFit = { pose: lattice, score: -Infinity };
  const starts = placements(field, lattice, FARTHEST).slice(0, TRIED);
  for (const [index, { pose }] of starts.entries()) {
    yield index / TRIED;
    const fit = settle(field, pose);
    if (fit.score > best.score) best = fit;
  }
  return best.pose;
}

/**
 * How plainly a board is seen: lines in its faintest direction, less those beyond it. For lines in some direction are
 * on any floor, and a pattern without end is no board.
 */
function plainnessOf(field: EdgeField, pose: GridPose): number {
  const directions = BOARD_LINES_BY_DIRECTION.map((lines) => agreement(field, pose, lines));
  return Math.min(...directions) - Math.max(0, agreement(field, pose, LINES_BEYOND));
}

/** The honeycomb moved by a space to where its lines are seen best, or not at all. */
function bestMoved(field: EdgeField, lattice: GridPose, lines: GridLines): GridPose {
  let best: BoardFit = { pose: lattice, score: agreement(field, lattice, lines) };
  for (const { turn, u, v } of MOVES) {
    if (turn !== 0 || Math.hypot(u, v) > NEXT) continue;
    const pose = movedPose(lattice, turn, u, v);
    const score = agreement(field, pose, lines);
    if (score > best.score) best = { pose, score };
  }
  return best.pose;
}

/** Fits the board as it lies, and again where it lies better a space on: a better fit shows the rim better. */
function settle(field: EdgeField, start: GridPose): BoardFit {
  let best: BoardFit = { pose: start, score: -Infinity };
  for (let move = 0; move < MOST_MOVES; move++) {
    const pose = fitRounds(field, best.pose, BOARD_LINES, 0.18, 'perspective', 2);
    const next = pose && placements(field, pose, NEXT)[0];
    if (!next || next.score <= best.score) break;
    best = next;
  }
  return best;
}

/** Best first. */
function placements(field: EdgeField, lattice: GridPose, distance: number): readonly BoardFit[] {
  return MOVES.filter(({ u, v }) => Math.hypot(u, v) < distance)
    .map(({ turn, u, v }) => {
      const pose = movedPose(lattice, turn, u, v);
      return { pose, score: scoreBoard(field, pose) };
    })
    .sort((a, b) => b.score - a.score);
}

function scoreBoard(field: EdgeField, pose: GridPose): number {
  return agreement(field, pose, BOARD_LINES) - WEIGHT_BEYOND * agreement(field, pose, LINES_BEYOND);
}

/** Turns and moves after which the honeycomb looks the same; a board turned by half is the same anyway. */
const MOVES: readonly Move[] = [0, 1, 2].flatMap((sixths) => {
  const turn = (sixths * Math.PI) / 3;
  const found: Move[] = [];
  for (let row = -4; row <= 4; row++) {
    for (let x = -8; x <= 8; x++) {
      if ((row + x) % 2 === 0) continue;
      found.push({ turn, u: x / 2 - Math.cos(turn) / 2, v: row * ROW_HEIGHT - Math.sin(turn) / 2 });
    }
  }
  return found;
});
