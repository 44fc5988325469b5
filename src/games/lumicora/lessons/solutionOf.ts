/** The reference solution of a step, as the move that a person would make. */

import type { LessonMove, LessonStep } from './lesson';

export function solutionOf(step: LessonStep): LessonMove {
  switch (step.kind) {
    case 'place':
      return { kind: 'place', on: step.solution };
    case 'spaces':
      return { kind: 'spaces', spaces: step.answer(step.position) };
    case 'choice':
      return { kind: 'choice', option: step.answer(step.position) };
  }
}
