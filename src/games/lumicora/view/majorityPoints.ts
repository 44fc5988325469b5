import { byColor, type ByColor } from '../rules/model';
import { pointsOf, scoreTable } from '../session/finalTable';
import type { Table } from '../session/table';

/** FS-5: what a player has from each colour, as all reefs at the table stand. */
export function majorityPoints(table: Table, player: number): ByColor<number> {
  const { lines } = scoreTable(table).players[player]!;
  return byColor((color) => pointsOf(lines, (line) => line.category === 'majority' && line.color === color));
}
