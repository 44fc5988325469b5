import type { KeyValueStorage } from './keyValueStorage';

export const storage: KeyValueStorage = {
  read: (key) => window.localStorage.getItem(key),
  write: (key, value) => window.localStorage.setItem(key, value),
  onOutsideChange: (key, listener) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
