import { screen, userEvent } from '@testing-library/react-native';

import { REVIEWED_RULES } from '@/games/lumicora/lessons/puzzleKinds';
import { kindOf, puzzles } from '@/games/lumicora/view/puzzles/kinds';
import { REVIEW_KEY } from '@/games/lumicora/view/store/library';
import { dayNumber, DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { decodeReview, encodeReview, NOTHING_TO_REVIEW, reviewSeed, withSlip } from '@/tabletop/learn/review';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';

import { choose, press, puzzleStorage, renderPuzzle } from '../../../support/renderPuzzle';

jest.useFakeTimers({ now: new Date(2026, 10, 18, 12) });

const TODAY = dayNumber(localDay(Date.now()));

test('every reviewed rule has puzzles of every difficulty', () => {
  for (const rule of REVIEWED_RULES) {
    for (const difficulty of DIFFICULTIES) {
      const puzzle = puzzles.about(rule, difficulty, reviewSeed(TODAY, 0));
      expect(kindOf(puzzle).rules).toContain(rule);
    }
  }
});

test('nothing to review says what will come here', async () => {
  await renderPuzzle('', puzzleStorage('de'), 'review');
  expect(screen.getByText('Heute gibt es nichts zu wiederholen.')).toBeOnTheScreen();
});

test('FS-4 five positions about what went wrong, each with its solution, and an end that says when it comes again', async () => {
  const storage = puzzleStorage();
  storage.write(REVIEW_KEY, encodeReview(withSlip<string>(NOTHING_TO_REVIEW, 'FS-4', TODAY, 1)));
  await renderPuzzle('', storage, 'review');
  for (let index = 0; index < 5; index++) {
    const puzzle = puzzles.about('FS-4', 'easy', reviewSeed(TODAY, index));
    const { points } = kindOf(puzzle).answer(puzzle) as { readonly points: number };
    await choose(String(points));
    await press('That’s my answer');
    expect(screen.getByText('Right!')).toBeOnTheScreen();
    await press('Go on');
  }
  expect(screen.getByText('Done for today!')).toBeOnTheScreen();
  expect(screen.getByText('5 of 5 right')).toBeOnTheScreen();
  expect(screen.getByText('Animals on the light side: again in 3 days')).toBeOnTheScreen();
  expect(decodeReview(REVIEWED_RULES, storage.read(REVIEW_KEY)).cards).toEqual([
    { rule: 'FS-4', slippedAt: 1, step: 1, due: TODAY + 3 },
  ]);
  await userEvent.press(screen.getByRole('button', { name: 'Finish' }));
});
