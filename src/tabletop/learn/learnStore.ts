/** What somebody has learnt, kept after every move. */

import { createStore, type StoreApi } from 'zustand/vanilla';

import type { KeptText } from './keptText';
import { recordRun, skipLesson, type LearnProgress, type LessonRun, type ProgressFormat } from './lessons';

export interface LearnState<Id extends string> {
  readonly progress: LearnProgress<Id>;
  readonly record: (run: LessonRun<Id>) => void;
  readonly skip: (lesson: Id) => void;
}

export type LearnStore<Id extends string> = StoreApi<LearnState<Id>>;

export function createLearnStore<Id extends string>(
  { encode, decode }: ProgressFormat<Id>,
  kept: KeptText,
): LearnStore<Id> {
  const store = createStore<LearnState<Id>>((set, get) => {
    const keep = (progress: LearnProgress<Id>) => {
      set({ progress });
      kept.write(encode(progress));
    };
    return {
      progress: decode(kept.read()),
      record: (run) => keep(recordRun(get().progress, run)),
      skip: (lesson) => keep(skipLesson(get().progress, lesson)),
    };
  });
  kept.onChange(() => {
    const text = kept.read();
    // What was removed elsewhere is still known here.
    if (text !== null) store.setState({ progress: decode(text) });
  });
  return store;
}
