/** The run of a lesson as a reducer: moves, hints and skips go in, the next run comes out. */

import { MOST_HELP, type HintLevel } from './hintOf';
import { lessonOf } from './index';
import { judgeMove, type Judged, type MoveProblem } from './judgeMove';
import type { LessonId, LessonMove, LessonStep } from './lesson';

export interface LessonRun {
  readonly lesson: LessonId;
  /** Index of the step that is to be solved; the number of steps once all are. */
  readonly step: number;
  /** In all steps so far. */
  readonly mistakes: number;
  readonly hints: number;
  /** In the step at hand. */
  readonly hintLevel: HintLevel;
  /** Whether some step was passed over. */
  readonly isSkipped: boolean;
  readonly isDone: boolean;
}

export const STARS = [0, 1, 2, 3] as const;
export type Stars = (typeof STARS)[number];

/** What two stars forgive. */
const FEW_MISTAKES = 2;
const FEW_HINTS = 1;

export function startLesson(lesson: LessonId): LessonRun {
  return { lesson, step: 0, mistakes: 0, hints: 0, hintLevel: 0, isSkipped: false, isDone: false };
}

/** The step to be solved; a run that is done has none. */
export function stepOf({ lesson, step }: LessonRun): LessonStep | null {
  return lessonOf(lesson).steps[step] ?? null;
}

export function makeMove(
  run: LessonRun,
  move: LessonMove,
): { readonly run: LessonRun; readonly judged: Judged } {
  const step = stepOf(run);
  if (step === null) throw new Error(`the lesson ${run.lesson} is done`);
  const judged = judgeMove(step, move);
  if (judged.ok) return { run: nextStep(run), judged };
  return { run: isMistake(judged.error) ? { ...run, mistakes: run.mistakes + 1 } : run, judged };
}

/** Spaces that are right as far as they go are an answer under way, not a wrong one. */
function isMistake(problem: MoveProblem): boolean {
  return problem.code !== 'spaces-missing';
}

/** More help in the step at hand, as long as there is any. */
export function takeHint(run: LessonRun): LessonRun {
  if (run.isDone || run.hintLevel === MOST_HELP) return run;
  return { ...run, hints: run.hints + 1, hintLevel: run.hintLevel === 0 ? 1 : MOST_HELP };
}

export function skipStep(run: LessonRun): LessonRun {
  return run.isDone ? run : { ...nextStep(run), isSkipped: true };
}

function nextStep(run: LessonRun): LessonRun {
  const step = run.step + 1;
  return { ...run, step, hintLevel: 0, isDone: step === lessonOf(run.lesson).steps.length };
}

/** What a run that is done has earned. A lesson with a step passed over counts as skipped: no star. */
export function starsOf({ mistakes, hints, isSkipped }: LessonRun): Stars {
  if (isSkipped) return 0;
  if (mistakes === 0 && hints === 0) return 3;
  return mistakes <= FEW_MISTAKES && hints <= FEW_HINTS ? 2 : 1;
}
