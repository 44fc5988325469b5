import type { DBSchema } from 'idb';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import { connectionTo } from './database.web';
import { refusable } from './refusals';

/** The last write to a key: its value (null if it was removed) and its number in the count of all writes. */
interface Written {
  readonly key: string;
  readonly value: string | null;
  readonly at: number;
}

interface Stores extends DBSchema {
  readonly written: { key: string; value: Written };
}

/** How many writes localStorage knows of. */
const COUNT_KEY = 'reefside.writes';

/** A start does not wait longer than this for the database. */
const PATIENCE_MS = 500;

/**
 * Browsers write localStorage to the disk some seconds late. So every write also goes to IndexedDB, with strict
 * durability, and a start restores what localStorage lost when the browser was killed.
 */
const connected = connectionTo<Stores>('reefside-keys', (database) => {
  database.createObjectStore('written', { keyPath: 'key' });
});

const listeners = new Map<string, Set<() => void>>();

export const storage: KeyValueStorage = {
  read: (key) => refusable(() => window.localStorage.getItem(key)),
  write: (key, value) => change(key, value),
  remove: (key) => change(key, null),
  keys: (prefix) => refusable(() => Object.keys(window.localStorage)).filter((key) => key.startsWith(prefix)),
  onOutsideChange: (key, listener) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    const ofKey = listeners.get(key) ?? new Set();
    listeners.set(key, ofKey.add(listener));
    window.addEventListener('storage', heard);
    return () => {
      ofKey.delete(listener);
      window.removeEventListener('storage', heard);
    };
  },
};

/** Starts the app once the storage holds all that was ever kept in it. */
export async function onceCaughtUp(start: () => void): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const caughtUp = catchUp().catch((problem: unknown) => reportUnlessRefused(problem, 'storage.catchUp'));
  await Promise.race([caughtUp, late]);
  start();
}

function change(key: string, value: string | null): void {
  refusable(() => {
    const at = countWrites() + 1;
    window.localStorage.setItem(COUNT_KEY, String(at));
    put(key, value);
    keep({ key, value, at }).catch((problem: unknown) => reportUnlessRefused(problem, 'storage.keep'));
  });
}

function put(key: string, value: string | null): void {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
}

function countWrites(): number {
  return Number(window.localStorage.getItem(COUNT_KEY) ?? 0) || 0;
}

/** A write that another window made later stays. */
function keep(written: Written): Promise<void> {
  return connected(async (connection) => {
    const writing = connection.transaction('written', 'readwrite', { durability: 'strict' });
    const there = await writing.store.get(written.key);
    if (there === undefined || there.at <= written.at) await writing.store.put(written);
    await writing.done;
  });
}

async function catchUp(): Promise<void> {
  const written = await connected((connection) => connection.getAll('written'));
  refusable(() => {
    const known = countWrites();
    const forgotten = written.filter(({ at }) => at > known);
    if (forgotten.length === 0) return;
    forgotten.forEach(({ key, value }) => put(key, value));
    window.localStorage.setItem(COUNT_KEY, String(Math.max(...forgotten.map(({ at }) => at))));
    forgotten.forEach(({ key }) => listeners.get(key)?.forEach((listener) => listener()));
  });
}
