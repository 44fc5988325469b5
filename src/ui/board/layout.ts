/** Boards of hexagons: where their cells lie on the screen. */

import type { HexCell } from '@/kit/hex';

import { nearestToward, polygonPath, type CellLayout, type Point } from './cells';

export type { Point } from './cells';

export interface BoardLayout extends CellLayout {
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
  const upright = cells.map((cell) => ({
    x: (cell.x + 1) * HALF_WIDTH,
    y: cell.row * CELL_RADIUS * 1.5 + CELL_RADIUS,
  }));
  const centers = isTurned ? upright.map(({ x, y }) => ({ x: height - y, y: x })) : upright;
  const polygons = centers.map((center) => hexagonAround(hexagonCorners(isTurned), center, CELL_RADIUS));
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { ...size, ...hexagonBoard(centers, isTurned), polygons };
}

/** What boards of hexagons share, also those that a photo shows. A target is as large as the circle inside its hexagon. */
export function hexagonBoard(centers: readonly Point[], isTurned: boolean) {
  return {
    centers,
    corners: hexagonCorners(isTurned),
    isTurned,
    target: { width: 2 * HALF_WIDTH, height: 2 * HALF_WIDTH, isRound: true },
    toward: nearestToward(centers),
  };
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
  return polygonPath(hexagonAround(corners, center, radius));
}

function hexagonAround(corners: readonly Point[], center: Point, radius: number): readonly Point[] {
  return corners.map(({ x, y }) => ({ x: center.x + x * radius, y: center.y + y * radius }));
}
