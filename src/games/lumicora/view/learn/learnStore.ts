/** What somebody has learnt, kept after every move. */

import { createStore, type StoreApi } from 'zustand/vanilla';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import type { LessonId } from '../../lessons/lesson';
import {
  decodeProgress,
  encodeProgress,
  NO_PROGRESS,
  recordRun,
  skipLesson,
  type LearnProgress,
  type LessonRun,
} from '../../lessons/progress';
import { tryRead } from '../store/library';
import { LEARN_KEY, onPracticeChange } from '../store/practice';

export interface LearnState {
  readonly progress: LearnProgress;
  readonly record: (run: LessonRun) => void;
  readonly skip: (lesson: LessonId) => void;
}

export type LearnStore = StoreApi<LearnState>;

const stores = new WeakMap<KeyValueStorage, LearnStore>();

/** One store for each storage, so that all pages see the same. */
export function learnStoreOf(storage: KeyValueStorage): LearnStore {
  const known = stores.get(storage);
  if (known !== undefined) return known;
  const store = createLearnStore(storage);
  stores.set(storage, store);
  return store;
}

export function createLearnStore(storage: KeyValueStorage): LearnStore {
  const store = createStore<LearnState>((set, get) => {
    const keep = (progress: LearnProgress) => {
      set({ progress });
      try {
        storage.write(LEARN_KEY, encodeProgress(progress));
      } catch (problem) {
        // Then it is known until the app ends.
        reportUnlessRefused(problem, 'learnStore.write');
      }
    };
    return {
      progress: readProgress(storage) ?? NO_PROGRESS,
      record: (run) => keep(recordRun(get().progress, run)),
      skip: (lesson) => keep(skipLesson(get().progress, lesson)),
    };
  });
  onPracticeChange(storage, LEARN_KEY, () => {
    const progress = readProgress(storage);
    if (progress !== null) store.setState({ progress });
  });
  return store;
}

function readProgress(storage: KeyValueStorage): LearnProgress | null {
  const text = tryRead(storage, LEARN_KEY);
  return text === null ? null : decodeProgress(text);
}
