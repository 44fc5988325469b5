/** The shape of Luminos on the board: two hexagons joined into one rounded piece, higher with each level. */

import { CELL_RADIUS, type BoardLayout, type Point } from '@/ui/board/layout';

import type { LaidLumino, Space } from '../../rules/model';
import type { Surface } from '../../rules/surface';

/** Half the gap between pieces that lie side by side. */
const GAP = 2.6;
const ROUNDING = 11;
/** How far a half that goes on under another piece is drawn beyond its seam. */
const TUCK = 9;
const LIFT: Point = { x: -1.4, y: -5.6 };
const MOST_LIFTS = 4;
/** How far a shadow falls for each level. */
const SHADOW: Point = { x: 2.6, y: 2.2 };

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
  /** The sides below it, drawn before it. */
  readonly edge: string;
  /** What it casts on whatever lies lower, drawn first; null on the ground. */
  readonly shadow: string | null;
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
  const cast = { x: depth * 0.3 + SHADOW.x * (level - 1), y: depth + SHADOW.y * (level - 1) };
  return {
    face: roundedPath(points, ROUNDING),
    edge: sides.join(''),
    shadow: level > 1 ? roundedPath(shift(points, cast), ROUNDING) : null,
  };
}

/** Deeper with each level, but never so deep that it hides the piece in front of it. */
function edgeDepth(level: number): number {
  return Math.min(1.5 + 3.8 * level, 15);
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

interface VisiblePiece {
  /** Index in the laid order. */
  readonly index: number;
  readonly lumino: LaidLumino;
  readonly level: number;
  readonly part: Part;
}

/** The Luminos of which something is seen, lowest first, as they are to be drawn. */
export function visiblePieces(luminos: readonly LaidLumino[], surface: Surface): readonly VisiblePiece[] {
  return luminos
    .flatMap((lumino, index): VisiblePiece[] => {
      const [first, second] = lumino.on.map((space) => surface.luminos[space] === index);
      if (!first && !second) return [];
      const level = surface.levels[lumino.on[first ? 0 : 1]]!;
      return [{ index, lumino, level, part: first && second ? 'both' : first ? 'first' : 'second' }];
    })
    .sort((a, b) => a.level - b.level || a.index - b.index);
}

// Outlines with rounded corners, from polygons whose corners run clockwise on the screen.

interface Corner extends Point {
  /** Left as it is where the others are rounded. */
  readonly isSharp?: boolean;
}

function shift(points: readonly Corner[], by: Point): readonly Corner[] {
  return points.map((point) => ({ ...point, x: point.x + by.x, y: point.y + by.y }));
}

/** The polygon with every side moved inwards. */
function inset(points: readonly Point[], distance: number): readonly Point[] {
  return points.map((point, index) => {
    const before = inwards(points.at(index - 1)!, point);
    const after = inwards(point, points[(index + 1) % points.length]!);
    const share = distance / (1 + before.x * after.x + before.y * after.y);
    return { x: point.x + (before.x + after.x) * share, y: point.y + (before.y + after.y) * share };
  });
}

function inwards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/**
 * What lies on the near side of a straight cut through `at`, across `direction`. Starts and ends at the cut, whose two
 * corners are sharp.
 */
function cut(points: readonly Point[], at: Point, direction: Point): readonly Corner[] {
  const beyond = (point: Point) => (point.x - at.x) * direction.x + (point.y - at.y) * direction.y;
  const kept = points.flatMap((point, index): Corner[] => {
    const next = points[(index + 1) % points.length]!;
    const [here, there] = [beyond(point), beyond(next)];
    const own = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return own;
    const share = here / (here - there);
    const crossing = { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share };
    return [...own, { ...crossing, isSharp: true }];
  });
  const start = kept.findIndex((point, index) => point.isSharp && kept.at(index - 1)!.isSharp);
  return start === -1 ? kept : [...kept.slice(start), ...kept.slice(0, start)];
}

/** SVG path of the outline. A polygon that begins with a sharp corner stays open between its last and first corner. */
function roundedPath(points: readonly Corner[], radius: number): string {
  const isOpen = points[0]?.isSharp === true;
  const parts = points.map((point, index) => {
    const draw = index === 0 ? 'M' : 'L';
    if (point.isSharp) return `${draw}${pair(point)}`;
    const into = toward(point, points.at(index - 1)!, radius);
    const out = toward(point, points[(index + 1) % points.length]!, radius);
    return `${draw}${pair(into)}Q${pair(point)} ${pair(out)}`;
  });
  return parts.join('') + (isOpen ? '' : 'Z');
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function pair({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
