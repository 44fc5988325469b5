/** What is remembered of a game beside the game: lists and statistics are made from this, without opening it. */

import type { Result } from '@/kit/result';

import { changedAtOf, type Session, type TableTypes } from '../session/session';
import { aboutOf } from './about';

/** One at the table, as every list shows them. A game adds what its own pages tell. */
export interface RankedPlayer {
  readonly name: string;
  /** 1 for the winners; who is equal shares a place. `NO_PLACE` for all where nobody can say who won. */
  readonly place: number;
  /** Null in a game that is won by arriving first: there, only places count. */
  readonly total: number | null;
}

export const NO_PLACE = 0;

/** What the entries of all games have. */
export interface RecordEntry {
  readonly id: string;
  readonly startedAt: number;
  /**
   * When somebody says it was; else when the rounds were over, else when the last step that holds was made: correcting an
   * old game does not move it.
   */
  readonly endedAt: number;
  /** What its people want to remember of it; without one, nothing. */
  readonly note?: string;
  /** When the game was last touched; of two copies, the one to keep. */
  readonly changedAt: number;
  readonly isOver: boolean;
  /** When it was moved to where deleted games wait; null for all others. */
  readonly deletedAt: number | null;
  /** Time played; null where the app was not there. */
  readonly minutes: number | null;
  /** As they sat. */
  readonly players: readonly RankedPlayer[];
}

export type EntryProblem =
  | { readonly code: 'damaged' }
  /** Older or newer: the entry has to be made anew from its game. */
  | { readonly code: 'other-version'; readonly version: number };

/** How a game makes, writes and reads its entries. */
export interface RecordFormat<G extends TableTypes, E extends RecordEntry> {
  readonly entryOf: (session: Session<G>) => E;
  readonly encode: (entry: E) => string;
  readonly decode: (text: string) => Result<E, EntryProblem>;
}

type EntryHead = Omit<RecordEntry, 'isOver' | 'players' | 'minutes'> & { readonly note: string };

/** What an entry tells of when a game was played. `played`: so many steps belong to the play; later ones only correct. */
export function entryHead(session: Session<TableTypes>, played = session.log.done): EntryHead {
  const { id, startedAt, log } = session;
  const { playedAt, note } = aboutOf(session);
  const endedAt = playedAt ?? log.entries[played - 1]?.at ?? startedAt;
  return { id, startedAt, endedAt, note, changedAt: changedAtOf(session), deletedAt: null };
}

/** Who lays the game aside for longer than this is not playing. */
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Minutes played in the first steps of a game, without long pauses. */
export function minutesPlayed({ startedAt, log }: Session<TableTypes>, steps: number): number {
  const times = [startedAt, ...log.entries.slice(0, steps).map(({ at }) => at)];
  const played = times.slice(1).reduce((sum, at, index) => {
    const pause = at - times[index]!;
    // Where the clock was set back between two steps, nobody knows how long the pause was.
    return pause > 0 && pause <= LONGEST_PAUSE_MS ? sum + pause : sum;
  }, 0);
  return Math.round(played / 60_000);
}

/** Last ended first; games that ended at the same moment always in the same order. */
export function newestFirst<E extends RecordEntry>(entries: readonly E[]): readonly E[] {
  return [...entries].sort(
    (a, b) => b.endedAt - a.endedAt || b.startedAt - a.startedAt || (a.id < b.id ? -1 : 1),
  );
}

/** The games that somebody of this name played in; a part of the name will do. */
export function searchGames<E extends RecordEntry>(entries: readonly E[], name: string): readonly E[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ players }) =>
    players.some((player) => player.name.toLowerCase().includes(wanted)),
  );
}

/** The first place first; who shares a place stays as they sat. */
export function byPlace<P extends RankedPlayer>(players: readonly P[]): readonly P[] {
  return [...players].sort((a, b) => a.place - b.place);
}

/** Alone at the table, nobody wins. */
export function isWinner({ players }: Pick<RecordEntry, 'players'>, { place }: RankedPlayer): boolean {
  return place === 1 && players.length > 1;
}

export function namesOf({ players }: Pick<RecordEntry, 'players'>): string {
  return players.map(({ name }) => name).join(', ');
}
