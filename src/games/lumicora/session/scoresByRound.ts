/** How the scores of a game grew from round to round. */

import { scoreTable } from './finalTable';
import type { Table } from './table';
import { tableOf, type TableSession } from './tableSession';

export interface ScoresByRound {
  /** The rounds that are over, without gaps. */
  readonly rounds: readonly number[];
  /** By player, what the score was at the end of each of `rounds`; null for a round that was skipped. */
  readonly scores: readonly (readonly (number | null)[])[];
  /** The totals after the final scoring, by player; null before it. */
  readonly finals: readonly number[] | null;
}

/** Null where the app was not there while the game was played. */
export function scoresByRound(session: TableSession): ScoresByRound | null {
  const table = tableOf(session);
  if (!table.isTracked) return null;
  const ends = roundEnds(session.tables.slice(0, session.history.done + 1));
  const isFinal = table.phase === 'final';
  // Rounds beyond this one were taken back by a correction.
  const over = [...ends.keys()].filter((round) => round < table.round || (isFinal && round === table.round));
  const rounds = over.length === 0 ? [] : range(Math.min(...over), Math.max(...over));
  return {
    rounds,
    scores: table.players.map((_, player) => rounds.map((round) => ends.get(round)?.[player] ?? null)),
    finals: isFinal ? scoreTable(table).players.map(({ total }) => total) : null,
  };
}

/** The scores at the end of each round; where a correction goes back to a round, its last end counts. */
function roundEnds(tables: readonly Table[]): ReadonlyMap<number, readonly number[]> {
  const ends = new Map<number, readonly number[]>();
  for (const [index, table] of tables.entries()) {
    const next = tables[index + 1];
    // The step that ends a round may bring points of that round.
    if (next !== undefined && next.round !== table.round) ends.set(table.round, scoresOf(next));
    // Corrections after the last round still belong to it.
    if (table.phase === 'final') ends.set(table.round, scoresOf(table));
  }
  return ends;
}

function scoresOf({ players }: Table): readonly number[] {
  return players.map(({ score }) => score);
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
