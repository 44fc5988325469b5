/** Help in a step: first words, then the solution itself. */

import type { Space } from '../rules/model';
import type { LessonStep } from './lesson';
import { solutionOf } from './solutionOf';

/** How much help was taken in a step. */
export const HINT_LEVELS = [0, 1, 2] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
export const MOST_HELP: HintLevel = 2;

export type Hint =
  | { readonly kind: 'none' }
  /** The hint in the words of the step. */
  | { readonly kind: 'words' }
  /** The words, and these spaces lit. */
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  /** The words, and this answer lit. */
  | { readonly kind: 'option'; readonly option: string };

export function hintOf(step: LessonStep, level: HintLevel): Hint {
  if (level === 0) return { kind: 'none' };
  if (level === 1) return { kind: 'words' };
  const solution = solutionOf(step);
  switch (solution.kind) {
    case 'place':
      return { kind: 'spaces', spaces: solution.on };
    case 'spaces':
      return { kind: 'spaces', spaces: solution.spaces };
    case 'choice':
      return { kind: 'option', option: solution.option };
  }
}
