/** What a test asks of any puzzle of Lumicora. */

import type { PuzzleStrings } from '@/games/lumicora/strings/en/puzzles';
import { kindOf, puzzles, type Puzzle } from '@/games/lumicora/view/puzzles/kinds';
import type { brokenRule } from '@/games/lumicora/view/puzzles/kinds/brokenRule';
import type { everyPlace } from '@/games/lumicora/view/puzzles/kinds/everyPlace';
import type { finalCount } from '@/games/lumicora/view/puzzles/kinds/finalCount';
import type { keepHighest } from '@/games/lumicora/view/puzzles/kinds/keepHighest';
import type { lightSide } from '@/games/lumicora/view/puzzles/kinds/lightSide';
import type { paying } from '@/games/lumicora/view/puzzles/kinds/paying';
import type { scoreNow } from '@/games/lumicora/view/puzzles/kinds/scoreNow';
import type { Result } from '@/kit/result';

interface Kinds {
  readonly 'every-place': typeof everyPlace;
  readonly 'keep-highest': typeof keepHighest;
  readonly 'score-now': typeof scoreNow;
  readonly 'broken-rule': typeof brokenRule;
  readonly 'light-side': typeof lightSide;
  readonly 'final-count': typeof finalCount;
  readonly paying: typeof paying;
}
type Id = keyof Kinds;
type ErrorOf<R> = Extract<R, { readonly ok: false }> extends { readonly error: infer E } ? E : never;

export type Attempt = { [K in Id]: Parameters<Kinds[K]['judge']>[1] }[Id];
export type Mistake = { [K in Id]: ErrorOf<ReturnType<Kinds[K]['judge']>> }[Id];

export function answerOf<P extends Puzzle>(puzzle: P): ReturnType<Kinds[P['kind']]['answer']> {
  return kindOf(puzzle).answer(puzzle) as ReturnType<Kinds[P['kind']]['answer']>;
}

export function judge(puzzle: Puzzle, attempt: Attempt): Result<null, Mistake> {
  return kindOf(puzzle).judge(puzzle, attempt) as Result<null, Mistake>;
}

export function explain<P extends Puzzle>(puzzle: P): ReturnType<Kinds[P['kind']]['explain']> {
  return kindOf(puzzle).explain(puzzle) as ReturnType<Kinds[P['kind']]['explain']>;
}

export const puzzleText = (puzzle: Puzzle) => kindOf(puzzle).textOf(puzzle);

export const describeQuestion = (words: PuzzleStrings, puzzle: Puzzle) =>
  kindOf(puzzle).describeQuestion(words, puzzle);
export const describeMistake = (words: PuzzleStrings, puzzle: Puzzle, mistake: Mistake) =>
  kindOf(puzzle).describeMistake(words, puzzle, mistake);
export const describeSolution = (words: PuzzleStrings, puzzle: Puzzle) =>
  kindOf(puzzle).describeSolution(words, puzzle);

export const puzzleOfTheDay = (year: number, month: number, day: number) =>
  puzzles.ofTheDay({ year, month, day }) as Puzzle;
