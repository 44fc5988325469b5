/** Puzzles from seeds. One seed gives one puzzle, on every device. */

import { createRng, type Rng } from '@/kit/rng';

import { makeBrokenRule } from './brokenRule';
import { makeEveryPlace } from './everyPlace';
import { makeKeepHighest } from './keepHighest';
import { makeLightSide } from './lightSide';
import { DIFFICULTIES, PUZZLE_KINDS } from './puzzle';
import type { Difficulty, Made, Puzzle, PuzzleKind, PuzzleOf } from './puzzle';
import { puzzleKey } from './puzzleKey';
import { makeScoreNow } from './scoreNow';

/** A maker plays a reef and looks for a question in it; null where there is none. */
const MAKERS: {
  readonly [K in PuzzleKind]: (rng: Rng, difficulty: Difficulty) => Made<PuzzleOf<K>> | null;
} = {
  'every-place': makeEveryPlace,
  'keep-highest': makeKeepHighest,
  'score-now': makeScoreNow,
  'broken-rule': makeBrokenRule,
  'light-side': makeLightSide,
};

/** So many reefs that no seed has been seen to need a tenth of them. */
const MOST_TRIES = 5000;

export function generatePuzzle<K extends PuzzleKind>(
  kind: K,
  difficulty: Difficulty,
  seed: number,
): PuzzleOf<K> {
  const rng = createRng(mixed(kind, difficulty, seed));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = MAKERS[kind](rng, difficulty);
    if (made !== null) return { ...made, difficulty, seed } as unknown as PuzzleOf<K>;
  }
  throw new Error(`no ${difficulty} ${kind} puzzle from seed ${seed}`);
}

/** Puzzles of different kinds should not be about the same reef only because their seeds are equal. */
function mixed(kind: PuzzleKind, difficulty: Difficulty, seed: number): number {
  const slot = PUZZLE_KINDS.indexOf(kind) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty);
  return (Math.imul(seed, PUZZLE_KINDS.length * DIFFICULTIES.length) + slot) >>> 0;
}

/** The first puzzle from this seed on whose key is not among those seen. */
export function nextPuzzle(
  kind: PuzzleKind,
  difficulty: Difficulty,
  seen: ReadonlySet<string>,
  startSeed: number,
): Puzzle {
  const most = startSeed + seen.size + MOST_TRIES;
  for (let seed = startSeed; seed < most; seed++) {
    const puzzle = generatePuzzle(kind, difficulty, seed);
    if (!seen.has(puzzleKey(puzzle))) return puzzle;
  }
  throw new Error(`no unseen ${difficulty} ${kind} puzzle from seed ${startSeed}`);
}
