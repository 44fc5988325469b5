/** What a photo of a reef is for, and what is known before it is read. */

import type { Knowledge } from '../../exchange/photo/model';
import { isStartingLumino } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import type { Table } from '../../session/table';

/**
 * A reef that was told Lumino by Lumino is compared with the photo; any other is painted from it. A game entered at its end
 * begins with a starting Lumino that nobody has looked at.
 */
export function isCompared({ isTracked, players }: Table, player: number): boolean {
  const { depth, reef } = players[player]!;
  return depth === 'mirrored' && (isTracked || reef.some((entry) => !isStartingLumino(entry)));
}

/** A guess about the terrain would only mislead. */
export function knowledgeOf(table: Table, player: number, isBoardConfirmed: boolean): Knowledge {
  return {
    board: isBoardConfirmed ? table.board : null,
    reef: isCompared(table, player) ? surfaceOf(table.players[player]!.reef) : null,
    isEmptyBoard: false,
  };
}

export const EMPTY_BOARD: Knowledge = { board: null, reef: null, isEmptyBoard: true };
