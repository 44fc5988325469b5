import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { puzzles } from '@/games/lumicora/view/puzzles/kinds';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';

import { perSecond, type Figure } from './measure';

/** Puzzles made in a second, by kind; each run makes one of every difficulty. */
export function benchPuzzles(): readonly Figure[] {
  return PUZZLE_KINDS.map((kind) => {
    let seed = 0;
    const value = perSecond(DIFFICULTIES.length, () => {
      for (const difficulty of DIFFICULTIES) puzzles.generate(kind, difficulty, seed);
      seed += 1;
    });
    return { name: `puzzles, ${kind}`, value, unit: '/s', aim: '100' };
  });
}
