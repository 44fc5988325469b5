/** CB-1 to CB-4: a board of square modules. What is under the tiles never changes during a game. */

import { cellAt, columnOf, rowOf, STRIDE, type Cell } from './cells';
import { cellsOf, POSES } from './pieces';

/** CB-1: how many cells a module has along each side is our assumption; a file may say otherwise. */
export const MODULE_SIZE = 4;
export const MODULE_COUNT = 16;

/** Columns are letters, so a board has at most 26. */
export const LARGEST_MODULE = 6;

/** CB-3 */
export const BRIGHTEST = 5;

/** Columns and rows of modules. */
export type ModuleGrid = readonly [number, number];

/** CB-1: how the modules may lie, by the number of players. */
export const GRIDS: Readonly<Record<number, readonly ModuleGrid[]>> = {
  2: [[3, 3]],
  3: [
    [3, 4],
    [4, 3],
  ],
  4: [[4, 4]],
};

/** What a board is made of. */
export interface BoardPlan {
  readonly modules: ModuleGrid;
  readonly moduleSize: number;
  /** Row by row from the top left; null where the app does not know them. */
  readonly lights: readonly number[] | null;
  /** CB-4 */
  readonly joints: readonly Cell[];
}

export interface Board extends BoardPlan {
  readonly columns: number;
  readonly rows: number;
  readonly bits: BoardBits;
}

/**
 * The board as rows of bits, one bit a column, and one empty row above and below. What depends on the board alone is
 * worked out once, so that a list of legal places is a few operations a row.
 */
export interface BoardBits {
  /** Cells that a tile may lie on. */
  readonly open: Int32Array;
  /** CP-2: cells of the middle modules. */
  readonly middle: Int32Array;
  /** CP-5: by pose, where a tile would cover 9 lights at most. */
  readonly dim: readonly Int32Array[];
  /** By pose and cell, the lights that a tile at that cell would cover. */
  readonly sums: readonly Uint8Array[];
}

/** CP-5 */
export const MOST_LIGHTS = 9;

export function createBoard(plan: BoardPlan): Board {
  const columns = plan.modules[0] * plan.moduleSize;
  const rows = plan.modules[1] * plan.moduleSize;
  if (plan.lights !== null && plan.lights.length !== columns * rows) {
    throw new Error(`${plan.lights.length} lights for ${columns * rows} cells`);
  }
  const size = { ...plan, columns, rows };
  return { ...size, bits: bitsOf(size) };
}

export function isOnBoard({ columns, rows }: Pick<Board, 'columns' | 'rows'>, cell: Cell): boolean {
  return cell >= 0 && columnOf(cell) < columns && rowOf(cell) < rows;
}

export function cellsOfBoard({ columns, rows }: Pick<Board, 'columns' | 'rows'>): readonly Cell[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    cellAt(index % columns, Math.floor(index / columns)),
  );
}

/** 0 where the lights are not known. */
export function lightOf({ lights, columns }: Pick<Board, 'lights' | 'columns'>, cell: Cell): number {
  return lights?.[rowOf(cell) * columns + columnOf(cell)] ?? 0;
}

/** CP-2: one module along an odd side, two along an even one. */
export function isInMiddle({ modules, moduleSize }: BoardPlan, cell: Cell): boolean {
  return (
    isMiddle(Math.floor(columnOf(cell) / moduleSize), modules[0]) &&
    isMiddle(Math.floor(rowOf(cell) / moduleSize), modules[1])
  );
}

function isMiddle(module: number, count: number): boolean {
  return module === Math.floor((count - 1) / 2) || module === Math.floor(count / 2);
}

function bitsOf(board: Omit<Board, 'bits'>): BoardBits {
  const { rows, joints } = board;
  const open = new Int32Array(rows + 2);
  const middle = new Int32Array(rows + 2);
  const dim = POSES.map(() => new Int32Array(rows + 2));
  const sums = POSES.map(() => new Uint8Array(rows * STRIDE));
  for (const cell of cellsOfBoard(board)) {
    const row = rowOf(cell);
    const bit = 1 << columnOf(cell);
    if (!joints.includes(cell)) open[row + 1]! |= bit;
    if (isInMiddle(board, cell)) middle[row + 1]! |= bit;
    POSES.forEach((pose, index) => {
      const sum = cellsOf(pose, cell).reduce(
        (total, each) => total + (isOnBoard(board, each) ? lightOf(board, each) : 0),
        0,
      );
      sums[index]![cell] = sum;
      if (sum <= MOST_LIGHTS) dim[index]![row + 1]! |= bit;
    });
  }
  return { open, middle, dim, sums };
}
