/** Where the cells of a hexagon board lie on the screen. Units are those of the drawing, scaled to fit by its viewBox. */

import type { HexCell } from '@/kit/hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Centre of each cell. */
  readonly centers: readonly Point[];
  /** Corners of a cell of radius 1 around (0, 0). */
  readonly corners: readonly Point[];
  readonly isTurned: boolean;
}

/** Distance from the centre of a cell to its corners. */
export const CELL_RADIUS = 50;
const HALF_WIDTH = (CELL_RADIUS * Math.sqrt(3)) / 2;

/** A turned board lies a quarter turn clockwise: its rows become columns, from right to left. */
export function layoutBoard(cells: readonly HexCell[], isTurned: boolean): BoardLayout {
  const width = (Math.max(...cells.map((cell) => cell.x)) + 2) * HALF_WIDTH;
  const height = Math.max(...cells.map((cell) => cell.row)) * CELL_RADIUS * 1.5 + CELL_RADIUS * 2;
  const centers = cells.map((cell) => ({
    x: (cell.x + 1) * HALF_WIDTH,
    y: cell.row * CELL_RADIUS * 1.5 + CELL_RADIUS,
  }));
  const corners = hexagonCorners(isTurned);
  if (!isTurned) return { width, height, centers, corners, isTurned };
  const turned = centers.map(({ x, y }) => ({ x: height - y, y: x }));
  return { width: height, height: width, centers: turned, corners, isTurned };
}

/** Corners of a hexagon of radius 1: a corner on top, or a side when turned. */
export function hexagonCorners(isTurned: boolean): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - (isTurned ? 0 : Math.PI / 2);
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

/** SVG path of one hexagon of the given radius. */
export function hexagonPath(corners: readonly Point[], center: Point, radius: number): string {
  const points = corners.map(
    (corner) => `${round(center.x + corner.x * radius)} ${round(center.y + corner.y * radius)}`,
  );
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
