/** CT-1, CT-2: the colors, the two shapes, and the five ways in which a tile can lie. */

import { cellAt, type Cell } from './cells';

export const COLORS = ['orange', 'blue', 'yellow', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** X is the cross. */
export const SHAPES = ['U', 'X'] as const;
export type Shape = (typeof SHAPES)[number];

/** The sides on which a U is open, in the order in which places are listed. */
export const OPENINGS = ['up', 'right', 'down', 'left'] as const;
export type Opening = (typeof OPENINGS)[number];

export const TILES_PER_SHAPE = 6;
export const TILES_PER_PLAYER = SHAPES.length * TILES_PER_SHAPE;
/** Cells that a tile covers. */
export const TILE_CELLS = 5;

/** How a tile is held: a cross looks the same from every side. */
export type Pose =
  | { readonly shape: 'X'; readonly open: null }
  | { readonly shape: 'U'; readonly open: Opening };

/** A tile at its place: a cross by its middle, a U by the middle of its base. */
export type Tile = Pose & { readonly at: Cell };

export const POSES: readonly Pose[] = [
  { shape: 'X', open: null },
  ...OPENINGS.map((open) => ({ shape: 'U', open }) as const),
];

const STEPS: Readonly<Record<Opening, Cell>> = {
  up: cellAt(0, -1),
  right: cellAt(1, 0),
  down: cellAt(0, 1),
  left: cellAt(-1, 0),
};

/** The cells next to a cell, on the board or not. */
export function neighborsOf(cell: Cell): readonly Cell[] {
  return OPENINGS.map((side) => cell + STEPS[side]);
}

/** What a tile covers, the cell that names it first. */
export function cellsOf({ open }: Pose, at: Cell): readonly Cell[] {
  if (open === null) return [at, ...neighborsOf(at)];
  const isLying = open === 'up' || open === 'down';
  const ends = isLying ? [at + STEPS.left, at + STEPS.right] : [at + STEPS.up, at + STEPS.down];
  return [at, ...ends, ...ends.map((end) => end + STEPS[open])];
}

export function otherShape(shape: Shape): Shape {
  return shape === 'U' ? 'X' : 'U';
}

/** The next way to hold a tile: a U is turned by a quarter, clockwise. */
export function turned(pose: Pose): Pose {
  if (pose.open === null) return pose;
  return { shape: 'U', open: OPENINGS[(OPENINGS.indexOf(pose.open) + 1) % OPENINGS.length]! };
}
