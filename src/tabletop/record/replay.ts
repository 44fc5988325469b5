/** How a game went: step by step, and round by round. */

import { tableOf, type Session, type TableTypes } from '../session/session';

/** A step of the log that holds. Step 0 is the table before the first command. */
export interface Frame<G extends TableTypes> {
  readonly table: G['table'];
  /** What led to it, and the table before; null for the first. */
  readonly led: { readonly command: G['command']; readonly before: G['table'] } | null;
}

export function frameAt<G extends TableTypes>({ log, tables }: Session<G>, step: number): Frame<G> {
  const command = log.entries[step - 1]?.command;
  return { table: tables[step], led: command === undefined ? null : { command, before: tables[step - 1] } };
}

/** How a game in rounds is read from its tables. */
export interface RoundReading<G extends TableTypes> {
  readonly roundOf: (table: G['table']) => number;
  readonly scoresOf: (table: G['table']) => readonly number[];
  /** All rounds are over; what comes then only corrects. */
  readonly isAfterRounds: (table: G['table']) => boolean;
}

export interface RoundScores {
  /** The rounds that are over, without gaps. */
  readonly rounds: readonly number[];
  /** By player, what the score was at the end of each of `rounds`; null for a round that was skipped. */
  readonly scores: readonly (readonly (number | null)[])[];
}

/** How the scores of a game grew from round to round. */
export function scoresAtRoundEnds<G extends TableTypes>(
  session: Session<G>,
  reading: RoundReading<G>,
): RoundScores {
  const { roundOf, scoresOf, isAfterRounds } = reading;
  const table = tableOf(session);
  const ends = roundEnds(session.tables.slice(0, session.log.done + 1), reading);
  const now = roundOf(table);
  // Rounds beyond this one were taken back by a correction.
  const over = [...ends.keys()].filter((round) => round < now || (isAfterRounds(table) && round === now));
  const rounds = over.length === 0 ? [] : range(Math.min(...over), Math.max(...over));
  return {
    rounds,
    scores: scoresOf(table).map((_, player) => rounds.map((round) => ends.get(round)?.[player] ?? null)),
  };
}

/** The scores at the end of each round; where a correction goes back to a round, its last end counts. */
function roundEnds<G extends TableTypes>(
  tables: readonly G['table'][],
  { roundOf, scoresOf, isAfterRounds }: RoundReading<G>,
): ReadonlyMap<number, readonly number[]> {
  const ends = new Map<number, readonly number[]>();
  for (const [index, table] of tables.entries()) {
    const isLast = index === tables.length - 1;
    // The step that ends a round may bring points of that round.
    if (!isLast && roundOf(tables[index + 1]) !== roundOf(table))
      ends.set(roundOf(table), scoresOf(tables[index + 1]));
    // Corrections after the last round still belong to it.
    if (isAfterRounds(table)) ends.set(roundOf(table), scoresOf(table));
  }
  return ends;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
