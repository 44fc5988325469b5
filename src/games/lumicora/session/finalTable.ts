/** The final scoring of a tracked table, by category. */

import type { FinalScoring, ScoreLine } from '../rules/finalScoring';
import { scoreGame } from './gameFileScoring';
import type { Table } from './table';
import { gameFileOf } from './tableGameFile';

export function scoreTable(table: Table): FinalScoring {
  return scoreGame(gameFileOf(table));
}

/** Points of the lines that are wanted, summed. */
export function pointsOf(lines: readonly ScoreLine[], wanted: (line: ScoreLine) => boolean): number {
  return lines.filter(wanted).reduce((sum, { points }) => sum + points, 0);
}
