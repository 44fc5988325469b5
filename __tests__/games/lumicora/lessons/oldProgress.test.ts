/** What people have learned before lessons were played is still theirs. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { course } from '@/games/lumicora/lessons';
import { PUZZLE_KINDS, REVIEWED_RULES } from '@/games/lumicora/lessons/puzzleKinds';
import { decodePuzzles } from '@/tabletop/learn/puzzleProgress';
import { decodeReview } from '@/tabletop/learn/review';

interface Kept {
  readonly learn: string;
  readonly learnUnderWay: string;
  readonly puzzles: string;
  readonly review: string;
}

const file = join(__dirname, '../../../fixtures/learn/version-1.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;

test('all stars of thirteen lessons are kept, and a run that no longer fits begins anew', () => {
  const { best, open } = course.decode(kept.learn);
  expect(best).toEqual((JSON.parse(kept.learn) as { best: unknown }).best);
  expect(Object.keys(best)).toHaveLength(13);
  expect(open).toBeNull();
  expect(course.decode(course.encode({ best, open }))).toEqual({ best, open });
});

test('a lesson that was left half done is resumed', () => {
  expect(course.decode(kept.learnUnderWay).open).toMatchObject({
    lesson: 'building-up',
    step: 2,
    mistakes: 1,
  });
});

test('counts, streaks and seen puzzles are kept, and kinds that came later begin at nothing', () => {
  const { byKind, bestStreak, daily, seen } = decodePuzzles(PUZZLE_KINDS, kept.puzzles);
  expect(byKind['every-place']).toMatchObject({ tried: 12, solved: 9 });
  expect(Object.keys(byKind)).toEqual([...PUZZLE_KINDS]);
  expect([bestStreak, daily.bestStreak, seen.length]).toEqual([7, 4, 2]);
});

test('the review list and the day under way are kept', () => {
  const { cards, learned, begun } = decodeReview(REVIEWED_RULES, kept.review);
  expect(cards.map(({ rule, due }) => [rule, due])).toEqual([
    ['PL-1', 740203],
    ['SC-2', 740201],
  ]);
  expect([learned, begun?.results]).toEqual([2, [true]]);
});
