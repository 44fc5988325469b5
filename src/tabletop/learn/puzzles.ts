/** Puzzles of any game: made from seeds, so that one seed gives one puzzle on every device. */

import type { Result } from '@/kit/result';
import { createRng, type Rng } from '@/kit/rng';
import { textHash } from '@/kit/textHash';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What is known of every puzzle; its position and its question are its kind's own. */
export interface PosedPuzzle {
  readonly kind: string;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** What a maker hands over; seed and difficulty are known to who asked for it. */
export type Made<P extends PosedPuzzle> = Omit<P, 'difficulty' | 'seed'>;

/**
 * A kind of puzzle is one object: it makes the questions, judges what people try and says both in words. A game adds how
 * its board shows them. All are methods, so that kinds of different puzzles stand in one list.
 */
export interface PuzzleKind<P extends PosedPuzzle, Answer, Mistake, Try = Answer, Words = unknown> {
  readonly id: P['kind'];
  /** The rules that its questions can be about, for a review of one of them. */
  readonly rules: readonly string[];
  /** From this day on it can be the puzzle of the day; a kind that has always been there has none. */
  readonly dailySince?: CalendarDay;
  /** Looks for a question by chance; null where there is none this time. */
  make(rng: Rng, difficulty: Difficulty): Made<P> | null;
  /** Position and question. Two puzzles with the same text are the same to a person. */
  textOf(puzzle: P): string;
  /** The one right answer. */
  answer(puzzle: P): Answer;
  /** No mistake gives the right answer away. */
  judge(puzzle: P, answer: Answer): Result<null, Mistake>;
  /** What came of all tries, in their order. */
  outcomeOf(puzzle: P, tries: readonly Try[]): PuzzleOutcome<Mistake>;
  /** A try that was kept; null where it cannot be one at this puzzle. */
  readTry(puzzle: P, kept: unknown): Try | null;
  describeQuestion(words: Words, puzzle: P): string;
  describeMistake(words: Words, puzzle: P, mistake: Mistake): MistakeWords;
  describeSolution(words: Words, puzzle: P): SolutionWords;
}

export interface PuzzleOutcome<Mistake> {
  readonly status: 'open' | 'solved' | 'failed';
  /** What was wrong with the last try. */
  readonly mistake: Mistake | null;
}

export interface MistakeWords {
  readonly sentence: string;
  /** The rule it is about, for a link to it. */
  readonly rule: string | null;
}

export interface SolutionWords {
  readonly summary: string;
  readonly lines: readonly { readonly text: string; readonly note: string | null }[];
}

/** For a question that is answered once. */
export function answeredOnce<P, Answer, Mistake>(
  judge: (puzzle: P, answer: Answer) => Result<null, Mistake>,
): (puzzle: P, tries: readonly Answer[]) => PuzzleOutcome<Mistake> {
  return (puzzle, [answer]) => {
    if (answer === undefined) return { status: 'open', mistake: null };
    const judged = judge(puzzle, answer);
    return judged.ok ? { status: 'solved', mistake: null } : { status: 'failed', mistake: judged.error };
  };
}

/** The puzzles of a game. */
export interface Puzzles<P extends PosedPuzzle> {
  generate(kind: P['kind'], difficulty: Difficulty, seed: number): P;
  /** The first puzzle from this seed on whose key is not among those seen. */
  next(kind: P['kind'], difficulty: Difficulty, seen: ReadonlySet<string>, startSeed: number): P;
  /** A question about a rule, of one of the kinds that have it; for one seed always the same. */
  about(rule: string, difficulty: Difficulty, seed: number): P;
  /** From the date alone, so it is the same for everyone. */
  ofTheDay(day: CalendarDay): P;
  /** How repeats are told; short, to be remembered by the thousand. */
  keyOf(puzzle: P): string;
}

/** So many tries that no seed has been seen to need a tenth of them. */
const MOST_TRIES = 5000;

/** A seed has room for so many kinds at three difficulties. It never changes, because all puzzles would change with it. */
const SLOTS = 15;
/** Kinds beyond that room are far from the seeds of the others. */
const LATER_KINDS = 0x5bd1e995;

export function createPuzzles<P extends PosedPuzzle>(
  kinds: readonly PuzzleKind<P, unknown, unknown>[],
): Puzzles<P> {
  const kindOf = (id: P['kind']) => {
    const kind = kinds.find((each) => each.id === id);
    if (kind === undefined) throw new Error(`no puzzles of ${id}`);
    return kind;
  };
  /** Puzzles of different kinds should not be about the same position only because their seeds are equal. */
  const mixed = (id: P['kind'], difficulty: Difficulty, seed: number) => {
    const slot = kinds.indexOf(kindOf(id)) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty);
    const own = Math.imul(seed, SLOTS) + (slot % SLOTS);
    return (slot < SLOTS ? own : own ^ LATER_KINDS) >>> 0;
  };
  const generate = (id: P['kind'], difficulty: Difficulty, seed: number): P => {
    const kind = kindOf(id);
    const rng = createRng(mixed(id, difficulty, seed));
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const made = kind.make(rng, difficulty);
      if (made !== null) return { ...made, difficulty, seed } as unknown as P;
    }
    throw new Error(`no ${difficulty} ${id} puzzle from seed ${seed}`);
  };
  const keyOf = (puzzle: P) => textHash(kindOf(puzzle.kind).textOf(puzzle));
  return {
    generate,
    keyOf,
    next: (id, difficulty, seen, startSeed) => {
      const most = startSeed + seen.size + MOST_TRIES;
      for (let seed = startSeed; seed < most; seed++) {
        const puzzle = generate(id, difficulty, seed);
        if (!seen.has(keyOf(puzzle))) return puzzle;
      }
      throw new Error(`no unseen ${difficulty} ${id} puzzle from seed ${startSeed}`);
    },
    about: (rule, difficulty, seed) => {
      const fitting = kinds.filter(({ rules }) => rules.includes(rule));
      const kind = fitting[seed % fitting.length];
      if (kind === undefined) throw new Error(`no puzzles about ${rule}`);
      return generate(kind.id, difficulty, seed);
    },
    // Kinds and difficulties take turns.
    ofTheDay: (day) => {
      const number = dayNumber(day);
      const ready = kinds.filter(
        ({ dailySince }) => dailySince === undefined || dayNumber(dailySince) <= number,
      );
      const kind = ready[number % ready.length]!;
      return generate(kind.id, DIFFICULTIES[number % DIFFICULTIES.length]!, DAILY_SEEDS + number);
    },
  };
}

/** Away from the small seeds, which people meet when they practise. */
const DAILY_SEEDS = 0x40000000;

/** Somewhere else for every person and every puzzle; the keys of those seen do the rest. */
export function startSeed(puzzlesTried: number, now: number): number {
  return (Math.floor(now) + 7919 * puzzlesTried) % DAILY_SEEDS;
}

/** A day as the calendar on the wall has it; months and days count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_IN_400_YEARS = 146_097;
const DAYS_IN_YEAR = 365;

/** Days of the Gregorian calendar from 1 March of the year 0 on. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  // Years that begin in March have their leap day at the end.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const cycle = Math.floor(marchYear / 400);
  const inCycle = marchYear - cycle * 400;
  const leapDays = Math.floor(inCycle / 4) - Math.floor(inCycle / 100);
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  return cycle * DAYS_IN_400_YEARS + inCycle * DAYS_IN_YEAR + leapDays + dayOfYear;
}
