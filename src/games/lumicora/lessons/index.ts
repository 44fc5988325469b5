/** All lessons, and how they run. */

import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import type { Deed } from '../play/turn';
import type { Color, Space } from '../rules/model';
import {
  hasPlaces,
  judgeMove,
  LESSON_IDS,
  solutionOf,
  type Lesson,
  type LessonId,
  type LessonMove,
  type LessonStep,
  type MoveProblem,
  type SolvedMove,
} from './lesson';
import { buildingUp, exceptions, levels, ownColor, water } from './placingLessons';
import type { Thing } from './position';
import { coralScoring, jellyfish, rounds, turn, whenToScore } from './roundLessons';
import { emptyBag, finalScoring, lightSide, sideB, ties } from './scoringLessons';

const BY_ID = {
  levels,
  'own-color': ownColor,
  water,
  'building-up': buildingUp,
  turn,
  'coral-scoring': coralScoring,
  rounds,
  'final-scoring': finalScoring,
  exceptions,
  'when-to-score': whenToScore,
  jellyfish,
  'light-side': lightSide,
  'side-b': sideB,
  ties,
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
  /** What was done of a turn. */
  readonly deeds: readonly Deed[];
  /** Luminos of the Atoll or the display that are to be taken or swapped together. */
  readonly picked: { readonly from: 'atoll' | 'display'; readonly luminos: readonly number[] };
  /** Of the Luminos in hand, the one that is to be laid. */
  readonly held: number;
  /** The tile that was flipped, or the jellyfish that is to be spent. */
  readonly tile: Color | null;
  readonly things: readonly Thing[];
}

export const NOTHING_PICKED: LessonDraft['picked'] = { from: 'atoll', luminos: [] };

export interface LumicoraLessons extends LessonTypes {
  readonly id: LessonId;
  readonly step: LessonStep;
  readonly move: LessonMove;
  readonly outcome: SolvedMove;
  readonly problem: MoveProblem;
  readonly draft: LessonDraft;
}

/** A tap that comes too early in a turn is told what is due, and costs no star. */
function isUnderWay(problem: MoveProblem): boolean {
  if (problem.code === 'deed-refused') return problem.rejection.code === 'not-now';
  return problem.code === 'spaces-missing' || problem.code === 'unfinished';
}

export const course = createCourse<LumicoraLessons>({
  ids: LESSON_IDS,
  stepsOf: (lesson) => lessonOf(lesson).steps,
  judge: judgeMove,
  solutionOf,
  // What is right as far as it goes is an answer under way, not a wrong one.
  isMistake: (problem) => !isUnderWay(problem),
  hasPlaces,
  emptyDraft: { tapped: [], tried: [], deeds: [], picked: NOTHING_PICKED, held: 0, tile: null, things: [] },
});
