/** What is remembered of a game beside the game: lists and statistics are made from this, without opening it. */

import type { ArchiveEntry } from '@/kit/archive';

import type { ScoreBoard } from '../rules/animals';
import type { BoardSide } from '../rules/boards';
import type { ScoreLine } from '../rules/finalScoring';
import type { Color } from '../rules/model';
import type { Ranking } from '../rules/ranking';
import { pointsOf, scoreTable } from './finalTable';
import { decodeEntry, ENTRY_VERSION } from './historyEntryText';
import { isOver } from './isOver';
import type { Fish, Table } from './table';
import { changedAtOf, tableOf, type TableSession } from './tableSession';

export { decodeEntry, encodeEntry, ENTRY_VERSION, type EntryProblem } from './historyEntryText';

export interface HistoryEntry {
  readonly version: typeof ENTRY_VERSION;
  readonly id: string;
  readonly startedAt: number;
  /** When the rounds were over, else when the last step that holds was made: correcting an old game does not move it. */
  readonly endedAt: number;
  /** When the game was last touched; of two copies, the one to keep. */
  readonly changedAt: number;
  readonly isOver: boolean;
  readonly round: number;
  readonly side: BoardSide;
  readonly scoreBoard: ScoreBoard;
  readonly isTracked: boolean;
  /** Time played; null where the app was not there. */
  readonly minutes: number | null;
  readonly decidedBy: Ranking['decidedBy'];
  /** When it was moved to where deleted games wait; null for all others. */
  readonly deletedAt: number | null;
  readonly players: readonly EntryPlayer[];
}

/** `before` and the five categories add up to `total`. */
export interface EntryPlayer {
  readonly name: string;
  readonly fish: Fish;
  readonly place: number;
  readonly total: number;
  readonly before: number;
  readonly jellyfish: number;
  readonly limestone: number;
  readonly animals: number;
  readonly majorities: number;
  readonly remote: number;
  readonly best: BestCoral | null;
}

/** The coral scoring with the most points, among equals the first. */
export interface BestCoral {
  readonly color: Color;
  readonly points: number;
  readonly round: number;
}

export function entryOf(session: TableSession): HistoryEntry {
  const table = tableOf(session);
  const { players, ranking } = scoreTable(table);
  const played = stepsPlayed(session);
  return {
    version: ENTRY_VERSION,
    id: session.id,
    startedAt: session.startedAt,
    endedAt: timeAfter(session, played),
    changedAt: changedAtOf(session),
    isOver: isOver(table),
    round: table.round,
    side: table.board.side,
    scoreBoard: table.scoreBoard,
    isTracked: table.isTracked,
    minutes: table.isTracked ? minutesOf(session, played) : null,
    decidedBy: ranking.decidedBy,
    deletedAt: null,
    players: players.map(({ before, lines, total }, index) => ({
      name: table.players[index]!.name,
      fish: table.players[index]!.fish,
      place: ranking.places[index]!,
      total,
      before,
      jellyfish: sumOf(lines, 'jellyfish'),
      limestone: sumOf(lines, 'limestone'),
      animals: sumOf(lines, 'animals', 'counted-animals'),
      majorities: sumOf(lines, 'majority'),
      remote: sumOf(lines, 'remote'),
      best: bestOf(table, index),
    })),
  };
}

/** How many steps of the log belong to the rounds; what was done after them only corrects. */
function stepsPlayed({ history, tables }: TableSession): number {
  let steps = history.done;
  while (steps > 0 && tables[steps]!.phase === 'final' && tables[steps - 1]!.phase === 'final') steps -= 1;
  return steps;
}

function timeAfter({ startedAt, history }: TableSession, steps: number): number {
  return history.entries[steps - 1]?.at ?? startedAt;
}

/** Who lays the game aside for longer than this is not playing. */
const LONGEST_PAUSE_MS = 60 * 60_000;

function minutesOf({ startedAt, history }: TableSession, steps: number): number {
  const times = [startedAt, ...history.entries.slice(0, steps).map(({ at }) => at)];
  const played = times.slice(1).reduce((sum, at, index) => {
    const pause = at - times[index]!;
    // A clock that was set back tells nothing.
    return pause > 0 && pause <= LONGEST_PAUSE_MS ? sum + pause : sum;
  }, 0);
  return Math.round(played / 60_000);
}

function sumOf(lines: readonly ScoreLine[], ...categories: readonly ScoreLine['category'][]): number {
  return pointsOf(lines, ({ category }) => categories.includes(category));
}

function bestOf({ scorings }: Table, player: number): BestCoral | null {
  const own = scorings.filter((scoring) => scoring.player === player);
  if (own.length === 0) return null;
  const { color, points, round } = own.reduce((best, next) => (next.points > best.points ? next : best));
  return { color, points, round };
}

export interface OpenedHistory {
  /** Last ended first. */
  readonly entries: readonly HistoryEntry[];
  /** Documents whose entry cannot be read, or is of another version: it has to be made anew from the document. */
  readonly unread: readonly string[];
}

export function openHistory(archived: readonly ArchiveEntry[]): OpenedHistory {
  const entries: HistoryEntry[] = [];
  const unread: string[] = [];
  for (const { id, entry } of archived) {
    const decoded = decodeEntry(entry);
    if (decoded.ok && decoded.value.id === id) entries.push(decoded.value);
    else unread.push(id);
  }
  return { entries: newestFirst(entries), unread };
}

/** Last ended first; games that ended at the same moment always in the same order. */
export function newestFirst(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return [...entries].sort(
    (a, b) => b.endedAt - a.endedAt || b.startedAt - a.startedAt || (a.id < b.id ? -1 : 1),
  );
}
