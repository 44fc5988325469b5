/** Plain text in columns. */

export type Align = 'left' | 'right';

const GAP = '  ';

/** The last alignment holds for all further columns. */
export function formatTable(
  rows: readonly (readonly (string | number)[])[],
  aligns: readonly Align[],
): string {
  const cells = rows.map((row) => row.map(String));
  const widths = cells.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, lengthOf(cell))),
    [],
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const room = ' '.repeat(widths[column]! - lengthOf(cell));
        return (aligns[column] ?? aligns.at(-1)) === 'right' ? room + cell : cell + room;
      })
      .join(GAP)
      .trimEnd(),
  );
  return lines.join('\n');
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}
