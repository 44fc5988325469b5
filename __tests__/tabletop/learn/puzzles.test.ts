/** Puzzles from seeds and of the day, on Lumicora and on a points pad. */

import fc from 'fast-check';

import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { puzzles as reefPuzzles } from '@/games/lumicora/view/puzzles/kinds';
import { dayNumber, DIFFICULTIES, startSeed } from '@/tabletop/learn/puzzles';
import type { CalendarDay, PosedPuzzle, Puzzles } from '@/tabletop/learn/puzzles';

import { even, padPuzzles, total } from '../../support/padPuzzles';

/** Days of the calendar one after another, as the clock of the machine counts them. */
function calendar(from: string, days: number): readonly CalendarDay[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(start + index * 86_400_000);
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  });
}

test.each([['1999-12-25'], ['2024-02-20'], ['2100-02-20']])('days count up by one from %s on', (from) => {
  const numbers = calendar(from, 800).map(dayNumber);
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
});

behaves('Lumicora', reefPuzzles, PUZZLE_KINDS);
behaves('a points pad', padPuzzles, ['total', 'even']);

function behaves<P extends PosedPuzzle>(
  name: string,
  { generate, next, ofTheDay, keyOf }: Puzzles<P>,
  kinds: readonly P['kind'][],
) {
  const kind = fc.constantFrom(...kinds);
  const difficulty = fc.constantFrom(...DIFFICULTIES);
  const seed = fc.nat({ max: 0xffffffff });

  describe(name, () => {
    test('a seed gives the same puzzle again, of the kind and the difficulty that were asked for', () => {
      fc.assert(
        fc.property(kind, difficulty, seed, (...asked) => {
          const puzzle = generate(...asked);
          expect([puzzle.kind, puzzle.difficulty, puzzle.seed]).toEqual(asked);
          expect(generate(...asked)).toEqual(puzzle);
        }),
        { numRuns: 20 },
      );
    });

    test('no puzzle comes twice, even if each begins to look where the last one was found', () => {
      const keys = new Set<string>();
      let last = 0;
      for (let count = 0; count < 40; count++) {
        const puzzle = next(kinds[0]!, 'medium', keys, last);
        expect(keys.has(keyOf(puzzle))).toBe(false);
        keys.add(keyOf(puzzle));
        last = puzzle.seed;
      }
    });

    test('a key is short and says nothing of seed and difficulty', () => {
      const puzzle = generate(kinds[0]!, 'hard', 3);
      expect(keyOf(puzzle)).toMatch(/^[0-9a-f]{16}$/);
      expect(keyOf({ ...puzzle, seed: 4, difficulty: 'easy' })).toBe(keyOf(puzzle));
    });

    test('kinds and difficulties take turns from day to day', () => {
      const days = calendar('2027-03-14', 3 * kinds.length).map(ofTheDay);
      const met = days.map((puzzle) => `${puzzle.kind} ${puzzle.difficulty}`);
      expect(new Set(met).size).toBe(met.length);
      expect(new Set(days.map(keyOf)).size).toBe(days.length);
      expect(ofTheDay({ year: 2027, month: 3, day: 14 })).toEqual(days[0]);
    });
  });
}

test('a kind that nobody registered is a mistake of the program', () => {
  expect(() => padPuzzles.generate('sudoku' as 'total', 'easy', 1)).toThrow('no puzzles of sudoku');
});

test('practice keeps away from the seeds of the days', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), fc.nat(), (tried, now) => {
      const seed = startSeed(tried, now + 0.5);
      expect(Number.isInteger(seed) && seed >= 0 && seed < 0x40000000).toBe(true);
    }),
  );
});

test('a question that is answered once is open, then solved or failed', () => {
  const puzzle = { kind: 'total', difficulty: 'easy', seed: 0, points: [3, 4] } as const;
  expect(total.outcomeOf(puzzle, [])).toEqual({ status: 'open', mistake: null });
  expect(total.outcomeOf(puzzle, [7])).toEqual({ status: 'solved', mistake: null });
  expect(total.outcomeOf(puzzle, [6])).toEqual({ status: 'failed', mistake: 'too-few' });
});

test('a question that is answered bit by bit stays open until all is found', () => {
  const puzzle = { kind: 'even', difficulty: 'easy', seed: 0, points: [2, 5, 8] } as const;
  expect(even.outcomeOf(puzzle, [2]).status).toBe('open');
  expect(even.outcomeOf(puzzle, [2, 8]).status).toBe('solved');
  expect(even.outcomeOf(puzzle, [2, 5]).status).toBe('failed');
});
