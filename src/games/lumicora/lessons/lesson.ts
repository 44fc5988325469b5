/**
 * What a lesson is: data that is played on the real board by the real rules. The words are in `strings/`, under the ids
 * of lesson and step.
 */

import type { ScoreBoard } from '../rules/animals';
import type { ReefBoard } from '../rules/boards';
import type { ByColor, Color, CoralSymbol, LaidLumino, Space, SpacePair } from '../rules/model';
import type { PlacementRejection } from '../rules/placement';
import type { ScoringTile } from '../rules/round';
import type { Surface } from '../rules/surface';
import type { LooseLumino } from '../rules/turn';
import type { RuleId } from './ruleIds';

export const LESSON_IDS = [
  'levels',
  'own-color',
  'exceptions',
  'building-up',
  'water',
  'turn',
  'coral-scoring',
  'when-to-score',
  'jellyfish',
  'final-scoring',
  'light-side',
  'side-b',
  'empty-bag',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The two-minute way into a first game. */
export const FIRST_GAME: readonly LessonId[] = [
  'levels',
  'own-color',
  'building-up',
  'turn',
  'coral-scoring',
];

export interface Lesson {
  readonly id: LessonId;
  /** Three to six. */
  readonly steps: readonly LessonStep[];
}

/** What lies on the table when a step begins. */
export interface Position {
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly luminos: readonly LaidLumino[];
  readonly surface: Surface;
  readonly limestone: number;
  readonly aside?: Aside;
  /** True where legal play does not lead: the position shows what a table has done wrong. */
  readonly isStaged?: boolean;
}

/** What lies beside the reef, as far as a step is about it. The words of the step say it as well. */
export interface Aside {
  readonly display?: readonly LooseLumino[];
  readonly atoll?: readonly LooseLumino[];
  /** Index in the display of the Lumino that joins the Atoll in this turn. */
  readonly added?: number;
  readonly tiles?: ByColor<ScoringTile>;
  /** Where the turtle stands. */
  readonly round?: number;
}

interface StepBase {
  /** Unique in its lesson. */
  readonly id: string;
  /** The rules that this step is about. */
  readonly teaches: readonly RuleId[];
  readonly position: Position;
  /** Spaces that the words point at as marked. */
  readonly lit?: readonly Space[];
}

/** Place the Lumino at hand so that the goal is met. */
export interface PlaceStep extends StepBase {
  readonly kind: 'place';
  readonly hand: HandLumino;
  /** Whether a placement that the rules allow is also what was asked for. */
  readonly isGoal: (placed: LaidLumino, position: Position) => boolean;
  readonly solution: SpacePair;
  /** What people try, with the answer that the rules give: a refusal, or `off-goal` for a legal move elsewhere. */
  readonly mistakes: readonly PlaceMistake[];
}

export interface HandLumino {
  readonly color: Color;
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

export interface PlaceMistake {
  readonly on: SpacePair;
  readonly code: PlacementRejection['code'] | 'off-goal';
}

/** Tap all the spaces that the question is about. */
export interface SpacesStep extends StepBase {
  readonly kind: 'spaces';
  /** The right spaces, told by the rules. */
  readonly answer: (position: Position) => readonly Space[];
}

/** One of a few answers. */
export interface ChoiceStep extends StepBase {
  readonly kind: 'choice';
  /** Ids of the answers; numbers stand for themselves, others have words. */
  readonly options: readonly string[];
  /** The right one, told by the rules. */
  readonly answer: (position: Position) => string;
}

export type LessonStep = PlaceStep | SpacesStep | ChoiceStep;

/** What a person does in a step. */
export type LessonMove =
  | { readonly kind: 'place'; readonly on: SpacePair }
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  | { readonly kind: 'choice'; readonly option: string };
