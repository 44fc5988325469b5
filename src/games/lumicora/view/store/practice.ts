/** What was learnt, puzzled and is to be reviewed, as texts that only the pages for it read. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { keptUnder, type KeptText } from '@/tabletop/learn/keptText';

import type { Practice } from '../../session/files/files';

export const LEARN_KEY = 'reefside.lumicora.learn';
export const PUZZLES_KEY = 'reefside.lumicora.puzzles';

export const REVIEW_KEY = 'reefside.lumicora.review';

/** By the names that they have in a backup. */
const KEYS: Readonly<Record<keyof Practice, string>> = {
  learn: LEARN_KEY,
  puzzles: PUZZLES_KEY,
  review: REVIEW_KEY,
};
const KINDS: readonly (keyof Practice)[] = ['learn', 'puzzles', 'review'];

export interface KeptPractice {
  /** One of the texts. Its listeners hear of other windows and of backups that are brought in. */
  readonly text: (kind: keyof Practice) => KeptText;
  readonly read: () => Practice;
  /** The part of a backup's practice of which this device has nothing yet. */
  readonly missing: (offered: Practice) => Practice;
  /** Keeps what is missing. It is only practice: what does not fit is left out. */
  readonly restore: (offered: Practice) => void;
}

export function createPractice(storage: KeyValueStorage): KeptPractice {
  const listeners = new Set<() => void>();
  const text = (kind: keyof Practice): KeptText =>
    keptUnder(storage, KEYS[kind], (listener) => {
      storage.onOutsideChange(KEYS[kind], listener);
      listeners.add(listener);
    });
  const read = (): Practice => textsOf((kind) => text(kind).read());
  const missing = (offered: Practice): Practice => {
    const here = read();
    return textsOf((kind) => (here[kind] === undefined ? (offered[kind] ?? null) : null));
  };
  return {
    text,
    read,
    missing,
    restore: (offered) => {
      const brought = missing(offered);
      for (const kind of KINDS) {
        const wanted = brought[kind];
        if (wanted !== undefined) text(kind).write(wanted);
      }
      listeners.forEach((listener) => listener());
    },
  };
}

/** Without those that are null. */
function textsOf(textOf: (kind: keyof Practice) => string | null): Practice {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const text = textOf(kind);
      return text === null ? [] : [[kind, text]];
    }),
  );
}
