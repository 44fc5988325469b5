import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

import type { Archive } from '@/kit/archive';
import { Refusal } from '@/kit/report';

import { abort, connectionTo } from './database.web';

/** Texts live apart from entries, so that listing thousands of entries loads no text. */
interface Stores extends DBSchema {
  readonly entries: { key: string; value: { readonly id: string; readonly entry: string } };
  readonly texts: { key: string; value: string };
}

type Connection = IDBPDatabase<Stores>;
type Writing = IDBPTransaction<Stores, ('entries' | 'texts')[], 'readwrite'>;

/** Browsers keep documents in IndexedDB, which has room for thousands and does not hold up the page. */
export function createArchive(name: string): Archive {
  const connected = connectionTo<Stores>(`reefside-archive-${name}`, (database) => {
    database.createObjectStore('entries', { keyPath: 'id' });
    database.createObjectStore('texts');
  });
  return {
    entries: () => connected((connection) => connection.getAll('entries')),
    read: (id) => connected(async (connection) => (await connection.get('texts', id)) ?? null),
    write: (records, signal) =>
      connected((connection) =>
        inOneGo(
          connection,
          records,
          async (writing, { id, entry, text }) => {
            await writing.objectStore('entries').put({ id, entry });
            await writing.objectStore('texts').put(text, id);
          },
          signal,
        ),
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
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted === true) throw new Refusal('cancelled');
  const writing = connection.transaction(['entries', 'texts'], 'readwrite', { durability: 'strict' });
  signal?.addEventListener('abort', () => abort(writing));
  const changing = Promise.all(items.map((item) => change(writing, item))).catch((problem: unknown) => {
    abort(writing);
    throw problem;
  });
  await Promise.all([changing, writing.done]);
}
