/** CB-2: cells as small numbers, and their names. */

/** Its row times the stride, plus its column, so that a cell keeps its number on boards of every size. */
export type Cell = number;

export const STRIDE = 32;

export function cellAt(column: number, row: number): Cell {
  return row * STRIDE + column;
}

export function columnOf(cell: Cell): number {
  return cell % STRIDE;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / STRIDE);
}

/** CB-2 */
export function nameOf(cell: Cell): string {
  return `${String.fromCharCode(97 + columnOf(cell))}${rowOf(cell) + 1}`;
}

const CELL_NAME = /^([a-z])([1-9]\d?)$/;

/** The cell of this name on a board of any size. */
export function cellNamed(name: string): Cell | null {
  const [, letter, number] = CELL_NAME.exec(name) ?? [];
  if (letter === undefined || number === undefined) return null;
  return cellAt(letter.charCodeAt(0) - 97, Number(number) - 1);
}
