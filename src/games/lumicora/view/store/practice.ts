/** What was learnt and puzzled, as texts that only the pages for it read. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import type { Practice } from '../../session/backup';
import { tryRead } from './library';

export const LEARN_KEY = 'reefside.lumicora.learn';
export const PUZZLES_KEY = 'reefside.lumicora.puzzles';

/** By the names that they have in a backup. */
const KEYS: Readonly<Record<keyof Practice, string>> = { learn: LEARN_KEY, puzzles: PUZZLES_KEY };
const KINDS: readonly (keyof Practice)[] = ['learn', 'puzzles'];

const listeners = new WeakMap<KeyValueStorage, Set<() => void>>();

export function readPractice(storage: KeyValueStorage): Practice {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const text = tryRead(storage, KEYS[kind]);
      return text === null ? [] : [[kind, text]];
    }),
  );
}

/** Of what comes from a backup, that of which there is nothing here. */
export function missingPractice(storage: KeyValueStorage, offered: Practice): Practice {
  const here = readPractice(storage);
  return Object.fromEntries(
    KINDS.flatMap((kind) =>
      offered[kind] === undefined || here[kind] !== undefined ? [] : [[kind, offered[kind]]],
    ),
  );
}

/** It is only practice: what does not fit is left out. */
export function restorePractice(storage: KeyValueStorage, practice: Practice): void {
  const missing = missingPractice(storage, practice);
  for (const kind of KINDS) {
    const text = missing[kind];
    if (text === undefined) continue;
    try {
      storage.write(KEYS[kind], text);
    } catch (problem) {
      // The games are what a backup is for, and they were kept.
      reportUnlessRefused(problem, 'practice.restore');
    }
  }
  listeners.get(storage)?.forEach((listener) => listener());
}

/** Tells when another window, or a backup that was brought in, changed what lies under the key. */
export function onPracticeChange(
  storage: KeyValueStorage,
  key: typeof LEARN_KEY | typeof PUZZLES_KEY,
  listener: () => void,
): void {
  storage.onOutsideChange(key, listener);
  listeners.set(storage, (listeners.get(storage) ?? new Set()).add(listener));
}
