import { useState } from 'react';

import type { LearnState } from '../learnStore';
import type { Course, LessonPlay, LessonTypes } from '../lessons';

export interface LessonWork<T extends LessonTypes> {
  readonly play: LessonPlay<T>;
  readonly change: (step: (play: LessonPlay<T>) => LessonPlay<T>) => void;
}

/** A lesson under way, resumed where it was left. Whatever moves the run on is stored at once. */
export function useLessonPlay<T extends LessonTypes>(
  course: Course<T>,
  { progress, record }: LearnState<T['id']>,
  lesson: T['id'],
  onSolved: () => void,
): LessonWork<T> {
  const [play, setPlay] = useState(() => {
    const { open } = progress;
    return course.open(open?.lesson === lesson ? open : course.start(lesson));
  });
  const change = (step: (play: LessonPlay<T>) => LessonPlay<T>) => {
    const after = step(play);
    // A lesson that is repeated is open again from its first move on.
    if (after.run !== play.run && !play.run.isDone) record(after.run);
    if (after.solved !== null && play.solved === null) onSolved();
    setPlay(after);
  };
  return { play, change };
}
