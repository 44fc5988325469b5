import { useMemo } from 'react';

import { ReefBoard } from '../reef/ReefBoard';
import { marksOf } from './describePlay';
import { tapSpace, type ShownStep } from './lessonPlay';
import type { LessonWork } from './useLessonPlay';

export interface LessonBoardProps extends LessonWork {
  readonly shown: ShownStep;
  readonly isTurned: boolean;
}

/** The reef of a step, with the Lumino that was just placed. What is legal is for the person to find. */
export function LessonBoard({ play, change, shown: { step }, isTurned }: LessonBoardProps) {
  const { board, luminos } = step.position;
  const placed = play.solved?.placed ?? null;
  const laid = useMemo(() => (placed === null ? luminos : [...luminos, placed]), [luminos, placed]);
  const marks = useMemo(() => marksOf(play, step), [play, step]);
  return (
    <ReefBoard
      board={board}
      luminos={laid}
      isTurned={isTurned}
      marks={marks}
      onPress={(space) => change((before) => tapSpace(before, space))}
    />
  );
}
