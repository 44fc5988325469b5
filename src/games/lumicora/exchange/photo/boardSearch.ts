/** From honeycombs around some points of a picture to the plainest board on them. */

import type { EdgeField } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import { BOARD_LINES, type GridPose, INNER_LINES, isPlausible, MIDDLE_LINES, movedPose } from './gridLines';
import { ROW_HEIGHT } from './homography';
import { findLattices, type Lattice, type Tilt } from './latticeSearch';
import type { Point } from './model';
import { placed, placementsBy, sideVoices } from './outline';
import type { SmallPicture } from './smallPicture';

/** One picture in two sizes: edges are followed on the small one, faint printed lines are seen on the fine one only. */
export interface TwoSizes {
  readonly field: EdgeField;
  readonly fine: SmallPicture;
}

export interface FoundBoard {
  readonly pose: GridPose;
  /** How plainly its sides are printed; see `Placement`. */
  readonly score: number;
  /** By how much every other placement on the same honeycomb is worse. */
  readonly lead: number;
}

/** How many honeycombs are fitted, how many are looked at closely, and how many of these are followed. */
const GROWN = 20;
const LOOKED_AT = 5;
const FOLLOWED = 2;

/** Yields how much is done, 0 to 1. */
export function* searchBoard(
  sizes: TwoSizes,
  points: readonly Point[],
  tilts: readonly Tilt[],
): Generator<number, FoundBoard | null> {
  const { field } = sizes;
  const lattices = yield* within(0, 0.3, findLattices(field, points, tilts));
  const grown: Lattice[] = [];
  for (const { pose } of lattices.slice(0, GROWN)) {
    const lattice = growLattice(field, pose);
    if (lattice !== null && isPlausible(lattice.pose)) grown.push(lattice);
    yield 0.3 + (0.2 * grown.length) / GROWN;
  }
  const placed: FoundBoard[] = [];
  for (const { pose } of different(grown.sort((a, b) => b.score - a.score)).slice(0, LOOKED_AT)) {
    placed.push(bestPlaced(sizes, pose));
    yield 0.5 + (0.25 * placed.length) / LOOKED_AT;
  }
  placed.sort((a, b) => b.score - a.score);
  let best: FoundBoard | null = null;
  for (const [index, board] of placed.slice(0, FOLLOWED).entries()) {
    const done = 0.75 + (0.25 * index) / FOLLOWED;
    const found = yield* within(done, done + 0.25 / FOLLOWED, follow(sizes, board));
    if (found !== null && found.score > (best?.score ?? -Infinity)) best = found;
  }
  return best;
}

/** Honeycombs that are the same but for a turn or a move by whole spaces would be looked at in vain. */
function different(lattices: readonly Lattice[]): readonly Lattice[] {
  const kept: Lattice[] = [];
  for (const lattice of lattices)
    if (kept.every(({ pose }) => !isSame(pose, lattice.pose))) kept.push(lattice);
  return kept;
}

/** Whether both put spaces to the same places around the middle of the picture. */
function isSame(a: GridPose, b: GridPose): boolean {
  const size = Math.hypot(a[0]!, a[3]!);
  return a.every((value, index) => index > 5 || Math.abs(value - b[index]!) < 0.12 * size);
}

/** How often a board may move on to a better place. */
const MOST_MOVES = 4;

/** Fits the board as it lies, and again where it lies better: a better fit shows the outline better. */
function* follow(sizes: TwoSizes, start: FoundBoard): Generator<number, FoundBoard | null> {
  let best = start;
  for (let move = 0; move < MOST_MOVES; move++) {
    yield move / MOST_MOVES;
    const pose = fitRounds(sizes.field, best.pose, BOARD_LINES, 0.18, 'perspective', 2);
    if (pose === null) break;
    const next = bestPlaced(sizes, pose);
    if (next.score <= best.score + 0.01) {
      if (next.score > best.score) best = next;
      break;
    }
    best = next;
  }
  return isPlausible(best.pose) ? best : null;
}

function bestPlaced({ field, fine }: TwoSizes, pose: GridPose): FoundBoard {
  const voices = sideVoices(fine, scaledPose(pose, fine.width / field.width, fine.height / field.height));
  const [first, second] = placementsBy(voices);
  return { pose: placed(pose, first!), score: first!.score, lead: first!.score - second!.score };
}

function scaledPose(pose: GridPose, x: number, y: number): GridPose {
  return pose.map((value, index) => (index < 3 ? value * x : index < 6 ? value * y : value));
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
  const moved = bestMoved(field, inner);
  const pose = fitRounds(field, moved, INNER_LINES, 0.2, 'perspective', 2);
  return pose && { pose, score: agreement(field, pose, INNER_LINES) };
}

/** The honeycomb moved by a space to where its lines are seen best, or not at all. */
function bestMoved(field: EdgeField, lattice: GridPose): GridPose {
  let best = { pose: lattice, score: agreement(field, lattice, INNER_LINES) };
  for (const [u, v] of NEXT) {
    const pose = movedPose(lattice, 0, u, v);
    const score = agreement(field, pose, INNER_LINES);
    if (score > best.score) best = { pose, score };
  }
  return best.pose;
}

/** To the six spaces around. */
const NEXT = [
  [1, 0],
  [-1, 0],
  [0.5, ROW_HEIGHT],
  [-0.5, ROW_HEIGHT],
  [0.5, -ROW_HEIGHT],
  [-0.5, -ROW_HEIGHT],
] as const;
