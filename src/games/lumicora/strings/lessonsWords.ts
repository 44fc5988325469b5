/** The words that lessons need. A lesson, step or option without words does not compile. */

import type { LessonsById } from '../lessons';
import type { ChoiceStep, LessonId, LessonStep, SpacesStep } from '../lessons/lesson';
import type { ScoreStep, TableProblem, ThingsStep, TurnStep } from '../lessons/tableSteps';
import type { Turn } from '../play/turn';
import type { Color } from '../rules/model';

/** The words of any step, for whoever does not know its kind. */
export interface StepWords {
  /** One or two short sentences. */
  readonly ask: string;
  readonly hint: string;
  /** What was learnt. */
  readonly done: string;
  /** Where a legal placement can miss the goal. */
  readonly offGoal?: string;
  /** By which rule a space or a thing does not belong to the answer. */
  readonly why?: string;
  /** Answers that are not plain numbers. */
  readonly options?: Readonly<Record<string, string>>;
  /** Why an answer is wrong. */
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface LessonWords {
  readonly title: string;
  /** One line. */
  readonly summary: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

type WordsOf<Step extends LessonStep> = Step extends ChoiceStep
  ? Omit<StepWords, 'offGoal' | 'why' | 'options' | 'wrong'> & {
      readonly options: Readonly<Record<Exclude<Step['options'][number], `${number}`>, string>>;
      /** Which answer is right is for the rules to tell, so a test sees to it that no wrong one is left out. */
      readonly wrong: Readonly<Partial<Record<Step['options'][number], string>>>;
    }
  : Step extends SpacesStep | ThingsStep
    ? Pick<StepWords, 'ask' | 'hint' | 'done'> & { readonly why: string }
    : Step extends TurnStep
      ? Pick<StepWords, 'ask' | 'hint' | 'done'> & { readonly offGoal: string }
      : Step extends ScoreStep
        ? Pick<StepWords, 'ask' | 'hint' | 'done' | 'offGoal'>
        : Omit<StepWords, 'why' | 'options' | 'wrong'>;

type RefusedDeed = Extract<TableProblem, { readonly code: 'deed-refused' }>['rejection'];

type StepOf<Id extends LessonId> = LessonsById[Id]['steps'][number];

export type LessonTexts = {
  readonly [Id in LessonId]: Omit<LessonWords, 'steps'> & {
    readonly steps: { readonly [Step in StepOf<Id> as Step['id']]: WordsOf<Step> };
  };
};

export interface LessonStrings {
  readonly lessons: LessonTexts;
  /** All tapped spaces are right, but some are missing. */
  readonly missing: (count: number) => string;
  readonly wrongSpaces: (count: number) => string;
  /** Why a deed of a turn is refused; `phase` is what is due instead. */
  readonly refusedDeed: (rejection: RefusedDeed, phase: Turn['phase']) => string;
  /** SC-4 */
  readonly noCoral: (tile: 'jellyfish' | 'spent') => string;
  /** SC-2 */
  readonly notCounted: (color: Color, level: number) => string;
}

export type PlacingTexts = Pick<LessonTexts, 'levels' | 'own-color' | 'exceptions' | 'building-up' | 'water'>;
export type RoundTexts = Pick<
  LessonTexts,
  'turn' | 'coral-scoring' | 'rounds' | 'when-to-score' | 'jellyfish'
>;
export type ScoringTexts = Pick<
  LessonTexts,
  'final-scoring' | 'light-side' | 'side-b' | 'ties' | 'empty-bag'
>;

export function wordsOfLesson(strings: LessonStrings, lesson: LessonId): LessonWords {
  return strings.lessons[lesson];
}

export function wordsOfStep(strings: LessonStrings, lesson: LessonId, step: string): StepWords {
  const words = wordsOfLesson(strings, lesson).steps[step];
  if (words === undefined) throw new Error(`no step ${step} in the lesson ${lesson}`);
  return words;
}
