import type { KeyValueStorage } from '@/kit/keyValueStorage';

export const storage: KeyValueStorage = {
  read: (key) => window.localStorage.getItem(key),
  write: (key, value) => window.localStorage.setItem(key, value),
  remove: (key) => window.localStorage.removeItem(key),
  keys: (prefix) => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix)),
  onOutsideChange: (key, listener) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
