import type { KeyValueStorage } from '@/kit/keyValueStorage';

import { refusable } from './refusals';

export const storage: KeyValueStorage = {
  read: (key) => refusable(() => window.localStorage.getItem(key)),
  write: (key, value) => refusable(() => window.localStorage.setItem(key, value)),
  remove: (key) => refusable(() => window.localStorage.removeItem(key)),
  keys: (prefix) => refusable(() => Object.keys(window.localStorage)).filter((key) => key.startsWith(prefix)),
  onOutsideChange: (key, listener) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
