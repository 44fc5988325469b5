/** Whether a reef from another phone may be taken to this table, and whose it is. */

import { err, ok, type Result } from '@/kit/result';

import type { ScoreBoard } from '../rules/animals';
import type { BoardSide } from '../rules/boards';
import { COLORS } from '../rules/model';
import { reefJson } from '../session/gameFile/encodeGameFile';
import { finalReefOf } from '../session/reef/finalReef';
import type { Table, TablePlayer } from '../session/table/table';
import type { SharedReef } from './sharedReef';
import { terrainMark } from './tableNumber';

/** Why a reef is not taken to a table; the table stays as it is. */
export type CollectRejection =
  | { readonly code: 'other-side'; readonly theirs: BoardSide; readonly ours: BoardSide }
  | { readonly code: 'other-score-board'; readonly theirs: ScoreBoard; readonly ours: ScoreBoard }
  | { readonly code: 'other-number-of-players'; readonly theirs: number; readonly ours: number }
  /** This very code was taken already. */
  | { readonly code: 'same-again' }
  /** A later one of the same reef was taken already. */
  | { readonly code: 'out-of-date' };

/** What is worth a second look before a reef is taken. */
export type CollectWarning =
  /** The other phone did not join this table, so that somebody has to say whose reef it is. */
  | { readonly code: 'other-table' }
  | { readonly code: 'other-terrain' }
  | { readonly code: 'other-name'; readonly theirs: string; readonly ours: string };

export interface CollectJudgement {
  /** Null where somebody has to say whose reef it is. */
  readonly seat: number | null;
  readonly warnings: readonly CollectWarning[];
}

/** `ownTable` is the number of this table, see `tableNumber`. Nothing is taken here. */
export function judgeCollect(
  table: Table,
  ownTable: number,
  reef: SharedReef,
): Result<CollectJudgement, CollectRejection> {
  const seat = seatOf(table, ownTable, reef);
  const rejection = findOtherGame(table, reef) ?? findEarlier(table, seat, reef);
  if (rejection !== null) return err(rejection);
  return ok({ seat, warnings: warningsOf(table, ownTable, reef) });
}

/** On a phone that joined this table the seat was chosen, elsewhere only a name tells. */
function seatOf({ players }: Table, ownTable: number, reef: SharedReef): number | null {
  const seat = reef.table === ownTable ? reef.seat : players.findIndex(({ name }) => name === reef.name);
  return players[seat] === undefined ? null : seat;
}

/** What was scored by other rules does not go together. */
function findOtherGame({ board, scoreBoard, players }: Table, reef: SharedReef): CollectRejection | null {
  if (reef.side !== board.side) return { code: 'other-side', theirs: reef.side, ours: board.side };
  if (reef.scoreBoard !== scoreBoard) {
    return { code: 'other-score-board', theirs: reef.scoreBoard, ours: scoreBoard };
  }
  if (reef.players !== players.length) {
    return { code: 'other-number-of-players', theirs: reef.players, ours: players.length };
  }
  return null;
}

/** Only the steps of one table come one after another. */
function findEarlier({ players }: Table, seat: number | null, reef: SharedReef): CollectRejection | null {
  const player = seat === null ? null : players[seat]!;
  const collected = player?.collected ?? null;
  if (player === null || collected === null || collected.table !== reef.table) return null;
  if (reef.madeAt < collected.madeAt) return { code: 'out-of-date' };
  return reef.madeAt === collected.madeAt && isKnown(player, reef) ? { code: 'same-again' } : null;
}

/** A step that was undone there, or made here since, leaves the time as it was. */
function isKnown(player: TablePlayer, { score, limestone, tiles, reef }: SharedReef): boolean {
  return (
    player.score === score &&
    player.limestone === limestone &&
    COLORS.every((color) => player.tiles[color] === tiles[color]) &&
    JSON.stringify(reefJson(finalReefOf(player))) === JSON.stringify(reefJson(reef))
  );
}

function warningsOf(
  { board, players }: Table,
  ownTable: number,
  reef: SharedReef,
): readonly CollectWarning[] {
  const warnings: CollectWarning[] = [];
  if (reef.table !== ownTable) warnings.push({ code: 'other-table' });
  if (reef.terrain !== terrainMark(board)) warnings.push({ code: 'other-terrain' });
  const ours = reef.table === ownTable ? players[reef.seat]?.name : undefined;
  if (ours !== undefined && ours !== reef.name) {
    warnings.push({ code: 'other-name', theirs: reef.name, ours });
  }
  return warnings;
}
