/** What is remembered of a person's puzzles: which were seen, how many were solved, and for how long in a row. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';

import { PUZZLE_KINDS, type PuzzleKind } from './puzzle';

/** No puzzle comes again before so many others. */
export const MOST_SEEN = 1000;

export interface PuzzleTally {
  readonly tried: number;
  readonly solved: number;
}

export interface PuzzleProgress {
  /** Keys of puzzles, the last seen last. */
  readonly seen: readonly string[];
  readonly byKind: Readonly<Record<PuzzleKind, PuzzleTally>>;
  /** Puzzles solved one after another. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The puzzle of the day. Days are those of `dayNumber`. */
  readonly daily: DailyProgress;
}

export interface DailyProgress {
  readonly lastTried: number | null;
  readonly lastSolved: number | null;
  /** Days in a row, up to the one solved last. */
  readonly streak: number;
  readonly bestStreak: number;
}

const NO_TALLY: PuzzleTally = { tried: 0, solved: 0 };

export const NO_PROGRESS: PuzzleProgress = {
  seen: [],
  byKind: {
    'every-place': NO_TALLY,
    'keep-highest': NO_TALLY,
    'score-now': NO_TALLY,
    'broken-rule': NO_TALLY,
    'light-side': NO_TALLY,
  },
  streak: 0,
  bestStreak: 0,
  daily: { lastTried: null, lastSolved: null, streak: 0, bestStreak: 0 },
};

/** To be told when a puzzle is shown, whatever becomes of it. */
export function withSeen(progress: PuzzleProgress, key: string): PuzzleProgress {
  const others = progress.seen.filter((other) => other !== key);
  return { ...progress, seen: [...others, key].slice(-MOST_SEEN) };
}

/** To be told once a puzzle, with its end. */
export function withResult(progress: PuzzleProgress, kind: PuzzleKind, isSolved: boolean): PuzzleProgress {
  const { tried, solved } = progress.byKind[kind];
  const tally = { tried: tried + 1, solved: solved + (isSolved ? 1 : 0) };
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    ...progress,
    byKind: { ...progress.byKind, [kind]: tally },
    streak,
    bestStreak: Math.max(progress.bestStreak, streak),
  };
}

/** The puzzle of a day counts once; a clock that was set back changes nothing. */
export function withDailyResult(progress: PuzzleProgress, today: number, isSolved: boolean): PuzzleProgress {
  const { daily } = progress;
  if (hasTriedDaily(progress, today)) return progress;
  if (!isSolved) return { ...progress, daily: { ...daily, lastTried: today } };
  const streak = dailyStreak(progress, today) + 1;
  const bestStreak = Math.max(daily.bestStreak, streak);
  return { ...progress, daily: { lastTried: today, lastSolved: today, streak, bestStreak } };
}

export function hasTriedDaily({ daily }: PuzzleProgress, today: number): boolean {
  return daily.lastTried !== null && daily.lastTried >= today;
}

/** Days in a row as they stand today: yesterday's still hold, older ones are lost. */
export function dailyStreak({ daily }: PuzzleProgress, today: number): number {
  return daily.lastSolved !== null && daily.lastSolved >= today - 1 ? daily.streak : 0;
}

export function tallyOf({ byKind }: PuzzleProgress): PuzzleTally {
  const tallies = PUZZLE_KINDS.map((kind) => byKind[kind]);
  return {
    tried: tallies.reduce((sum, { tried }) => sum + tried, 0),
    solved: tallies.reduce((sum, { solved }) => sum + solved, 0),
  };
}

/** Solved in 100 tried; null before the first. */
export function accuracyOf({ tried, solved }: PuzzleTally): number | null {
  return tried === 0 ? null : Math.round((100 * solved) / tried);
}

/** More puzzles than a life has time for. */
const MOST_COUNTED = 1_000_000_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED));
/** In the year 10951. */
const LAST_DAY = 4_000_000;
const day = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_DAY)));
const tally = v.pipe(
  v.object({ tried: count, solved: count }),
  v.check(({ tried, solved }) => solved <= tried),
);

const progressSchema = v.pipe(
  v.object({
    version: v.literal(1),
    seen: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))), v.maxLength(MOST_SEEN)),
    byKind: v.object({
      'every-place': tally,
      'keep-highest': tally,
      'score-now': tally,
      'broken-rule': tally,
      'light-side': tally,
    }),
    streak: count,
    bestStreak: count,
    daily: v.pipe(
      v.object({ lastTried: day, lastSolved: day, streak: count, bestStreak: count }),
      v.check(({ streak, bestStreak }) => streak <= bestStreak),
    ),
  }),
  v.check(({ streak, bestStreak }) => streak <= bestStreak),
);

export function encodeProgress(progress: PuzzleProgress): string {
  return JSON.stringify({ version: 1, ...progress });
}

/** What cannot be read begins anew: it is only practice. */
export function decodeProgress(text: string | null): PuzzleProgress {
  if (text === null) return NO_PROGRESS;
  const decoded = v.safeParse(progressSchema, parseJson(text));
  if (!decoded.success) return NO_PROGRESS;
  const { seen, byKind, streak, bestStreak, daily } = decoded.output;
  return { seen, byKind, streak, bestStreak, daily };
}
