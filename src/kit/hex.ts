/** Boards of pointy-topped hexagons in centred rows; cells are small integers in reading order. */

export interface HexCell {
  readonly row: number;
  /** Doubled column: cells of one row stand 2 apart, neighbouring rows are shifted by 1. */
  readonly x: number;
}

export interface HexGrid {
  readonly cells: readonly HexCell[];
  /** The neighbours of each cell, in reading order. */
  readonly neighbors: readonly (readonly number[])[];
  /** Every pair of neighbours once, smaller cell first, in reading order. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** Grid with the given row lengths, each row centred on the longest; lengths of adjoining rows differ by an odd number. */
export function hexGrid(rowLengths: readonly number[]): HexGrid {
  const widest = Math.max(...rowLengths);
  const cells = rowLengths.flatMap((length, row) =>
    Array.from({ length }, (_, place) => ({ row, x: widest - length + 2 * place })),
  );
  const neighbors = cells.map((cell) =>
    cells.flatMap((other, index) => (areNeighbors(cell, other) ? [index] : [])),
  );
  const pairs = neighbors.flatMap((list, cell) =>
    list.filter((other) => other > cell).map((other) => [cell, other] as const),
  );
  return { cells, neighbors, pairs };
}

function areNeighbors(a: HexCell, b: HexCell): boolean {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.x - b.x);
  return (rows === 0 && columns === 2) || (rows === 1 && columns === 1);
}
