import { screen, userEvent } from '@testing-library/react-native';

import { GAMES } from '@/games/registry';
import { SETTINGS_KEY } from '@/shell/settings';

import { memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';
import { storageWithGame } from '../../support/startedGame';

jest.useFakeTimers();

const german = () => memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' });

test('Home lists every game of the registry with its invitation', async () => {
  await renderApp();
  for (const game of GAMES) {
    const link = screen.getByRole('link', { name: new RegExp(game.name) });
    expect(link).toHaveAccessibleName(`${game.name}. ${game.invitation.en}`);
  }
  expect(screen.getAllByRole('link')).toHaveLength(GAMES.length);
});

test('a game opens its own start page', async () => {
  await renderApp();
  await userEvent.press(screen.getByRole('link', { name: /Lumicora/ }));
  expect(await screen.findByText(/builds a reef from Luminos/)).toBeOnTheScreen();
  expect(screen.getByText(/start a game here/)).toBeOnTheScreen();
});

test('BO-3 the start page says that the terrain is a guess and leads to both sides', async () => {
  await renderApp();
  await userEvent.press(screen.getByRole('link', { name: /Lumicora/ }));
  expect(await screen.findByText(/is our guess/)).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Side B' }));
  expect(screen.getByRole('button', { name: 'd1, remote limestone −3' })).toBeOnTheScreen();
});

test('Home offers to continue the last game', async () => {
  await renderApp(storageWithGame());
  await userEvent.press(
    screen.getByRole('link', { name: 'Continue. Lumicora · Anni, Peter · Round 1 of 10' }),
  );
  expect(await screen.findByText('Anni, your turn')).toBeOnTheScreen();
});

test('Home speaks German when German was chosen', async () => {
  await renderApp(german());
  expect(screen.getByRole('heading', { name: 'Spiele' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Einstellungen' })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /Korallenriff/ })).toBeOnTheScreen();
});
