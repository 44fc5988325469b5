/** Which cells of a board a point, or the way between two points, lies in. All in units of the layout. */

import { CELL_RADIUS, type BoardLayout, type Point } from './layout';

/** From the middle of a cell to its sides. */
const INNER_RADIUS = (CELL_RADIUS * Math.sqrt(3)) / 2;
/** What rounding may add: points on a side lie inside, and on the side of two cells in the first of them. */
const SLACK = 1e-6;
/** So fine that no cell on the way is missed, unless only its very corner is. */
const STEP = CELL_RADIUS / 10;

/** The cell whose hexagon holds the point; null beside the board. */
export function cellAt(layout: BoardLayout, { x, y }: Point): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [cell, center] of layout.centers.entries()) {
    const distance = (center.x - x) ** 2 + (center.y - y) ** 2;
    if (distance < least - SLACK) [nearest, least] = [cell, distance];
  }
  if (nearest === null) return null;
  const center = layout.centers[nearest]!;
  return isInside(layout.corners, { x: x - center.x, y: y - center.y }) ? nearest : null;
}

/** Inside are the points that lie beyond none of the six sides. */
function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const way = { x: corner.x + next.x, y: corner.y + next.y };
    const outward = (x * way.x + y * way.y) / Math.hypot(way.x, way.y);
    return outward <= INNER_RADIUS + SLACK;
  });
}

/** The cells on the straight way from one point to another, in order and each as often as it is entered. */
export function cellsBetween(layout: BoardLayout, from: Point, to: Point): readonly number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const cells: number[] = [];
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const cell = cellAt(layout, point);
    if (cell !== null && cell !== cells.at(-1)) cells.push(cell);
  }
  return cells;
}
