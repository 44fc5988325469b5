/** The final scoring of a tracked table, by category. */

import { scoreFinal, type FinalScoring, type ScoreLine } from '../rules/finalScoring';
import { COLORS } from '../rules/model';
import { surfaceOf } from '../rules/surface';
import type { Table } from './table';

export function scoreTable({ board, scoreBoard, players }: Table): FinalScoring {
  return scoreFinal(
    board,
    scoreBoard,
    players.map(({ score, limestone, tiles, reef }) => ({
      score,
      limestone,
      jellyfish: COLORS.filter((color) => tiles[color] === 'jellyfish').length,
      reef: { kind: 'view', view: surfaceOf(reef) },
    })),
  );
}

/** Points of the lines that are wanted, summed. */
export function pointsOf(lines: readonly ScoreLine[], wanted: (line: ScoreLine) => boolean): number {
  return lines.filter(wanted).reduce((sum, { points }) => sum + points, 0);
}
