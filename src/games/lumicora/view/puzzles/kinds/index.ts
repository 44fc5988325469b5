/** Every kind of puzzle. A new one is a file here, its id in `lessons/puzzleKinds`, its words, and a line in this list. */

import { createPuzzles, type Difficulty } from '@/tabletop/learn/puzzles';

import { PUZZLE_KINDS, type PuzzleKindId } from '../../../lessons/puzzleKinds';
import { brokenRule } from './brokenRule';
import { everyPlace } from './everyPlace';
import { finalCount } from './finalCount';
import { keepHighest } from './keepHighest';
import { lightSide } from './lightSide';
import { paying } from './paying';
import type { ReefPuzzle, ReefPuzzleKind } from './reefPuzzle';
import { scoreNow } from './scoreNow';

const KINDS = {
  'every-place': everyPlace,
  'keep-highest': keepHighest,
  'score-now': scoreNow,
  'broken-rule': brokenRule,
  'light-side': lightSide,
  'final-count': finalCount,
  paying,
} as const;

/** A puzzle of a kind that is known by its id alone. */
export type PuzzleOf<Id extends PuzzleKindId> = Parameters<(typeof KINDS)[Id]['explain']>[0];
export type Puzzle = PuzzleOf<PuzzleKindId>;

/** Methods take what belongs to their own kind; who has a puzzle hands it to its own kind only. */
type AnyKind = ReefPuzzleKind<ReefPuzzle, unknown, unknown>;
const ANY_KINDS: Readonly<Record<PuzzleKindId, AnyKind>> = KINDS;

export function kindOf({ kind }: ReefPuzzle): AnyKind {
  return ANY_KINDS[kind];
}

export const puzzles = createPuzzles(PUZZLE_KINDS.map((id) => ANY_KINDS[id]));

export function generatePuzzle<Id extends PuzzleKindId>(
  kind: Id,
  difficulty: Difficulty,
  seed: number,
): PuzzleOf<Id> {
  return puzzles.generate(kind, difficulty, seed) as PuzzleOf<Id>;
}
