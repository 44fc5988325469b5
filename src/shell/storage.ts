import Storage from 'expo-sqlite/kv-store';

import type { KeyValueStorage } from './keyValueStorage';

/** Phones keep everything in SQLite, which answers at once and has no small quota. */
export const storage: KeyValueStorage = {
  read: (key) => Storage.getItemSync(key),
  write: (key, value) => Storage.setItemSync(key, value),
  onOutsideChange: () => () => undefined,
};
