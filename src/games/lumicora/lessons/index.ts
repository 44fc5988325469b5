/** All lessons, in the order of their ids. */

import { buildingUp } from './buildingUp';
import { coralScoring } from './coralScoring';
import { emptyBag } from './emptyBag';
import { exceptions } from './exceptions';
import { finalScoring } from './finalScoring';
import { jellyfish } from './jellyfish';
import { LESSON_IDS, type Lesson, type LessonId } from './lesson';
import { levels } from './levels';
import { lightSide } from './lightSide';
import { ownColor } from './ownColor';
import { sideB } from './sideB';
import { turn } from './turn';
import { water } from './water';
import { whenToScore } from './whenToScore';

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
