/** What somebody has done so far in the puzzles that are open, kept so that leaving one loses nothing. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';

import { DIFFICULTIES, PUZZLE_KINDS } from '../../lessons/puzzles/puzzle';
import type { Difficulty, Puzzle, PuzzleAttempt, PuzzleKind } from '../../lessons/puzzles/puzzle';
import { SPACE_COUNT } from '../../rules/boards';
import type { PlaceTry } from '../../lessons/puzzles/placesTried';
import { COLORS } from '../../rules/model';

/** The other puzzles are answered once. */
export type Answer = Exclude<PuzzleAttempt, { readonly kind: 'every-place' }>;

export interface PuzzleWork {
  readonly seed: number;
  /** Tells whether the seed still gives the puzzle that this is about. */
  readonly key: string;
  readonly tries: readonly PlaceTry[];
  readonly answer: Answer | null;
  /** Its end was counted; it never is again. */
  readonly isCounted: boolean;
}

export interface PuzzleDesk {
  readonly difficulties: Readonly<Partial<Record<PuzzleKind, Difficulty>>>;
  /** By slot: each kind and difficulty has one puzzle open, and so has the puzzle of the day. */
  readonly works: Readonly<Record<string, PuzzleWork>>;
}

export const EMPTY_DESK: PuzzleDesk = { difficulties: {}, works: {} };

export const DAILY_SLOT = 'today';

export function slotOf(kind: PuzzleKind, difficulty: Difficulty): string {
  return `${kind}.${difficulty}`;
}

export function beginWork(seed: number, key: string): PuzzleWork {
  return { seed, key, tries: [], answer: null, isCounted: false };
}

/** An answer that was kept for this puzzle but cannot be one is none. */
export function answerTo(puzzle: Puzzle, answer: Answer | null): Answer | null {
  if (answer === null || answer.kind !== puzzle.kind) return null;
  switch (answer.kind) {
    case 'keep-highest':
      return puzzle.kind === 'keep-highest' && answer.candidate < puzzle.candidates.length ? answer : null;
    case 'broken-rule':
      return answer.lumino < puzzle.luminos.length ? answer : null;
    case 'score-now':
    case 'light-side':
      return answer;
  }
}

const seed = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** No answer is larger. */
const MOST_ANSWERED = 10_000;
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ANSWERED));
/** Places found before may be tried over and over. */
const MOST_TRIES = 10_000;
const LONGEST_KEY = 100;
const aSpace = v.pipe(whole, v.maxValue(SPACE_COUNT - 1));

const workSchema = v.object({
  seed,
  key: v.pipe(v.string(), v.maxLength(LONGEST_KEY)),
  tries: v.pipe(v.array(v.union([v.literal('all'), v.tuple([aSpace, aSpace])])), v.maxLength(MOST_TRIES)),
  answer: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('keep-highest'), candidate: whole }),
      v.object({ kind: v.literal('score-now'), color: v.picklist(COLORS) }),
      v.object({ kind: v.literal('broken-rule'), lumino: whole }),
      v.object({ kind: v.literal('light-side'), points: whole }),
    ]),
  ),
  isCounted: v.boolean(),
});

/** What cannot be read falls back alone. */
const deskSchema = v.object({
  difficulties: v.fallback(v.record(v.picklist(PUZZLE_KINDS), v.picklist(DIFFICULTIES)), {}),
  works: v.fallback(v.record(v.string(), workSchema), {}),
});

export function encodeDesk(desk: PuzzleDesk): string {
  return JSON.stringify(desk);
}

export function decodeDesk(text: string | null): PuzzleDesk {
  if (text === null) return EMPTY_DESK;
  const decoded = v.safeParse(deskSchema, parseJson(text));
  return decoded.success ? decoded.output : EMPTY_DESK;
}
