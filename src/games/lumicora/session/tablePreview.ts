/** What a Lumino would change for a player at the table, before it is placed. */

import type { LaidLumino } from '../rules/model';
import { previewPlacement, type PlacementPreview } from '../rules/placementPreview';
import { canScore } from '../rules/round';
import type { Table } from './table';

/** SC-4: a colour that was scored already can gain or lose nothing more by coral scoring. */
export function previewAtTable(table: Table, player: number, lumino: LaidLumino): PlacementPreview {
  const reefs = table.players.map(({ reef }) => reef);
  const preview = previewPlacement(table.board, table.scoreBoard, reefs, player, lumino);
  const { tiles } = table.players[player]!;
  return { ...preview, corals: preview.corals.filter(({ color }) => canScore(tiles[color])) };
}
