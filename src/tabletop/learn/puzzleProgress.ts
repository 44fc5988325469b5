/** What is remembered of a person's puzzles: which were seen, how many were solved, and for how long in a row. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';

import type { Difficulty } from './puzzles';

/** No puzzle comes again before so many others. */
export const MOST_SEEN = 1000;

export interface PuzzleTally {
  readonly tried: number;
  readonly solved: number;
}

export interface RatedTally extends PuzzleTally {
  /** How strong somebody is at the kind, after each of the last puzzles. */
  readonly ratings: readonly number[];
}

/** Before the first puzzle of a kind. */
export const FIRST_RATING = 1000;
/** How strong a puzzle is, as if it were an opponent. */
const PUZZLE_RATINGS: Readonly<Record<Difficulty, number>> = { easy: 900, medium: 1200, hard: 1500 };
/** The most that one puzzle can change. */
const MOST_CHANGE = 32;
/** Of this many points more, one expects to win ten times in eleven. */
const TENFOLD = 400;
/** A curve of so many puzzles is kept. */
export const MOST_RATINGS = 60;

/** Elo: what was expected counts little, what was not counts much. */
export function ratingAfter(rating: number, difficulty: Difficulty, isSolved: boolean): number {
  const expected = 1 / (1 + 10 ** ((PUZZLE_RATINGS[difficulty] - rating) / TENFOLD));
  return Math.max(0, Math.round(rating + MOST_CHANGE * ((isSolved ? 1 : 0) - expected)));
}

export function ratingOf({ ratings }: RatedTally): number {
  return ratings.at(-1) ?? FIRST_RATING;
}

export interface PuzzleProgress<Kind extends string> {
  /** Keys of puzzles, the last seen last. */
  readonly seen: readonly string[];
  readonly byKind: Readonly<Record<Kind, RatedTally>>;
  /** Puzzles solved one after another. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly daily: DailyProgress;
}

/** The puzzle of the day. Days are those of `dayNumber`. */
export interface DailyProgress {
  readonly lastTried: number | null;
  readonly lastSolved: number | null;
  /** Days in a row, up to the one solved last. */
  readonly streak: number;
  readonly bestStreak: number;
}

const NO_TALLY: RatedTally = { tried: 0, solved: 0, ratings: [] };

export function noPuzzles<Kind extends string>(kinds: readonly Kind[]): PuzzleProgress<Kind> {
  return {
    seen: [],
    byKind: Object.fromEntries(kinds.map((kind) => [kind, NO_TALLY])) as Record<Kind, RatedTally>,
    streak: 0,
    bestStreak: 0,
    daily: { lastTried: null, lastSolved: null, streak: 0, bestStreak: 0 },
  };
}

/** To be told when a puzzle is shown, whatever becomes of it. */
export function withSeen<Kind extends string>(
  progress: PuzzleProgress<Kind>,
  key: string,
): PuzzleProgress<Kind> {
  const others = progress.seen.filter((other) => other !== key);
  return { ...progress, seen: [...others, key].slice(-MOST_SEEN) };
}

/** To be told once a puzzle, with its end. */
export function withResult<Kind extends string>(
  progress: PuzzleProgress<Kind>,
  kind: NoInfer<Kind>,
  isSolved: boolean,
  difficulty: Difficulty,
): PuzzleProgress<Kind> {
  const before = progress.byKind[kind];
  const rating = ratingAfter(ratingOf(before), difficulty, isSolved);
  const tally = {
    tried: before.tried + 1,
    solved: before.solved + (isSolved ? 1 : 0),
    ratings: [...before.ratings, rating].slice(-MOST_RATINGS),
  };
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    ...progress,
    byKind: { ...progress.byKind, [kind]: tally },
    streak,
    bestStreak: Math.max(progress.bestStreak, streak),
  };
}

/** The puzzle of a day counts once; a clock that was set back changes nothing. */
export function withDailyResult<Kind extends string>(
  progress: PuzzleProgress<Kind>,
  today: number,
  isSolved: boolean,
): PuzzleProgress<Kind> {
  const { daily } = progress;
  if (hasTriedDaily(progress, today)) return progress;
  if (!isSolved) return { ...progress, daily: { ...daily, lastTried: today } };
  const streak = dailyStreak(progress, today) + 1;
  const bestStreak = Math.max(daily.bestStreak, streak);
  return { ...progress, daily: { lastTried: today, lastSolved: today, streak, bestStreak } };
}

type Daily = Pick<PuzzleProgress<string>, 'daily'>;

export function hasTriedDaily({ daily }: Daily, today: number): boolean {
  return daily.lastTried !== null && daily.lastTried >= today;
}

/** Days in a row as they stand today: yesterday's still hold, older ones are lost. */
export function dailyStreak({ daily }: Daily, today: number): number {
  return daily.lastSolved !== null && daily.lastSolved >= today - 1 ? daily.streak : 0;
}

export function tallyOf({ byKind }: Pick<PuzzleProgress<string>, 'byKind'>): PuzzleTally {
  const tallies = Object.values(byKind);
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
  v.object({
    tried: count,
    solved: count,
    // Counted before there were ratings, or damaged: a rating begins anew, the counts stay.
    ratings: v.fallback(v.pipe(v.array(count), v.maxLength(MOST_RATINGS)), []),
  }),
  v.check(({ tried, solved }) => solved <= tried),
);

const progressSchema = v.pipe(
  v.object({
    version: v.literal(1),
    seen: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))), v.maxLength(MOST_SEEN)),
    byKind: v.record(v.string(), tally),
    streak: count,
    bestStreak: count,
    daily: v.pipe(
      v.object({ lastTried: day, lastSolved: day, streak: count, bestStreak: count }),
      v.check(({ streak, bestStreak }) => streak <= bestStreak),
    ),
  }),
  v.check(({ streak, bestStreak }) => streak <= bestStreak),
);

export function encodePuzzles(progress: PuzzleProgress<string>): string {
  return JSON.stringify({ version: 1, ...progress });
}

/** What cannot be read begins anew: it is only practice. A kind that came later has not been tried. */
export function decodePuzzles<Kind extends string>(
  kinds: readonly Kind[],
  text: string | null,
): PuzzleProgress<Kind> {
  const none = noPuzzles(kinds);
  if (text === null) return none;
  const decoded = v.safeParse(progressSchema, parseJson(text));
  if (!decoded.success) return none;
  const { seen, byKind, streak, bestStreak, daily } = decoded.output;
  const known = kinds.map((kind) => [kind, byKind[kind] ?? NO_TALLY]);
  return { seen, byKind: Object.fromEntries(known) as typeof none.byKind, streak, bestStreak, daily };
}
