/** Boards of squares: where their cells lie on the screen. Cells are numbered row by row. */

import { ARROWS, type CellLayout, type Point } from './cells';

export const SQUARE = 40;

export function squareLayout(columns: number, rows: number): CellLayout {
  const centers = Array.from({ length: columns * rows }, (_, cell) => ({
    x: ((cell % columns) + 0.5) * SQUARE,
    y: (Math.floor(cell / columns) + 0.5) * SQUARE,
  }));
  return {
    width: columns * SQUARE,
    height: rows * SQUARE,
    centers,
    polygons: centers.map(squareAround),
    target: { width: SQUARE, height: SQUARE, isRound: false },
    toward: (from, key) => {
      const column = (from % columns) + ARROWS[key].x;
      const row = Math.floor(from / columns) + ARROWS[key].y;
      return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * columns + column;
    },
  };
}

function squareAround({ x, y }: Point): readonly Point[] {
  const half = SQUARE / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}
