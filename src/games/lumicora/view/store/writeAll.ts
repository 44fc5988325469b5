import type { KeyValueStorage } from '@/kit/keyValueStorage';

/** Writes all of these or, when one does not fit, none. Returns how to take them back. */
export function writeAll(
  storage: KeyValueStorage,
  pairs: readonly (readonly [key: string, text: string])[],
): () => void {
  const before = pairs.map(([key]) => [key, storage.read(key)] as const);
  const takeBack = () => {
    for (const [key, text] of before) {
      if (text === null) storage.remove(key);
      else storage.write(key, text);
    }
  };
  try {
    for (const [key, text] of pairs) storage.write(key, text);
  } catch (problem) {
    takeBack();
    throw problem;
  }
  return takeBack;
}
