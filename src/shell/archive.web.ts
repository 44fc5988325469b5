import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

import type { Archive } from '@/kit/archive';

/** Texts live apart from entries, so that listing thousands of entries loads no text. */
interface Stores extends DBSchema {
  readonly entries: { key: string; value: { readonly id: string; readonly entry: string } };
  readonly texts: { key: string; value: string };
}

type Connection = IDBPDatabase<Stores>;
type Writing = IDBPTransaction<Stores, ('entries' | 'texts')[], 'readwrite'>;

/** Browsers keep documents in IndexedDB, which has room for thousands and does not hold up the page. */
export function createArchive(name: string): Archive {
  const connected = connectionTo(`reefside-archive-${name}`);
  return {
    entries: () => connected((connection) => connection.getAll('entries')),
    read: (id) => connected(async (connection) => (await connection.get('texts', id)) ?? null),
    write: (records) =>
      connected((connection) =>
        inOneGo(connection, records, async (writing, { id, entry, text }) => {
          await writing.objectStore('entries').put({ id, entry });
          await writing.objectStore('texts').put(text, id);
        }),
      ),
    relabel: (entries) =>
      connected((connection) =>
        inOneGo(connection, entries, async (writing, { id, entry }) => {
          const store = writing.objectStore('entries');
          if ((await store.getKey(id)) !== undefined) await store.put({ id, entry });
        }),
      ),
    remove: (ids) =>
      connected((connection) =>
        inOneGo(connection, ids, async (writing, id) => {
          await writing.objectStore('entries').delete(id);
          await writing.objectStore('texts').delete(id);
        }),
      ),
  };
}

/**
 * Changes something for every item in one transaction, which takes all of it or nothing. It is on the disk when the
 * promise is kept, because a document may leave its other place once it is here.
 */
async function inOneGo<T>(
  connection: Connection,
  items: readonly T[],
  change: (writing: Writing, item: T) => Promise<void>,
): Promise<void> {
  const writing = connection.transaction(['entries', 'texts'], 'readwrite', { durability: 'strict' });
  const changing = Promise.all(items.map((item) => change(writing, item))).catch((problem: unknown) => {
    abort(writing);
    throw problem;
  });
  await Promise.all([changing, writing.done]);
}

function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // A request that failed has already ended it.
  }
}

type Connected = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Work on one connection, opened at first use and opened again when the browser or a later version of the app closed it. */
function connectionTo(name: string): Connected {
  let current: Promise<Connection> | null = null;
  const forget = (lost: Promise<Connection>) => {
    if (current === lost) current = null;
  };
  const connect = (): Promise<Connection> => {
    if (current !== null) return current;
    const opened = openStores(name, () => forget(opened));
    opened.catch(() => forget(opened));
    current = opened;
    return opened;
  };
  return async (work) => {
    const connection = connect();
    try {
      return await work(await connection);
    } catch (problem) {
      if (!isLostConnection(problem)) throw problem;
      forget(connection);
      return work(await connect());
    }
  };
}

/** Safari says `UnknownError` when it has put the database to sleep, the others that the connection is closing. */
function isLostConnection(problem: unknown): boolean {
  return problem instanceof Error && ['InvalidStateError', 'UnknownError'].includes(problem.name);
}

/** Rejects rather than waits where another window will not let go; `onLost` tells that the connection is gone. */
function openStores(name: string, onLost: () => void): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let isRefused = false;
    const refuse = (problem: unknown) => {
      isRefused = true;
      reject(problem);
    };
    const opening = openDB<Stores>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('entries', { keyPath: 'id' });
        database.createObjectStore('texts');
      },
      blocked: () => refuse(new Error(`${name} is held by another window`)),
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
    opening.then((connection) => (isRefused ? connection.close() : resolve(connection)), refuse);
  });
}
