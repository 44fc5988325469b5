import { screen, userEvent, within } from '@testing-library/react-native';

import { course } from '@/games/lumicora/lessons';
import { LESSON_IDS } from '@/games/lumicora/lessons/lesson';
import { LEARN_KEY, REVIEW_KEY } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { dayNumber } from '@/tabletop/learn/puzzles';
import { encodeReview, NOTHING_TO_REVIEW, withSlip } from '@/tabletop/learn/review';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';

import { keptIds } from '../../support/keptGames';
import { memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';
import { storageWithGame } from '../../support/startedGame';

jest.useFakeTimers();

const links = () => screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));
const press = (role: 'link' | 'button', name: string | RegExp) =>
  userEvent.press(screen.getByRole(role, { name }));

test('the start of Lumicora has the ways into it, and what to do first', async () => {
  await renderApp();
  expect(screen.getByRole('heading', { name: 'Lumicora' })).toBeOnTheScreen();
  expect(links()).toEqual([
    'Track my reef. Only mine, on this phone',
    'Track the table. One phone for all',
    'Who won? Count a finished game',
    'Teach us while we play. Set up and play with a coach',
    'Learn. Lessons and rules',
    'Today. A new puzzle',
  ]);
  expect(screen.getByText(/start a game here/)).toBeOnTheScreen();
  for (const name of ['Scan a code', 'Import and backup', 'Rules', 'Settings']) {
    expect(screen.getByRole('button', { name })).toBeOnTheScreen();
  }
});

test('my reef alone: the set-up asks for my seat, and the game opens with its reef', async () => {
  const storage = memoryStorage();
  await renderApp(storage);
  await press('link', /^Track my reef/);
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Peter');
  await userEvent.press(
    within(screen.getByLabelText('Which seat is yours?')).getByRole('radio', { name: 'Peter' }),
  );
  await press('button', 'Start the game');
  expect(await screen.findByRole('heading', { name: /Peter/ })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Our guess/ })).toBeOnTheScreen();
  expect(keptIds(storage)).toHaveLength(1);
});

test('BO-3 the start page says that the terrain is a guess and leads to both sides', async () => {
  await renderApp();
  expect(screen.getByText(/is a best guess/)).toBeOnTheScreen();
  await press('button', 'Side B');
  expect(screen.getByRole('button', { name: 'd1, remote limestone −3' })).toBeOnTheScreen();
});

test('the start of Lumicora offers to continue the last game first, with what is due', async () => {
  await renderApp(storageWithGame());
  expect(links()[0]).toBe('Continue. Anni, your turn. Round 1 of 10. Anni, Peter');
  await press('link', /^Continue/);
  expect(await screen.findByText('Anni, your turn')).toBeOnTheScreen();
});

test('the start of Lumicora tells how far the lessons have come, and how many positions wait for review today', async () => {
  const slip = withSlip<string>(NOTHING_TO_REVIEW, 'FS-4', dayNumber(localDay(Date.now())), 1);
  const progress = course.encode({ best: { water: 1 }, open: null });
  await renderApp(memoryStorage({ [REVIEW_KEY]: encodeReview(slip), [LEARN_KEY]: progress }));
  expect(links()).toContain(`Learn. 1 of ${LESSON_IDS.length} lessons`);
  await press('link', 'Review. 5 positions wait today');
  expect(await screen.findByRole('heading', { name: 'Review' })).toBeOnTheScreen();
});

test('the start of Lumicora speaks German when German was chosen', async () => {
  await renderApp(memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' }));
  expect(links()[0]).toBe('Mein Riff. Nur meins, auf diesem Handy');
  expect(screen.getByRole('button', { name: 'Einstellungen' })).toBeOnTheScreen();
});
