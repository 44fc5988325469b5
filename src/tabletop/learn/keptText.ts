/** One text that a game keeps under one key. Practice is no reason to stop: what cannot be stored lasts until the app ends. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';

import { tryRead, tryWrite } from '../store/storedValues';

export interface KeptText {
  /** Null where nothing is kept or nothing can be read. */
  read(): string | null;
  /** Never throws. */
  write(text: string): void;
  /** Tells when it was changed elsewhere. */
  onChange(listener: () => void): void;
}

/** `listen` is for texts that also change otherwise than by another window. */
export function keptUnder(
  storage: KeyValueStorage,
  key: string,
  listen: KeptText['onChange'] = (listener) => void storage.onOutsideChange(key, listener),
): KeptText {
  return {
    read: () => tryRead(storage, key),
    write: (text) => tryWrite(storage, key, text),
    onChange: listen,
  };
}
