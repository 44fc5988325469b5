/** Where an app keeps what must survive a restart. Every call may throw: storage can be full or forbidden. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** All keys that begin like this. */
  keys(prefix: string): readonly string[];
  /** Tells when another window of the app wrote the key; returns how to stop listening. */
  onOutsideChange(key: string, listener: () => void): () => void;
}
