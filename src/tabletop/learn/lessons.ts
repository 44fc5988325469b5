/** Lessons of any game: their run, what is on the screen of one, and what somebody has learnt. What a step is, the game says. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import type { Result } from '@/kit/result';

import { HINT_LEVELS, isAnswered, moreHelp, type HintLevel } from './hints';

/** The types that a game's lessons are made of. */
export interface LessonTypes {
  readonly id: string;
  readonly step: unknown;
  /** What a person does in a step. */
  readonly move: unknown;
  /** What a right move leads to, for the screen to show. */
  readonly outcome: unknown;
  /** What was wrong with a move. */
  readonly problem: unknown;
  /** The half-made move on the screen. */
  readonly draft: unknown;
}

/** What a game brings so that its lessons run. */
export interface LessonKind<T extends LessonTypes> {
  /** In the order in which they are listed. */
  readonly ids: readonly T['id'][];
  stepsOf(lesson: T['id']): readonly T['step'][];
  judge(step: T['step'], move: T['move']): Result<T['outcome'], T['problem']>;
  /** A right move, for who passes the step over. */
  solutionOf(step: T['step']): T['move'];
  /** False for a move that is right as far as it goes. */
  isMistake(problem: T['problem']): boolean;
  /** Whether a hint can point at a place before it says anything. */
  hasPlaces(step: T['step']): boolean;
  readonly emptyDraft: T['draft'];
}

export interface LessonRun<Id extends string> {
  readonly lesson: Id;
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
const FEW_HINTS = 2;

/** What a run that is done has earned. A lesson with a step passed over counts as skipped: no star. */
export function starsOf({ mistakes, hints, isSkipped }: LessonRun<string>): Stars {
  if (isSkipped) return 0;
  if (mistakes === 0 && hints === 0) return 3;
  return mistakes <= FEW_MISTAKES && hints <= FEW_HINTS ? 2 : 1;
}

/** A lesson on the screen: its run, and what is half done or still in view. */
export interface LessonPlay<T extends LessonTypes> {
  readonly run: LessonRun<T['id']>;
  readonly draft: T['draft'];
  /** What was wrong with the last move. */
  readonly problem: T['problem'] | null;
  /** Stays in view until the person goes on; the run is ahead of it. */
  readonly solved: SolvedStep<T> | null;
  /** The run before it was begun anew, as long as nothing was done since. */
  readonly before: LessonRun<T['id']> | null;
}

export interface ShownStep<T extends LessonTypes> {
  readonly step: T['step'];
  readonly index: number;
}

export interface SolvedStep<T extends LessonTypes> extends ShownStep<T> {
  readonly move: T['move'];
  readonly outcome: T['outcome'];
  /** Passed over: the answer was shown instead of found. */
  readonly isShown: boolean;
}

/** Whether there is anything to begin anew. */
export function hasBegun({ run }: LessonPlay<LessonTypes>): boolean {
  return run.step > 0 || run.mistakes > 0 || run.hints > 0;
}

/** All lessons of a game. Every function takes a run or a play and gives the next one. */
export interface Course<T extends LessonTypes> extends ProgressFormat<T['id']> {
  readonly ids: readonly T['id'][];
  start(lesson: T['id']): LessonRun<T['id']>;
  /** The step to be solved; a run that is done has none. */
  stepOf(run: LessonRun<T['id']>): T['step'] | null;
  move(run: LessonRun<T['id']>, move: T['move']): MovedRun<T>;
  skipStep(run: LessonRun<T['id']>): LessonRun<T['id']>;
  /** More help in the step at hand, as long as there is any. */
  takeHint(run: LessonRun<T['id']>): LessonRun<T['id']>;

