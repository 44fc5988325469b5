/** A lesson of a points pad: the smallest thing that a game can teach. */

import { err, ok } from '@/kit/result';
import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import type { PadCommand } from './pointsPad';

interface PadLessons extends LessonTypes {
  readonly id: 'adding';
  readonly step: { readonly player: number; readonly points: number };
  readonly move: Extract<PadCommand, { readonly type: 'add' }>;
  readonly outcome: { readonly total: number };
  readonly problem: 'wrong-player' | 'too-few' | 'too-many';
  readonly draft: { readonly typed: string };
}

const STEPS: readonly PadLessons['step'][] = [
  { player: 0, points: 3 },
  { player: 1, points: 10 },
];

export const padCourse = createCourse<PadLessons>({
  ids: ['adding'],
  stepsOf: () => STEPS,
  judge: (step, { player, points }) => {
    if (player !== step.player) return err('wrong-player');
    if (points === step.points) return ok({ total: points });
    return err(points < step.points ? 'too-few' : 'too-many');
  },
  solutionOf: ({ player, points }) => ({ type: 'add', player, points }),
  // Points are added bit by bit.
  isMistake: (problem) => problem !== 'too-few',
  hasPlaces: () => true,
  emptyDraft: { typed: '' },
});
