import { screen, userEvent } from '@testing-library/react-native';

import { GAMES } from '@/games/registry';
import { SETTINGS_KEY } from '@/shell/settings';

import { memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';

jest.useFakeTimers();

const german = () => memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' });

test('Home lists every game of the registry with its invitation', async () => {
  await renderApp();
  for (const game of GAMES) {
    const link = screen.getByRole('link', { name: new RegExp(game.name) });
    expect(link).toHaveAccessibleName(`${game.name}. ${game.strings.en.invitation}`);
  }
  expect(screen.getAllByRole('link')).toHaveLength(GAMES.length);
});

test('a game opens its own start page', async () => {
  await renderApp();
  await userEvent.press(screen.getByRole('link', { name: /Lumicora/ }));
  expect(await screen.findByText(/builds a reef from Luminos/)).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: /^Reef board, side A: 28 water spaces, 14 limestone/ }),
  ).toBeOnTheScreen();
});

test('BO-3 the start page shows both sides and says that the terrain is a guess', async () => {
  await renderApp();
  await userEvent.press(screen.getByRole('link', { name: /Lumicora/ }));
  await userEvent.press(await screen.findByRole('radio', { name: /^Side B/ }));
  expect(screen.getByRole('img', { name: /side B: .* 8 remote limestone spaces/ })).toBeOnTheScreen();
  expect(screen.getByText(/is our guess/)).toBeOnTheScreen();
});

test('Home speaks German when German was chosen', async () => {
  await renderApp(german());
  expect(screen.getByRole('heading', { name: 'Spiele' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Einstellungen' })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /Korallenriff/ })).toBeOnTheScreen();
});
