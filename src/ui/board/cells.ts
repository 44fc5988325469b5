/** The cells of a board of any shape: where they lie, which follows which, and which of them a point or a way lies in. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Readonly<Record<string, Point>>;

export type ArrowKey = keyof typeof ARROWS;

export function isArrowKey(key: string): key is ArrowKey {
  return key in ARROWS;
}

/** Units are those of the drawing, scaled to fit by its viewBox. */
export interface CellLayout {
  readonly width: number;
  readonly height: number;
  /** Centre of each cell. */
  readonly centers: readonly Point[];
  /** Corners of each cell, in order around it. */
  readonly polygons: readonly (readonly Point[])[];
  /** What is pressed for a cell, around its centre. */
  readonly target: { readonly width: number; readonly height: number; readonly isRound: boolean };
  /** The cell that an arrow key leads to, or null at the edge. */
  readonly toward: (from: number, key: ArrowKey) => number | null;
}

/** All cells from top to bottom, and from left to right where they lie at the same height. */
export function readingOrder({ centers }: Pick<CellLayout, 'centers'>): readonly number[] {
  const same = 0.5;
  return centers
    .map((_, cell) => cell)
    .sort((a, b) => {
      const down = centers[a]!.y - centers[b]!.y;
      return Math.abs(down) > same ? down : centers[a]!.x - centers[b]!.x;
    });
}

/** Cells more aside than this, compared with how far ahead, belong to another arrow. */
const WIDEST = 1.2;
/** Of two cells that lie the same, the one on the left of the way wins: so the way back leads home. */
const LEFT_HAND = 0.01;

/** For layouts whose arrow keys lead to the nearest cell in that direction. */
export function nearestToward(centers: readonly Point[]): CellLayout['toward'] {
  return (from, key) => {
    const start = centers[from];
    if (start === undefined) return null;
    const way = ARROWS[key];
    let best: number | null = null;
    let least = Infinity;
    for (const [cell, { x, y }] of centers.entries()) {
      const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
      const right = (y - start.y) * way.x - (x - start.x) * way.y;
      const distance = ahead + Math.abs(right) + right * LEFT_HAND;
      if (ahead > 1 && Math.abs(right) <= ahead * WIDEST && distance < least) {
        best = cell;
        least = distance;
      }
    }
    return best;
  };
}

/** What rounding may add: points on a side lie inside, and on the side of two cells in the first of them. */
const SLACK = 1e-6;
/** So fine, compared with a target, that no cell on the way is missed, unless only its very corner is. */
const STEPS_PER_TARGET = 17;

/** The cell whose polygon holds the point; null beside the board. */
export function cellAt({ polygons }: Pick<CellLayout, 'polygons'>, point: Point): number | null {
  const cell = polygons.findIndex((polygon) => holds(polygon, point));
  return cell === -1 ? null : cell;
}

/** A line from the point to the right crosses the sides of what holds it an odd number of times. */
function holds(polygon: readonly Point[], point: Point): boolean {
  let isInside = false;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length]!;
    if (distanceTo(a, b, point) <= SLACK) return true;
    const isLevel = a.y > point.y !== b.y > point.y;
    if (isLevel && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y)) isInside = !isInside;
  }
  return isInside;
}

/** From a point to the side between two corners. */
function distanceTo(a: Point, b: Point, { x, y }: Point): number {
  const [sideX, sideY] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * sideX + (y - a.y) * sideY) / (sideX ** 2 + sideY ** 2);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - sideX * share, y - a.y - sideY * share);
}

/** The cells on the straight way from one point to another, in order and each as often as it is entered. */
export function cellsBetween(
  layout: Pick<CellLayout, 'polygons' | 'target'>,
  from: Point,
  to: Point,
): readonly number[] {
  const step = Math.min(layout.target.width, layout.target.height) / STEPS_PER_TARGET;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  const cells: number[] = [];
  for (let index = 0; index <= steps; index++) {
    const share = index / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const cell = cellAt(layout, point);
    if (cell !== null && cell !== cells.at(-1)) cells.push(cell);
  }
  return cells;
}

/** SVG path around these corners; drawn in toward a point in their middle by a share, where one is given. */
export function polygonPath(corners: readonly Point[], middle?: Point, inward = 0): string {
  const points = corners.map(({ x, y }) => {
    const center = middle ?? { x, y };
    return `${round(x + (center.x - x) * inward)} ${round(y + (center.y - y) * inward)}`;
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
