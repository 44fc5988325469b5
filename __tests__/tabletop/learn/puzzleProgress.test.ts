import * as fc from 'fast-check';

import { PUZZLE_KINDS, type PuzzleKindId } from '@/games/lumicora/lessons/puzzleKinds';
import { textHash } from '@/kit/textHash';
import {
  accuracyOf,
  dailyStreak,
  decodePuzzles,
  encodePuzzles,
  hasTriedDaily,
  FIRST_RATING,
  MOST_RATINGS,
  MOST_SEEN,
  noPuzzles,
  ratingAfter,
  ratingOf,
  tallyOf,
  withDailyResult,
  withResult,
  withSeen,
  type PuzzleProgress,
} from '@/tabletop/learn/puzzleProgress';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';

const NO_PROGRESS = noPuzzles(PUZZLE_KINDS);
const key = (index: number) => textHash(String(index));
const results = fc.array(fc.tuple(fc.constantFrom(...PUZZLE_KINDS), fc.boolean()), { maxLength: 60 });
const play = (list: readonly (readonly [(typeof PUZZLE_KINDS)[number], boolean])[]) =>
  list.reduce((progress, [kind, isSolved]) => withResult(progress, kind, isSolved, 'medium'), NO_PROGRESS);

test('what is tried and solved adds up, in all and by kind', () => {
  fc.assert(
    fc.property(results, (list) => {
      const progress = play(list);
      const solved = list.filter(([, isSolved]) => isSolved);
      expect(tallyOf(progress)).toEqual({ tried: list.length, solved: solved.length });
      for (const kind of PUZZLE_KINDS) {
        const tried = list.filter(([own]) => own === kind).length;
        expect(progress.byKind[kind]).toEqual({
          tried,
          solved: solved.filter(([own]) => own === kind).length,
          ratings: expect.any(Array),
        });
        expect(progress.byKind[kind].ratings).toHaveLength(Math.min(tried, MOST_RATINGS));
      }
    }),
  );
});

test('the streak is what was solved since the last failure, and the best is never lost', () => {
  fc.assert(
    fc.property(results, (list) => {
      const runs = list
        .map(([, isSolved]) => (isSolved ? '1' : '0'))
        .join('')
        .split('0');
      const progress = play(list);
      expect(progress.streak).toBe(runs.at(-1)!.length);
      expect(progress.bestStreak).toBe(Math.max(...runs.map((run) => run.length)));
    }),
  );
});

test('accuracy is a whole number of percent, and none before the first try', () => {
  expect(accuracyOf({ tried: 0, solved: 0 })).toBeNull();
  expect(accuracyOf({ tried: 3, solved: 2 })).toBe(67);
  expect(accuracyOf({ tried: 4, solved: 4 })).toBe(100);
});

test('the last 1,000 keys are remembered, and one seen again moves to the end', () => {
  let progress: PuzzleProgress<PuzzleKindId> = NO_PROGRESS;
  for (let index = 0; index <= MOST_SEEN; index++) progress = withSeen(progress, key(index));
  expect(progress.seen).toHaveLength(MOST_SEEN);
  expect(progress.seen).not.toContain(key(0));
  const again = withSeen(progress, key(1));
  expect(again.seen).toHaveLength(MOST_SEEN);
  expect([again.seen[0], again.seen.at(-1)]).toEqual([key(2), key(1)]);
});

describe('the puzzle of the day', () => {
  const solvedOn = (...days: readonly number[]) =>
    days.reduce((progress, day) => withDailyResult(progress, day, true), NO_PROGRESS);

  test('days in a row count up, and a day left out begins anew', () => {
    expect(dailyStreak(solvedOn(10, 11, 12), 12)).toBe(3);
    expect(dailyStreak(solvedOn(10, 11, 13), 13)).toBe(1);
    expect(solvedOn(10, 11, 13).daily.bestStreak).toBe(2);
  });

  test('the streak of yesterday still stands today, that of the day before does not', () => {
    expect([12, 13, 14].map((today) => dailyStreak(solvedOn(11, 12), today))).toEqual([2, 2, 0]);
  });

  test('it counts once a day, and a failure breaks the row only by the day it costs', () => {
    const failed = withDailyResult(solvedOn(10), 11, false);
    expect(hasTriedDaily(failed, 11)).toBe(true);
    expect(hasTriedDaily(failed, 12)).toBe(false);
    expect(withDailyResult(failed, 11, true)).toBe(failed);
    expect(dailyStreak(withDailyResult(failed, 12, true), 12)).toBe(1);
  });

  test('a clock that was set back changes nothing', () => {
    const progress = solvedOn(10, 11);
    expect(withDailyResult(progress, 9, true)).toBe(progress);
    expect(dailyStreak(progress, 9)).toBe(2);
  });
});

