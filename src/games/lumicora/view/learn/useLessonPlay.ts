import { useState } from 'react';

import type { LessonId } from '../../lessons/lesson';
import { startLesson } from '../../lessons/progress';
import { openPlay, type LessonPlay } from './lessonPlay';
import { useLearn } from './useLearn';

export interface LessonWork {
  readonly play: LessonPlay;
  readonly change: (step: (play: LessonPlay) => LessonPlay) => void;
}

/** A lesson under way, resumed where it was left. Whatever moves the run on is stored at once. */
export function useLessonPlay(lesson: LessonId, onSolved: () => void): LessonWork {
  const { progress, record } = useLearn();
  const [play, setPlay] = useState(() => {
    const { open } = progress;
    return openPlay(open?.lesson === lesson ? open : startLesson(lesson));
  });
  const change = (step: (play: LessonPlay) => LessonPlay) => {
    const after = step(play);
    // A lesson that is repeated is open again from its first move on.
    if (after.run !== play.run && !play.run.isDone) record(after.run);
    if (after.solved !== null && play.solved === null) onSolved();
    setPlay(after);
  };
  return { play, change };
}
