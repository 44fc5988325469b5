import { useState } from 'react';

import type { LearnState } from '../learnStore';
import type { Course, LessonPlay, LessonTypes } from '../lessons';

export interface LessonWork<T extends LessonTypes> {
  readonly play: LessonPlay<T>;
  readonly change: (step: (play: LessonPlay<T>) => LessonPlay<T>) => void;
}

/** Who is told what happens in a lesson. */
export interface LessonEars<T extends LessonTypes> {
  readonly onSolved: () => void;
  readonly onMistake: (step: T['step'], problem: T['problem']) => void;
}

/** A lesson under way, resumed where it was left. Whatever moves the run on is stored at once. */
export function useLessonPlay<T extends LessonTypes>(
  course: Course<T>,
  { progress, record }: LearnState<T['id']>,
  lesson: T['id'],
  { onSolved, onMistake }: LessonEars<T>,
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
    if (after.run.mistakes > play.run.mistakes) onMistake(course.stepOf(play.run), after.problem);
    setPlay(after);
  };
  return { play, change };
}
