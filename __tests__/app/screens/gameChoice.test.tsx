import { screen, userEvent } from '@testing-library/react-native';

import { memoryStorage } from '../../support/memoryStorage';
import { openAt, renderApp } from '../../support/renderApp';
import { storageWithGame } from '../../support/startedGame';

jest.useFakeTimers();

beforeEach(() => openAt(''));

jest.mock('@/games/registry', () => {
  const { GAMES } = jest.requireActual<typeof import('@/games/registry')>('@/games/registry');
  return { GAMES: [...GAMES, { ...GAMES[0], id: 'pad', name: 'Points pad' }], ONLY_GAME: null };
});

jest.mock('../../../app/games', () => {
  const { GAME_SCREENS } = jest.requireActual<typeof import('../../../app/games')>('../../../app/games');
  const pad = {
    ...GAME_SCREENS.lumicora,
    screens: { PadStart: { screen: () => null, linking: 'pad' } },
    start: 'PadStart',
  };
  return { GAME_SCREENS: { ...GAME_SCREENS, pad } };
});

test('with two games Home chooses among them, and each opens its own start', async () => {
  await renderApp(memoryStorage());
  expect(screen.getByRole('heading', { name: 'Reefside' })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^Points pad/ })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('link', { name: /^Lumicora/ }));
  expect(await screen.findByRole('link', { name: /^Track the table/ })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Games' })).toBeOnTheScreen();
});

test('games under way are offered before the choice', async () => {
  await renderApp(storageWithGame());
  expect(screen.getAllByRole('link', { name: /^Continue/ }).length).toBeGreaterThan(0);
});
