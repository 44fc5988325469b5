/** Outlines with rounded corners, from polygons whose corners run clockwise on the screen. */

import type { Point } from '@/ui/board/layout';

export interface Corner extends Point {
  /** Left as it is where the others are rounded. */
  readonly isSharp?: boolean;
}

export function shift(points: readonly Corner[], by: Point): readonly Corner[] {
  return points.map((point) => ({ ...point, x: point.x + by.x, y: point.y + by.y }));
}

/** The polygon with every side moved inwards. */
export function inset(points: readonly Point[], distance: number): readonly Point[] {
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
export function cut(points: readonly Point[], at: Point, direction: Point): readonly Corner[] {
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
export function roundedPath(points: readonly Corner[], radius: number): string {
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
