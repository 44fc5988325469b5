/** What somebody has learnt: the best stars of each lesson, and the run that waits to be resumed. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';

import { HINT_LEVELS } from './hintOf';
import { lessonOf } from './index';
import { FIRST_GAME, LESSON_IDS, type LessonId } from './lesson';
import { STARS, starsOf, type LessonRun, type Stars } from './lessonRun';

export { makeMove, skipStep, starsOf, startLesson, stepOf, takeHint } from './lessonRun';
export type { LessonRun, Stars } from './lessonRun';
export { hintOf, type Hint, type HintLevel } from './hintOf';

export interface LearnProgress {
  /** 0 for a lesson that was skipped; none for one that nobody has finished. */
  readonly best: Readonly<Partial<Record<LessonId, Stars>>>;
  readonly open: LessonRun | null;
}

export const NO_PROGRESS: LearnProgress = { best: {}, open: null };

/** Keeps a run: open while it lasts, afterwards as stars, which a later run can raise but not lower. */
export function recordRun(progress: LearnProgress, run: LessonRun): LearnProgress {
  if (!run.isDone) return { ...progress, open: run };
  const open = progress.open?.lesson === run.lesson ? null : progress.open;
  return { best: withStars(progress.best, run.lesson, starsOf(run)), open };
}

/** Passes over a whole lesson. */
export function skipLesson(progress: LearnProgress, lesson: LessonId): LearnProgress {
  const open = progress.open?.lesson === lesson ? null : progress.open;
  return { best: withStars(progress.best, lesson, 0), open };
}

function withStars(best: LearnProgress['best'], lesson: LessonId, stars: Stars): LearnProgress['best'] {
  const before = best[lesson];
  return before !== undefined && before >= stars ? best : { ...best, [lesson]: stars };
}

export function isSkipped({ best }: LearnProgress, lesson: LessonId): boolean {
  return best[lesson] === 0;
}

/** The next lesson on the way into a first game, or null where only the set-up is left. */
export function nextOfFirstGame({ best }: LearnProgress): LessonId | null {
  return FIRST_GAME.find((id) => best[id] === undefined) ?? null;
}

const VERSION = 1;

/** More slips and hints than anybody makes in one lesson. */
const MOST_COUNTED = 1_000_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED));
const stars = v.optional(v.picklist(STARS));
const starsById = Object.fromEntries(LESSON_IDS.map((id) => [id, stars])) as Record<LessonId, typeof stars>;

const openRun: v.GenericSchema<unknown, LessonRun> = v.pipe(
  v.object({
    lesson: v.picklist(LESSON_IDS),
    step: count,
    mistakes: count,
    hints: count,
    hintLevel: v.picklist(HINT_LEVELS),
    isSkipped: v.boolean(),
  }),
  v.check(({ lesson, step }) => step < lessonOf(lesson).steps.length),
  v.check(({ hints, hintLevel }) => hints >= hintLevel),
  v.transform((run) => ({ ...run, isDone: false })),
);

const progressSchema: v.GenericSchema<unknown, LearnProgress> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    best: v.object(starsById),
    // A run that fits its lesson no more is no reason to forget the stars.
    open: v.fallback(v.nullable(openRun), null),
  }),
  v.transform(({ best, open }) => ({ best, open })),
);

export function encodeProgress({ best, open }: LearnProgress): string {
  return JSON.stringify({ version: VERSION, best, open });
}

/** Damaged text is no progress. */
export function decodeProgress(text: string): LearnProgress {
  const decoded = v.safeParse(progressSchema, parseJson(text));
  return decoded.success ? decoded.output : NO_PROGRESS;
}
