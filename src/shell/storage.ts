import Storage from 'expo-sqlite/kv-store';

import type { KeyValueStorage } from '@/kit/keyValueStorage';

import { refusable } from './refusals';

/** Phones keep everything in SQLite, which answers at once and has no small quota. */
export const storage: KeyValueStorage = {
  read: (key) => refusable(() => Storage.getItemSync(key)),
  write: (key, value) => refusable(() => Storage.setItemSync(key, value)),
  remove: (key) => {
    refusable(() => Storage.removeItemSync(key));
  },
  keys: (prefix) => refusable(() => Storage.getAllKeysSync()).filter((key) => key.startsWith(prefix)),
  onOutsideChange: () => () => undefined,
};

/** What a phone says is stored is on its disk: there is nothing to wait for. */
export function onceCaughtUp(start: () => void): void {
  start();
}
