import { generatePuzzle } from '@/games/lumicora/lessons/puzzles/generate';
import { DIFFICULTIES, PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzles/puzzle';

import { perSecond, type Figure } from './measure';

/** Puzzles made in a second, by kind; each run makes one of every difficulty. */
export function benchPuzzles(): readonly Figure[] {
  return PUZZLE_KINDS.map((kind) => {
    let seed = 0;
    const value = perSecond(DIFFICULTIES.length, () => {
      for (const difficulty of DIFFICULTIES) generatePuzzle(kind, difficulty, seed);
      seed += 1;
    });
    return { name: `puzzles, ${kind}`, value, unit: '/s', aim: '100' };
  });
}
