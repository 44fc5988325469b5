/** What taking in a backup would do to the games that are here. */

import type { Backup } from './backup';
import { changedAtOf, type TableSession } from './tableSession';

export interface RestorePlan {
  readonly add: readonly TableSession[];
  /** Games of which the backup has the later copy. */
  readonly replace: readonly TableSession[];
  /** Ids of games that stay because the copy here is the same. */
  readonly same: readonly string[];
  /** Ids of games that stay because the copy here is the later one. */
  readonly newerHere: readonly string[];
}

export interface KnownGame {
  readonly id: string;
  readonly changedAt: number;
}

/** Merges by id. A later copy is never overwritten by an earlier one, within the backup neither. */
export function reviewRestore({ games }: Pick<Backup, 'games'>, known: readonly KnownGame[]): RestorePlan {
  const here = new Map(known.map(({ id, changedAt }) => [id, changedAt]));
  const offered = [...latestOf(games).values()];
  const fateOf = (session: TableSession) => judge(session, here.get(session.id));
  const fated = (fate: Fate) => offered.filter((session) => fateOf(session) === fate);
  return {
    add: fated('add'),
    replace: fated('replace'),
    same: fated('same').map(({ id }) => id),
    newerHere: fated('newer-here').map(({ id }) => id),
  };
}

type Fate = 'add' | 'replace' | 'same' | 'newer-here';

function judge(session: TableSession, here: number | undefined): Fate {
  if (here === undefined) return 'add';
  const offered = changedAtOf(session);
  if (offered < here) return 'newer-here';
  // A game without a step is the beginning of whatever is here: only the moment at which it was read is later.
  return offered === here || session.history.entries.length === 0 ? 'same' : 'replace';
}

function latestOf(games: readonly TableSession[]): ReadonlyMap<string, TableSession> {
  const latest = new Map<string, TableSession>();
  for (const session of games) {
    const other = latest.get(session.id);
    if (other === undefined || changedAtOf(session) > changedAtOf(other)) latest.set(session.id, session);
  }
  return latest;
}
