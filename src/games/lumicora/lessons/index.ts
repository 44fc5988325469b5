/** All lessons, and how they run. */

import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import type { Space } from '../rules/model';
import {
  judgeMove,
  LESSON_IDS,
  lookAt,
  solutionOf,
  type Lesson,
  type LessonId,
  type LessonMove,
  type LessonStep,
  type MoveProblem,
  type SolvedMove,
} from './lesson';
import { buildingUp, exceptions, levels, ownColor, water } from './placingLessons';
import { coralScoring, jellyfish, turn, whenToScore } from './roundLessons';
import { emptyBag, finalScoring, lightSide, sideB } from './scoringLessons';

const BY_ID = {
  levels,
  'own-color': ownColor,
  exceptions,
  'building-up': buildingUp,
  water,
  turn,
  'coral-scoring': coralScoring,
  'when-to-score': whenToScore,
  jellyfish,
  'final-scoring': finalScoring,
  'light-side': lightSide,
  'side-b': sideB,
  'empty-bag': emptyBag,
} as const satisfies { readonly [Id in LessonId]: Lesson & { readonly id: Id } };

/** Every lesson with its steps and options by literal ids, for the words to be typed by. */
export type LessonsById = typeof BY_ID;

export const LESSONS: readonly Lesson[] = LESSON_IDS.map((id) => BY_ID[id]);

export function lessonOf(id: LessonId): Lesson {
  return BY_ID[id];
}

/** What is half done in a step. */
export interface LessonDraft {
  /** Chosen for a move; of a refused placement, until the next tap. */
  readonly tapped: readonly Space[];
  /** Wrong answers given in this step. */
  readonly tried: readonly string[];
}

export interface LumicoraLessons extends LessonTypes {
  readonly id: LessonId;
  readonly step: LessonStep;
  readonly move: LessonMove;
  readonly outcome: SolvedMove;
  readonly problem: MoveProblem;
  readonly draft: LessonDraft;
}

export const course = createCourse<LumicoraLessons>({
  ids: LESSON_IDS,
  stepsOf: (lesson) => lessonOf(lesson).steps,
  judge: judgeMove,
  solutionOf,
  // Spaces that are right as far as they go are an answer under way, not a wrong one.
  isMistake: ({ code }) => code !== 'spaces-missing',
  hasPlaces: (step) => lookAt(step).length > 0,
  emptyDraft: { tapped: [], tried: [] },
});
