/** Games that are over, for histories and statistics. */

import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import { DEFAULT_BOARDS, type BoardSide } from '@/games/lumicora/rules/boards';
import { missingReefs } from '@/games/lumicora/session/final/finalTable';
import { encodeEntry, entryOf, type HistoryEntry } from '@/games/lumicora/session/record/historyEntry';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  tableOf,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import type { ArchiveRecord } from '@/kit/archive';

import { placeAnyway } from './tables';

export interface GameMade {
  readonly id?: string;
  readonly names?: readonly string[];
  /** What each has on the score track in the end. */
  readonly scores?: readonly number[];
  readonly side?: BoardSide;
  readonly scoreBoard?: ScoreBoard;
  readonly startedAt?: number;
  /** Before the scores are set. */
  readonly commands?: readonly Command[];
}

export const NOON = Date.UTC(2026, 8, 12, 12);
export const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;

/** A game that goes on, one minute a step. */
export function gameUnderWay({
  id = 'g1',
  names = ['Anni', 'Peter'],
  scores = [],
  side = 'A',
  scoreBoard = 'dark',
  startedAt = NOON,
  commands = [],
}: GameMade = {}): TableSession {
  const setup = { ...suggestSetup(names), board: DEFAULT_BOARDS[side], scoreBoard };
  const corrections = scores.map((score, player): Command => ({ type: 'correct-score', player, score }));
  return playOn(openSession({ id, startedAt, setup }), ...commands, ...corrections);
}

/** Of every reef something is known: without that, nobody has won. */
export function finishedGame(made: GameMade = {}): TableSession {
  const over = playOn(gameUnderWay(made), { type: 'finish-rounds' });
  const missing = missingReefs(tableOf(over));
  return playOn(over, ...missing.map((seat) => placeAnyway(seat, 'c3c4:G4.')));
}

/** The same game before its rounds were said to be over. */
export function undoneIntoRounds(session: TableSession): TableSession {
  return tableOf(session).phase === 'final' ? undoneIntoRounds(undoLast(session)) : session;
}

/** Each step a minute after the one before. */
export function playOn(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((before, command) => {
    const last = before.log.entries[before.log.done - 1]?.at ?? before.startedAt;
    const after = perform(before, command, last + MINUTE);
    if (!after.ok) throw new Error(`refused: ${JSON.stringify([command, after.error])}`);
    return after.value;
  }, session);
}

/** As it lies in the archive. */
export function recordOf(session: TableSession, changes: Partial<HistoryEntry> = {}): ArchiveRecord {
  const entry = encodeEntry({ ...entryOf(session), ...changes });
  return { id: session.id, entry, text: encodeSave(session) };
}

/** So many entries of games, a day apart, with a text that nobody should read. */
export function manyRecords(count: number): readonly ArchiveRecord[] {
  const entry = entryOf(finishedGame());
  return Array.from({ length: count }, (_, index) => {
    const id = `many-${index}`;
    const endedAt = entry.endedAt - index * DAY;
    return { id, entry: encodeEntry({ ...entry, id, endedAt }), text: 'unread' };
  });
}
