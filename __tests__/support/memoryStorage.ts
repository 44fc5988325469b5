import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { Refusal } from '@/kit/report';

import { diskOf } from './memoryJournal';

export interface MemoryStorage extends KeyValueStorage {
  readonly entries: Map<string, string>;
  /** Writes as another window of the app would. */
  writeFromOutside(key: string, value: string): void;
}

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  const listeners = new Map<string, Set<() => void>>();
  return {
    entries,
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      entries.set(key, value);
    },
    remove: (key) => {
      entries.delete(key);
    },
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
    onOutsideChange: (key, listener) => {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => heard.delete(listener);
    },
    writeFromOutside: (key, value) => {
      entries.set(key, value);
      listeners.get(key)?.forEach((listener) => listener());
    },
  };
}

/** Storage that is there but takes nothing, as in some private windows. */
export function forbiddenStorage(): KeyValueStorage {
  const refuse = (): never => {
    throw new Refusal('storage is forbidden');
  };
  const storage = {
    read: refuse,
    write: refuse,
    remove: refuse,
    keys: refuse,
    onOutsideChange: () => () => undefined,
  };
  diskOf(storage).isFull = true;
  return storage;
}

/** Storage that holds what it has but takes nothing more. */
export function fullStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage = {
    ...memoryStorage(initial),
    write: () => {
      throw new Refusal('storage is full');
    },
  };
  diskOf(storage).isFull = true;
  return storage;
}
