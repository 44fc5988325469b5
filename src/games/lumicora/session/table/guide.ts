/** What the table screen suggests next. It never forbids anything. */

import { undoable } from '@/kit/log';

import { audit, type AuditEntry } from '../../rules/audit';
import type { ReefBoard } from '../../rules/boards';
import { luminoSupply } from '../../rules/box';
import { COLORS, type Color } from '../../rules/model';
import { canSpend, FEWEST_PLAYERS, limestoneIncome, playerOrder, ROUNDS } from '../../rules/round';
import { storeLimestone } from '../../rules/turn';
import type { Command, CommandType } from './commands';
import { endTurn, seatsFollowed } from './roundCommands';
import type { ReefEntry, Table } from './table';
import type { TableSession } from './tableSession';

export type Suggestion =
  | { readonly step: 'turn'; readonly player: number }
  | { readonly step: 'score'; readonly player: number }
  | { readonly step: 'final-scoring' };

/** Clockwise from the octopus, whoever has not had a turn, or has not decided, yet. */
export function suggestNext(table: Table): Suggestion {
  if (table.phase === 'final') return { step: 'final-scoring' };
  const player = playersLeft(table)[0]!;
  return { step: table.phase === 'action' ? 'turn' : 'score', player };
}

/** What comes once this player's turn is over; null where it is not this player's turn. */
export function afterTurn(table: Table, player: number): Suggestion | null {
  const now = suggestNext(table);
  if (now.step !== 'turn' || now.player !== player) return null;
  const ended = endTurn(table, player);
  return ended.ok ? suggestNext(ended.value) : null;
}

export function jellyfishOf(table: Table, player: number): readonly Color[] {
  return COLORS.filter((color) => canSpend(table.players[player]!.tiles[color]));
}

/** What breaks a rule in a reef: by color and place as it lies now, by limestone as it was when placed. */
export function auditReef(board: ReefBoard, reef: readonly ReefEntry[]): readonly AuditEntry[] {
  const { problems } = audit(board, reef);
  const unpaid = reef.flatMap(({ unpaid: problem }, lumino): readonly AuditEntry[] =>
    problem === null ? [] : [{ lumino, problem }],
  );
  return [...problems, ...unpaid].sort((a, b) => a.lumino - b.lumino);
}

export interface ColorExcess {
  readonly color: Color;
  readonly laid: number;
  readonly inBox: number;
}

/** LU-3: colors of which more Luminos were laid than the box holds for this number of players. */
export function findExcess(table: Table): readonly ColorExcess[] {
  const inBox = luminoSupply(Math.max(FEWEST_PLAYERS, table.players.length)).perColor;
  return COLORS.flatMap((color) => {
    const laid = table.players.reduce(
      (sum, { reef }) => sum + reef.filter(({ colors }) => colors[0] === color && colors[1] === color).length,
      0,
    );
    return laid > inBox ? [{ color, laid, inBox }] : [];
  });
}

/** EM-1: the bag ran out in this round, and the extra scoring phase is still to come. */
export function isLastRound({ bagEmptyIn, isExtraScoring, phase, round }: Table): boolean {
  return bagEmptyIn !== null && !isExtraScoring && phase !== 'final' && round < ROUNDS;
}

/** EM-1: with two players the bag cannot run out. */
export function canBagRunOut({ players, bagEmptyIn, phase }: Table): boolean {
  return bagEmptyIn === null && phase !== 'final' && players.length > FEWEST_PLAYERS;
}

/** Who may still have a turn, or decide, in this phase, clockwise from the octopus. */
export function playersLeft(table: Table): readonly number[] {
  const over = table.phase === 'action' ? table.turnsDone : table.decided;
  const followed = seatsFollowed(table);
  return playerOrder(table.octopus, table.players.length).filter(
    (index) => followed.includes(index) && !over.includes(index),
  );
}

/** What a step changed at the table beyond its own player: short news for whichever page is open. */
export type TableNews =
  | { readonly kind: 'returned'; readonly count: number }
  | { readonly kind: 'octopus'; readonly player: number }
  | { readonly kind: 'round'; readonly round: number; readonly income: number }
  | { readonly kind: 'scoring-phase'; readonly isExtra: boolean }
  | { readonly kind: 'turn'; readonly player: number }
  | { readonly kind: 'rounds-over' };

/** What the last step that holds changed. A correction is no news to the person who made it. */
export function newsOfLast({ log, tables }: TableSession): readonly TableNews[] {
  const last = undoable(log)?.command;
  if (last === undefined || !TELLING.includes(last.type)) return [];
  const before = tables[log.done - 1]!;
  const after = tables[log.done]!;
  const returned = markersReturned(last, before);
  const news: TableNews[] = returned === 0 ? [] : [{ kind: 'returned', count: returned }];
  // A phone that follows one seat does not see who scored last.
  if (after.octopus !== before.octopus && after.followed === null) {
    news.push({ kind: 'octopus', player: after.octopus });
  }
  if (after.phase === 'final') {
    if (before.phase !== 'final') news.push({ kind: 'rounds-over' });
    return news;
  }
  if (after.phase === 'scoring') {
    const hasBegun = before.phase !== 'scoring' || after.isExtraScoring !== before.isExtraScoring;
    if (hasBegun) news.push({ kind: 'scoring-phase', isExtra: after.isExtraScoring });
    return news;
  }
  if (after.round !== before.round) {
    news.push({ kind: 'round', round: after.round, income: limestoneIncome(after.round) });
  }
  const [next] = playersLeft(after);
  const isOther = before.phase !== 'action' || playersLeft(before)[0] !== next;
  if (isOther && after.followed === null) news.push({ kind: 'turn', player: next! });
  return news;
}

const TELLING: readonly CommandType[] = [
  'take-limestone',
  'end-turn',
  'begin-scoring',
  'score-coral',
  'skip-scoring',
];

/** LU-6: markers that found no room and went back to the supply. */
export function markersReturned(command: Command, before: Table): number {
  if (command.type !== 'take-limestone' && command.type !== 'score-coral') return 0;
  const gained = command.type === 'take-limestone' ? command.count : limestoneIncome(before.round);
  return storeLimestone(before.players[command.player]!.limestone, gained).returned;
}
