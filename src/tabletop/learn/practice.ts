/** What was learnt, puzzled and is to be reviewed, as texts that only the pages for it read. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';

import { keysOf } from '../store/storedValues';
import { keptUnder, type KeptText } from './keptText';

/** By the names that they have in a backup. */
const KINDS = ['learn', 'puzzles', 'review'] as const;
export type PracticeKind = (typeof KINDS)[number];

/** Each as the text it is stored as; whoever opens it checks it. */
export type Practice = Readonly<Partial<Record<PracticeKind, string>>>;

/** Where a game keeps them. */
export function practiceKeys(gameId: string): Readonly<Record<PracticeKind, string>> {
  const { of } = keysOf(gameId);
  return { learn: of('learn'), puzzles: of('puzzles'), review: of('review') };
}

export interface KeptPractice {
  /** One of the texts. Its listeners hear of other windows and of backups that are brought in. */
  readonly text: (kind: PracticeKind) => KeptText;
  readonly read: () => Practice;
  /** The part of a backup's practice of which this device has nothing yet. */
  readonly missing: (offered: Practice) => Practice;
  /** Keeps what is missing. It is only practice: what does not fit is left out. */
  readonly restore: (offered: Practice) => void;
}

export function createPractice(storage: KeyValueStorage, gameId: string): KeptPractice {
  const keys = practiceKeys(gameId);
  const listeners = new Set<() => void>();
  const text = (kind: PracticeKind): KeptText =>
    keptUnder(storage, keys[kind], (listener) => {
      storage.onOutsideChange(keys[kind], listener);
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
function textsOf(textOf: (kind: PracticeKind) => string | null): Practice {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const text = textOf(kind);
      return text === null ? [] : [[kind, text]];
    }),
  );
}
