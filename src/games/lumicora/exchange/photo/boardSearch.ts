/** From honeycombs around some points of a picture to the plainest board on them. */

import { bestMoved, findBoard, plainnessOf } from './boardOnLattice';
import type { EdgeField } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import { INNER_LINES, MIDDLE_LINES } from './gridLines';
import { isPlausible, type GridPose } from './gridPose';
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