test('progress survives being stored', () => {
  fc.assert(
    fc.property(
      results,
      fc.array(fc.nat()),
      fc.array(fc.tuple(fc.nat({ max: 4_000_000 }), fc.boolean())),
      (list, keys, days) => {
        const seen = keys.reduce((progress, index) => withSeen(progress, key(index)), play(list));
        const progress = days.reduce(
          (before, [day, isSolved]) => withDailyResult(before, day, isSolved),
          seen,
        );
        expect(decodePuzzles(PUZZLE_KINDS, encodePuzzles(progress))).toEqual(progress);
      },
    ),
  );
});

const stored = JSON.parse(encodePuzzles(NO_PROGRESS)) as PuzzleProgress<PuzzleKindId>;
const { byKind } = stored;

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['null', 'null'],
  ['another version', JSON.stringify({ ...stored, version: 2 })],
  ['a missing field', JSON.stringify({ ...stored, streak: undefined })],
  ['a negative count', JSON.stringify({ ...stored, streak: -1 })],
  ['a best that is no best', JSON.stringify({ ...stored, streak: 2, bestStreak: 1 })],
  ['a best beyond all measure', JSON.stringify({ ...stored, bestStreak: 1e15 })],
  ['a day beyond all measure', JSON.stringify({ ...stored, daily: { ...stored.daily, lastTried: 9e15 } })],
  ['a key that is none', JSON.stringify({ ...stored, seen: ['x'] })],
  ['too many keys', JSON.stringify({ ...stored, seen: Array.from({ length: 1001 }, (_, i) => key(i)) })],
  [
    'more solved than tried',
    JSON.stringify({ ...stored, byKind: { ...byKind, 'score-now': { tried: 0, solved: 1 } } }),
  ],
])('damaged progress begins anew: %s', (_, text) => {
  expect(decodePuzzles(PUZZLE_KINDS, text)).toEqual(NO_PROGRESS);
});

test('a kind that came later has not been tried, and one that went is left out', () => {
  const progress = withResult(withResult(NO_PROGRESS, 'score-now', true, 'hard'), 'light-side', true, 'easy');
  const kinds = ['score-now', 'sums'] as const;
  const { byKind, streak } = decodePuzzles(kinds, encodePuzzles(progress));
  expect(byKind).toEqual({
    'score-now': { tried: 1, solved: 1, ratings: [1030] },
    sums: { tried: 0, solved: 0, ratings: [] },
  });
  expect(streak).toBe(2);
});

test('a rating moves by what was not expected: hard puzzles raise it most, easy ones cost most', () => {
  const won = DIFFICULTIES.map((difficulty) => ratingAfter(1000, difficulty, true) - 1000);
  const lost = DIFFICULTIES.map((difficulty) => 1000 - ratingAfter(1000, difficulty, false));
  expect(won).toEqual([12, 24, 30]);
  expect(lost).toEqual([20, 8, 2]);
});

test('who solves as many as they miss at one difficulty comes to rest near it', () => {
  let rating = FIRST_RATING;
  const rest: number[] = [];
  for (let puzzle = 0; puzzle < 400; puzzle++) {
    rating = ratingAfter(rating, 'hard', puzzle % 2 === 0);
    if (puzzle > 300) rest.push(rating);
  }
  expect(Math.min(...rest)).toBeGreaterThan(1450);
  expect(Math.max(...rest)).toBeLessThan(1550);
});

test('a rating never falls below 0, and counts from before there were ratings stay', () => {
  expect(ratingAfter(3, 'easy', false)).toBe(3);
  expect(ratingAfter(0, 'easy', false)).toBe(0);
  const before = JSON.parse(encodePuzzles(play([['score-now', true]]))) as {
    byKind: Record<string, { ratings?: unknown }>;
  };
  delete before.byKind['score-now']!.ratings;
  const { byKind: kept } = decodePuzzles(PUZZLE_KINDS, JSON.stringify(before));
  expect(kept['score-now']).toEqual({ tried: 1, solved: 1, ratings: [] });
  expect(ratingOf(kept['score-now'])).toBe(FIRST_RATING);
});
