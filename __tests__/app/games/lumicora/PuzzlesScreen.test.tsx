import { act, screen, userEvent, within } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { PUZZLES_KEY } from '@/games/lumicora/view/store/library';
import { encodePuzzles, noPuzzles, withDailyResult, withResult } from '@/tabletop/learn/puzzleProgress';
import { dayNumber } from '@/tabletop/learn/puzzles';

import { forbiddenStorage, memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { press, puzzleStorage, renderPuzzle, restart, settle } from '../../../support/renderPuzzle';

jest.useFakeTimers();
beforeEach(() => jest.setSystemTime(new Date(2026, 10, 16, 12)));

const today = dayNumber({ year: 2026, month: 11, day: 16 });
const KINDS = [
  'Every legal place',
  'Keep it high',
  'Which color now?',
  'The broken rule',
  'Count the light side',
  'What counts most?',
  'Enough limestone?',
];

test('the puzzle of the day and the seven kinds are offered', async () => {
  await renderPuzzle();
  const headings = screen.getAllByRole('heading').map(({ props }) => props.children as unknown);
  expect(headings).toEqual(['Puzzles', 'Puzzle of the day', ...KINDS]);
  expect(screen.getByText('16 Nov 2026')).toBeOnTheScreen();
  expect(screen.getByText('No puzzle tried yet')).toBeOnTheScreen();
});

test('a kind opens at its difficulty, which is remembered', async () => {
  const storage = await renderPuzzle();
  const chips = screen.getByLabelText('Difficulty of The broken rule');
  await userEvent.press(within(chips).getByRole('radio', { name: 'Hard' }));
  await press('Play: The broken rule, Hard');
  expect(screen.getByText('Which Lumino broke a rule when it was placed?')).toBeOnTheScreen();
  await restart('', storage);
  expect(screen.getByRole('button', { name: 'Play: The broken rule, Hard' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Play: Keep it high, Easy' })).toBeOnTheScreen();
});

test('streak, best streak and accuracy stand on top, accuracy with every kind', async () => {
  const results = [true, true, false, true] as const;
  const progress = results.reduce(
    (before, isSolved) => withResult(before, 'light-side', isSolved, 'easy'),
    noPuzzles(PUZZLE_KINDS),
  );
  await renderPuzzle('', memoryStorage({ [PUZZLES_KEY]: encodePuzzles(progress) }));
  expect(screen.getByRole('img', { name: 'In a row: 1' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Best: 2' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '3 of 4 solved, 75%' })).toBeOnTheScreen();
  expect(screen.getByText('3 of 4 solved, 75%')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /^Rating 1\d\d\d, best 1\d\d\d$/ })).toBeOnTheScreen();
});

test('the puzzle of the day says that it was solved, and for how many days in a row', async () => {
  const progress = withDailyResult(withDailyResult(noPuzzles(PUZZLE_KINDS), today - 1, true), today, true);
  await renderPuzzle('', memoryStorage({ [PUZZLES_KEY]: encodePuzzles(progress) }));
  expect(screen.getByText('Solved today')).toBeOnTheScreen();
  expect(screen.getByText('2-day streak')).toBeOnTheScreen();
  await press('Look again');
  expect(screen.getByRole('heading', { name: 'Puzzle of the day' })).toBeOnTheScreen();
});

test('the puzzle of the day can be opened', async () => {
  await renderPuzzle();
  await press('Play: Puzzle of the day');
  expect(screen.getByRole('button', { name: 'Turn the board by a quarter' })).toBeOnTheScreen();
});

test('another window that solves puzzles is followed', async () => {
  const storage = await renderPuzzle();
  act(() =>
    storage.writeFromOutside(
      PUZZLES_KEY,
      encodePuzzles(withResult(noPuzzles(PUZZLE_KINDS), 'score-now', true, 'easy')),
    ),
  );
  expect(screen.getByRole('img', { name: '1 of 1 solved, 100%' })).toBeOnTheScreen();
});

test('works where nothing can be stored', async () => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('reefside://lumicora/puzzles');
  await renderApp(forbiddenStorage());
  await settle();
  await press('Play: Every legal place, Easy');
  await press('That’s all');
  expect(screen.getByText('2 chances left')).toBeOnTheScreen();
});

test('speaks German', async () => {
  await renderPuzzle('', puzzleStorage('de'));
  expect(screen.getByText('16. Nov. 2026')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Los: Die verletzte Regel, Leicht' })).toBeOnTheScreen();
});
