/** What taking in games from outside would do to those that are here. */

import { changedAtOf, type Session, type TableTypes } from '../session/session';

export interface RestorePlan<G extends TableTypes> {
  readonly add: readonly Session<G>[];
  /** Games of which the later copy comes in. */
  readonly replace: readonly Session<G>[];
  /** Ids of games that stay because the copy here is the same. */
  readonly same: readonly string[];
  /** Ids of games that stay because the copy here is the later one. */
  readonly newerHere: readonly string[];
}

export type Fate = keyof RestorePlan<TableTypes>;

export interface KnownGame {
  readonly id: string;
  readonly changedAt: number;
}

/** Merges by id. A later copy is never overwritten by an earlier one, among those that come in neither. */
export function reviewRestore<G extends TableTypes>(
  games: readonly Session<G>[],
  known: readonly KnownGame[],
): RestorePlan<G> {
  const here = changesOf(known);
  const offered = [...latestOf(games).values()];
  const fated = (fate: Fate) => offered.filter((session) => judge(session, here.get(session.id)) === fate);
  return {
    add: fated('add'),
    replace: fated('replace'),
    same: fated('same').map(({ id }) => id),
    newerHere: fated('newerHere').map(({ id }) => id),
  };
}

/** What would become of one game alone. */
export function fateOf(session: Session<TableTypes>, known: readonly KnownGame[]): Fate {
  return judge(session, changesOf(known).get(session.id));
}

/** Of a game that is listed twice, the later entry counts. */
function changesOf(known: readonly KnownGame[]): ReadonlyMap<string, number> {
  return new Map(known.map(({ id, changedAt }) => [id, changedAt]));
}

function judge(session: Session<TableTypes>, here: number | undefined): Fate {
  if (here === undefined) return 'add';
  const offered = changedAtOf(session);
  if (offered < here) return 'newerHere';
  // A game without a step is the beginning of whatever is here: only the moment at which it was read is later.
  return offered === here || session.log.entries.length === 0 ? 'same' : 'replace';
}

function latestOf<G extends TableTypes>(games: readonly Session<G>[]): ReadonlyMap<string, Session<G>> {
  const latest = new Map<string, Session<G>>();
  for (const session of games) {
    const other = latest.get(session.id);
    if (other === undefined || changedAtOf(session) > changedAtOf(other)) latest.set(session.id, session);
  }
  return latest;
}

export interface PartOfBackup {
  readonly savedAt: number;
  readonly part: number;
  readonly parts: number;
}

/** How many parts there are, and how many there should be. Parts that were saved at the same moment belong together. */
export function countParts(backups: readonly PartOfBackup[]): {
  readonly partsHere: number;
  readonly partsInAll: number;
} {
  const here = new Set(backups.map(({ savedAt, part }) => `${savedAt} ${part}`));
  const inAll = new Map(backups.map(({ savedAt, parts }) => [savedAt, parts]));
  return { partsHere: here.size, partsInAll: [...inAll.values()].reduce((sum, parts) => sum + parts, 0) };
}
