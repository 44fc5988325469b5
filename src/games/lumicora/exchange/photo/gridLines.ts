/** The lines between the spaces of a board, as places on its plane where a picture of it shows an edge. */

import { SPACE_CELLS, SPACE_COUNT } from '../../rules/boards';

import { boardPointOf, ROW_HEIGHT } from './homography';
import type { Point } from './model';

/** Places on the board's plane, in widths of a space from its middle, each with the direction of its line. */
export interface GridLines {
  readonly count: number;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly du: Float64Array;
  readonly dv: Float64Array;
}

interface Line {
  readonly u: number;
  readonly v: number;
  readonly angle: number;
  /** Whether it is the edge of some space on the board. */
  readonly isOnBoard: boolean;
}

const A1 = boardPointOf(0);
const G5 = boardPointOf(SPACE_COUNT - 1);

/** The middle of the board, between d4 and d5. */
export const BOARD_MIDDLE: Point = { x: (A1.x + G5.x) / 2, y: (A1.y + G5.y) / 2 };

const CORNER = { x: G5.x - BOARD_MIDDLE.x, y: G5.y - BOARD_MIDDLE.y };

/** The middles of a1, a5, g5 and g1, from the middle of the board. */
export const CORNER_POINTS: readonly Point[] = [
  { x: -CORNER.x, y: -CORNER.y },
  { x: CORNER.x, y: -CORNER.y },
  { x: CORNER.x, y: CORNER.y },
  { x: -CORNER.x, y: CORNER.y },
];

/** From a space across a line to the next one, of the three that come later in reading order. */
const ACROSS = [
  { x: 2, row: 0, angle: Math.PI / 2 },
  { x: 1, row: 1, angle: -Math.PI / 6 },
  { x: -1, row: 1, angle: Math.PI / 6 },
] as const;

/** Places on a line, in widths of a space from its middle; the ends, where three lines meet, say little. */
const SEVERAL = [-0.13, 0.13];
const ONE = [0];

const lines = linesInAndAround();
const onBoard = lines.filter(({ isOnBoard }) => isOnBoard);
const middle = linesWithin(1.9);

/** All lines of the board and its rim. */
export const BOARD_LINES = placesOn(onBoard, SEVERAL);
/** Each of the three directions for itself. */
export const BOARD_LINES_BY_DIRECTION = ACROSS.map((across) =>
  placesOn(
    onBoard.filter(({ angle }) => angle === across.angle),
    SEVERAL,
  ),
);
/** Lines of the ten spaces in the middle, and with them of those around. */
export const MIDDLE_LINES = placesOn(middle, SEVERAL);
export const SPARSE_MIDDLE_LINES = placesOn(middle, ONE);
export const INNER_LINES = placesOn(linesWithin(2.9), SEVERAL);
/** Lines as they would go on around the board, where nothing of the kind ought to be seen. */
export const LINES_BEYOND = placesOn(
  lines.filter((line) => !line.isOnBoard),
  ONE,
);

function linesInAndAround(): readonly Line[] {
  const spaces = new Set(SPACE_CELLS.map(({ row, x }) => `${row} ${x}`));
  const found: Line[] = [];
  for (let row = -2; row < 9; row++) {
    for (let x = -4; x < 19; x++) {
      if ((row + x) % 2 === 0) continue;
      for (const across of ACROSS) {
        const isOnBoard = spaces.has(`${row} ${x}`) || spaces.has(`${row + across.row} ${x + across.x}`);
        const u = (x + across.x / 2) / 2 - BOARD_MIDDLE.x;
        const v = (row + across.row / 2) * ROW_HEIGHT - BOARD_MIDDLE.y;
        if (isOnBoard || isNearBoard(u, v)) found.push({ u, v, angle: across.angle, isOnBoard });
      }
    }
  }
  return found;
}

/** An edge of a space that would touch the board if the board went on. */
function isNearBoard(u: number, v: number): boolean {
  return SPACE_CELLS.some(
    ({ row, x }) => Math.hypot(x / 2 - BOARD_MIDDLE.x - u, row * ROW_HEIGHT - BOARD_MIDDLE.y - v) < 1.6,
  );
}

function linesWithin(distance: number): readonly Line[] {
  return onBoard.filter(({ u, v }) => Math.hypot(u, v) < distance);
}

function placesOn(list: readonly Line[], along: readonly number[]): GridLines {
  const places = list.flatMap(({ u, v, angle }) => {
    const du = Math.cos(angle);
    const dv = Math.sin(angle);
    return along.map((step) => ({ u: u + step * du, v: v + step * dv, du, dv }));
  });
  return {
    count: places.length,
    u: Float64Array.from(places, ({ u }) => u),
    v: Float64Array.from(places, ({ v }) => v),
    du: Float64Array.from(places, ({ du }) => du),
    dv: Float64Array.from(places, ({ dv }) => dv),
  };
}
