/** What all of the app's databases in a browser share. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { Refusal } from '@/kit/report';

export type Connected<S extends DBSchema> = <T>(
  work: (connection: IDBPDatabase<S>) => Promise<T>,
) => Promise<T>;

/** What a browser says when it does not want to, rather than when we ask for nonsense. */
const REFUSALS: readonly string[] = [
  'AbortError',
  'InvalidStateError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
];

/**
 * Work on one connection, opened at first use and opened again when the browser or a later version of the app closed
 * it. What the browser refuses comes out as a `Refusal`.
 */
export function connectionTo<S extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<S>) => void,
): Connected<S> {
  let current: Promise<IDBPDatabase<S>> | null = null;
  const forget = (lost: Promise<IDBPDatabase<S>>) => {
    if (current === lost) current = null;
  };
  const connect = (): Promise<IDBPDatabase<S>> => {
    if (current !== null) return current;
    const opened = openStores(name, create, () => forget(opened));
    // Whoever asked hears why.
    void Promise.allSettled([opened]).then(([{ status }]) => {
      if (status === 'rejected') forget(opened);
    });
    current = opened;
    return opened;
  };
  const work = async <T>(task: (connection: IDBPDatabase<S>) => Promise<T>): Promise<T> => {
    const connection = connect();
    try {
      return await task(await connection);
    } catch (problem) {
      if (!isLostConnection(problem)) throw problem;
      forget(connection);
      return task(await connect());
    }
  };
  return async (task) => {
    try {
      return await work(task);
    } catch (problem) {
      throw isRefused(problem) ? new Refusal(`${name} does not answer`, problem) : problem;
    }
  };
}

/** Ends a transaction of which a part failed; the request that failed may have ended it already. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (problem) {
    if (!isNamed(problem, ['InvalidStateError'])) throw problem;
  }
}

function isRefused(problem: unknown): boolean {
  // Firefox throws a ReferenceError where the whole of IndexedDB is switched off.
  return isNamed(problem, REFUSALS) || typeof indexedDB === 'undefined';
}

/** Safari says `UnknownError` when it has put the database to sleep, the others that the connection is closing. */
function isLostConnection(problem: unknown): boolean {
  return isNamed(problem, ['InvalidStateError', 'UnknownError']);
}

function isNamed(problem: unknown, names: readonly string[]): boolean {
  return problem instanceof Error && names.includes(problem.name);
}

/** Rejects rather than waits where another window will not let go; `onLost` tells that the connection is gone. */
function openStores<S extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<S>) => void,
  onLost: () => void,
): Promise<IDBPDatabase<S>> {
  return new Promise((resolve, reject) => {
    let isRefused = false;
    const refuse = (problem: unknown) => {
      isRefused = true;
      reject(problem);
    };
    const opening = openDB<S>(name, 1, {
      upgrade: create,
      blocked: () => refuse(new Refusal(`${name} is held by another window`)),
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
    opening.then((connection) => (isRefused ? connection.close() : resolve(connection)), refuse);
  });
}
