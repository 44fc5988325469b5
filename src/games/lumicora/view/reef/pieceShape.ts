/** The shape of Luminos on the board: two hexagons joined into one rounded piece, higher with each level. */

import { CELL_RADIUS, type BoardLayout, type Point } from '@/ui/board/layout';

import type { Space } from '../../rules/model';
import { cut, inset, roundedPath, shift, type Corner } from './polygon';

/** Half the gap between pieces that lie side by side. */
const GAP = 2.6;
const ROUNDING = 11;
/** How far a half that goes on under another piece is drawn beyond its seam. */
const TUCK = 9;
const LIFT: Point = { x: -1, y: -3.4 };
const MOST_LIFTS = 5;

/** How far up a piece of that level is drawn. The first lies on the ground; very high ones stay over their spaces. */
export function liftOf(level: number): Point {
  const steps = Math.min(Math.max(level - 1, 0), MOST_LIFTS);
  return { x: LIFT.x * steps, y: LIFT.y * steps };
}

/** Centre of what is seen of a space when the top Lumino there lies in that level. */
export function liftedCenter(layout: BoardLayout, space: Space, level: number): Point {
  const { x, y } = centerOf(layout, space);
  const lift = liftOf(level);
  return { x: x + lift.x, y: y + lift.y };
}

/** What is seen of a Lumino: all of it, or the half on its first or second space. */
export type Part = 'both' | 'first' | 'second';

export interface PieceShape {
  /** The upper side. */
  readonly face: string;
  /** The sides below it, drawn first. */
  readonly edge: string;
}

/**
 * Outline of a Lumino on `a` and `b`. A single half is cut straight: along the seam where the other half has another
 * colour, a little beyond it where the other half goes on under another piece.
 */
export function pieceShape(
  layout: BoardLayout,
  [a, b]: readonly [Space, Space],
  level: number,
  part: Part,
  isTucked: boolean,
): PieceShape {
  const whole = inset(joinedHexagons(layout, a, b), GAP);
  return solid(part === 'both' ? whole : halfOf(layout, whole, a, b, part, isTucked), level);
}

/** Outline of one coral space, where nobody knows which Lumino it belongs to. */
export function spaceShape(layout: BoardLayout, space: Space, level: number): PieceShape {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(layout, space, corner));
  return solid(inset(corners, GAP), level);
}

function solid(outline: readonly Corner[], level: number): PieceShape {
  const points = shift(outline, liftOf(level));
  const depth = edgeDepth(level);
  const sides = [1, 0.5, 0].map((share) =>
    roundedPath(shift(points, { x: depth * 0.3 * share, y: depth * share }), ROUNDING),
  );
  return { face: roundedPath(points, ROUNDING), edge: sides.join('') };
}

/** Deeper with each level, but never so deep that it hides the piece in front of it. */
function edgeDepth(level: number): number {
  return Math.min(4 + level, 8);
}

function halfOf(
  layout: BoardLayout,
  whole: readonly Point[],
  a: Space,
  b: Space,
  part: Exclude<Part, 'both'>,
  isTucked: boolean,
): readonly Corner[] {
  const near = centerOf(layout, part === 'first' ? a : b);
  const far = centerOf(layout, part === 'first' ? b : a);
  const direction = unit(near, far);
  const reach = isTucked ? TUCK : 0;
  const seam = { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 };
  return cut(whole, { x: seam.x + direction.x * reach, y: seam.y + direction.y * reach }, direction);
}

/** The ten corners of two neighbouring hexagons seen as one, clockwise. */
function joinedHexagons(layout: BoardLayout, a: Space, b: Space): readonly Point[] {
  const direction = unit(centerOf(layout, a), centerOf(layout, b));
  const along = (side: number) => {
    const [p, q] = [layout.corners[side % 6]!, layout.corners[(side + 1) % 6]!];
    return (p.x + q.x) * direction.x + (p.y + q.y) * direction.y;
  };
  const side = [0, 1, 2, 3, 4, 5].reduce((best, each) => (along(each) > along(best) ? each : best));
  const corners = (space: Space, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => cornerOf(layout, space, first + index));
  return [...corners(a, side + 1, 6), ...corners(b, side + 5, 4)];
}

function cornerOf(layout: BoardLayout, space: Space, corner: number): Point {
  const { x, y } = centerOf(layout, space);
  const way = layout.corners[corner % 6]!;
  return { x: x + way.x * CELL_RADIUS, y: y + way.y * CELL_RADIUS };
}

function centerOf(layout: BoardLayout, space: Space): Point {
  const center = layout.centers[space];
  if (center === undefined) throw new Error(`no space ${space}`);
  return center;
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
