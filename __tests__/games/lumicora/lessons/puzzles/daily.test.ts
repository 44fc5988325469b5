import { formatReef } from '@/games/lumicora/rules/notation';
import { dayNumber, puzzleOfTheDay } from '@/games/lumicora/lessons/puzzles/daily';
import { DIFFICULTIES, PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzles/puzzle';
import { puzzleText } from '@/games/lumicora/lessons/puzzles/puzzleKey';
import { answerOf, judge } from '@/games/lumicora/lessons/puzzles/solve';

import { pair } from '../../../../support/reef';

const PLACES = ['b5c5', 'c5d6', 'd5e5', 'd6d7'].map(pair);

/** Days of the calendar one after another, as the clock of the machine counts them. */
function calendar(from: string, days: number): readonly (readonly [number, number, number])[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(start + index * 86_400_000);
    return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()] as const;
  });
}

test.each([['1999-12-25'], ['2024-02-20'], ['2100-02-20']])('days count up by one from %s on', (from) => {
  const numbers = calendar(from, 800).map((day) => dayNumber(...day));
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
});

/** A change of a maker changes them: who updates this app then has another puzzle than who did not. */
const PINNED = [
  [14, 'light-side', 'hard', 'd4d5:GY e4e5:Y1c b5c5:Y5. d3e3:Y.4', { points: 6 }],
  [15, 'every-place', 'easy', 'd4d5:YP c3c4:Y2c d3e3:Y1c c4d4:Yh3 e5f5:Gh3', { pairs: PLACES }],
  [16, 'keep-highest', 'medium', 'd4d5:PG e5f5:G6. c4c5:G1c c5d5:Gc2', { candidate: 3 }],
  [17, 'score-now', 'hard', 'd4d5:PG d2d3:B1s c3c4:Bt1 c4d5:B3s', { color: 'yellow' }],
  [18, 'broken-rule', 'easy', 'd4d5:BG c4c5:G2c e3e4:Y1s d7d8:Bh3 c2d3:Bt1 c6d6:Pc2', { lumino: 3 }],
] as const;

test.each(PINNED)('everyone gets the same puzzle on 2026-03-%d', (day, kind, difficulty, line, answer) => {
  const puzzle = puzzleOfTheDay(2026, 3, day);
  expect([puzzle.kind, puzzle.difficulty]).toEqual([kind, difficulty]);
  expect(formatReef(puzzle.luminos).slice(0, line.length)).toBe(line);
  expect(answerOf(puzzle)).toEqual({ kind, ...answer });
});

test('every day has its own puzzle, and fifteen days have every kind at every difficulty', () => {
  const puzzles = calendar('2025-12-20', 60).map((day) => puzzleOfTheDay(...day));
  expect(new Set(puzzles.map(puzzleText)).size).toBe(puzzles.length);
  for (let first = 0; first + 15 <= puzzles.length; first += 15) {
    const met = new Set(
      puzzles.slice(first, first + 15).map(({ kind, difficulty }) => `${kind} ${difficulty}`),
    );
    expect(met.size).toBe(PUZZLE_KINDS.length * DIFFICULTIES.length);
  }
  expect(puzzles.every((puzzle) => judge(puzzle, answerOf(puzzle)).ok)).toBe(true);
});
