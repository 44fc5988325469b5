import Storage from 'expo-sqlite/kv-store';

import type { KeyValueStorage } from '@/kit/keyValueStorage';

/** Phones keep everything in SQLite, which answers at once and has no small quota. */
export const storage: KeyValueStorage = {
  read: (key) => Storage.getItemSync(key),
  write: (key, value) => Storage.setItemSync(key, value),
  remove: (key) => {
    Storage.removeItemSync(key);
  },
  keys: (prefix) => Storage.getAllKeysSync().filter((key) => key.startsWith(prefix)),
  onOutsideChange: () => () => undefined,
};