  open(run: LessonRun<T['id']>): LessonPlay<T>;
  /** The step in view; none once the lesson is over. */
  shown(play: LessonPlay<T>): ShownStep<T> | null;
  /** Judges a move and shows what came of it. The draft stays as it is. */
  attempt(play: LessonPlay<T>, move: T['move']): LessonPlay<T>;
  /** Shows the answer instead of asking for it; the lesson then has no star. */
  passOver(play: LessonPlay<T>): LessonPlay<T>;
  /** On from a step that is solved. */
  goOn(play: LessonPlay<T>): LessonPlay<T>;
  restart(play: LessonPlay<T>): LessonPlay<T>;
  undoRestart(play: LessonPlay<T>): LessonPlay<T>;
}

export interface MovedRun<T extends LessonTypes> {
  readonly run: LessonRun<T['id']>;
  readonly judged: Result<T['outcome'], T['problem']>;
}

export function createCourse<T extends LessonTypes>(kind: LessonKind<T>): Course<T> {
  type Run = LessonRun<T['id']>;
  const start = (lesson: T['id']): Run => ({
    lesson,
    step: 0,
    mistakes: 0,
    hints: 0,
    hintLevel: 0,
    isSkipped: false,
    isDone: false,
  });
  const lengthOf = (lesson: T['id']) => kind.stepsOf(lesson).length;
  const stepOf = ({ lesson, step }: Run): T['step'] | null => kind.stepsOf(lesson)[step] ?? null;
  const nextStep = (run: Run): Run => {
    const step = run.step + 1;
    return { ...run, step, hintLevel: 0, isDone: step === lengthOf(run.lesson) };
  };
  const move = (run: Run, made: T['move']): MovedRun<T> => {
    const step = stepOf(run);
    if (step === null) throw new Error(`the lesson ${run.lesson} is done`);
    const judged = kind.judge(step, made);
    if (judged.ok) return { run: nextStep(run), judged };
    return { run: kind.isMistake(judged.error) ? { ...run, mistakes: run.mistakes + 1 } : run, judged };
  };
  const skipStep = (run: Run): Run => (run.isDone ? run : { ...nextStep(run), isSkipped: true });
  const takeHint = (run: Run): Run => {
    if (run.isDone || isAnswered(run.hintLevel)) return run;
    const hintLevel = moreHelp(run.hintLevel, kind.hasPlaces(stepOf(run)));
    return { ...run, hints: run.hints + 1, hintLevel };
  };
  const open = (run: Run): LessonPlay<T> => ({
    run,
    draft: kind.emptyDraft,
    problem: null,
    solved: null,
    before: null,
  });
  return {
    ids: kind.ids,
    start,
    stepOf,
    move,
    skipStep,
    takeHint,
    open,
    shown: ({ run, solved }) => {
      if (solved !== null) return solved;
      const step = stepOf(run);
      return step === null ? null : { step, index: run.step };
    },
    attempt: (play, made) => {
      const step = stepOf(play.run);
      const { run, judged } = move(play.run, made);
      if (!judged.ok) return { ...play, run, problem: judged.error, before: null };
      const solved = { step, index: play.run.step, move: made, outcome: judged.value, isShown: false };
      return { ...play, run, problem: null, solved, before: null };
    },
    passOver: (play) => {
      const step = stepOf(play.run);
      if (step === null || play.solved !== null) return play;
      const made = kind.solutionOf(step);
      const judged = kind.judge(step, made);
      if (!judged.ok) throw new Error(`no solution of step ${play.run.step} of ${play.run.lesson}`);
      const solved = { step, index: play.run.step, move: made, outcome: judged.value, isShown: true };
      return { ...open(skipStep(play.run)), solved };
    },
    goOn: ({ run }) => open(run),
    restart: ({ run }) => ({ ...open(start(run.lesson)), before: run.isDone ? null : run }),
    undoRestart: (play) => (play.before === null ? play : open(play.before)),
    ...progressFormat(kind.ids, lengthOf),
  };
}

export interface LearnProgress<Id extends string> {
  /** 0 for a lesson that was skipped; none for one that nobody has finished. */
  readonly best: Readonly<Partial<Record<Id, Stars>>>;
  /** The run that waits to be resumed. */
  readonly open: LessonRun<Id> | null;
}

export const NOTHING_LEARNT: LearnProgress<never> = { best: {}, open: null };

/** Keeps a run: open while it lasts, afterwards as stars, which a later run can raise but not lower. */
export function recordRun<Id extends string>(
  progress: LearnProgress<Id>,
  run: LessonRun<Id>,
): LearnProgress<Id> {
  if (!run.isDone) return { ...progress, open: run };
  return withStars(progress, run.lesson, starsOf(run));
}

/** Passes over a whole lesson. */
export function skipLesson<Id extends string>(progress: LearnProgress<Id>, lesson: Id): LearnProgress<Id> {
  return withStars(progress, lesson, 0);
}

function withStars<Id extends string>(
  { best, open }: LearnProgress<Id>,
  lesson: Id,
  stars: Stars,
): LearnProgress<Id> {
  const before = best[lesson];
  return {
    best: before !== undefined && before >= stars ? best : { ...best, [lesson]: stars },
    open: open?.lesson === lesson ? null : open,
  };
}

/** The first lesson of a way through some of them that nobody has finished; null at its end. */
export function nextOnWay<Id extends string>({ best }: LearnProgress<Id>, way: readonly Id[]): Id | null {
  return way.find((id) => best[id] === undefined) ?? null;
}

/** How progress is kept. */
export interface ProgressFormat<Id extends string> {
  encode(progress: LearnProgress<Id>): string;
  /** Damaged text is no progress. */
  decode(text: string | null): LearnProgress<Id>;
}

const VERSION = 1;

/** More slips and hints than anybody makes in one lesson. */
const MOST_COUNTED = 1_000_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED));
const stars = v.optional(v.picklist(STARS));

function progressFormat<Id extends string>(
  ids: readonly Id[],
  lengthOf: (lesson: Id) => number,
): ProgressFormat<Id> {
  const starsById = Object.fromEntries(ids.map((id) => [id, stars])) as Record<Id, typeof stars>;
  const openRun: v.GenericSchema<unknown, LessonRun<Id>> = v.pipe(
    v.object({
      lesson: v.picklist(ids),
      step: count,
      mistakes: count,
      hints: count,
      hintLevel: v.picklist(HINT_LEVELS),
      isSkipped: v.boolean(),
    }),
    v.check(({ lesson, step }) => step < lengthOf(lesson)),
    v.check(({ hints, hintLevel }) => hints > 0 || hintLevel === 0),
    v.transform((run) => ({ ...run, isDone: false })),
  );
  const schema = v.object({
    version: v.literal(VERSION),
    best: v.object(starsById),
    // A run that fits its lesson no more is no reason to forget the stars.
    open: v.fallback(v.nullable(openRun), null),
  });
  return {
    encode: ({ best, open }) => JSON.stringify({ version: VERSION, best, open }),
    decode: (text) => {
      if (text === null) return NOTHING_LEARNT;
      const decoded = v.safeParse(schema, parseJson(text));
      if (!decoded.success) return NOTHING_LEARNT;
      const { best, open } = decoded.output;
      return { best: best as LearnProgress<Id>['best'], open };
    },
  };
}
