import { screen, userEvent, within } from '@testing-library/react-native';

import { SETTINGS_KEY } from '@/shell/settings';

import { keptIds } from '../../support/keptGames';
import { memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';
import { storageWithGame } from '../../support/startedGame';

jest.useFakeTimers();

const links = () => screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));
const press = (role: 'link' | 'button', name: string | RegExp) =>
  userEvent.press(screen.getByRole(role, { name }));

test('with one game Home is its start: the ways into it, and what to do first', async () => {
  await renderApp();
  expect(screen.getByRole('heading', { name: 'Lumicora' })).toBeOnTheScreen();
  expect(links()).toEqual([
    'Track my reef. Only mine, on this phone',
    'Track the table. One phone for all',
    'Who won?. Count a finished game',
    'Learn. Lessons and rules',
    'Today’s puzzle. A new one every day',
  ]);
  expect(screen.getByText(/start a game here/)).toBeOnTheScreen();
  for (const name of ['Scan a code', 'Import and backup', 'Statistics', 'Rules', 'Settings']) {
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

test('Home offers to continue the last game first, with what is due', async () => {
  await renderApp(storageWithGame());
  expect(links()[0]).toBe('Continue. Anni, your turn · Round 1 of 10. Anni, Peter');
  await press('link', /^Continue/);
  expect(await screen.findByText('Anni, your turn')).toBeOnTheScreen();
});

test('Home speaks German when German was chosen', async () => {
  await renderApp(memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' }));
  expect(links()[0]).toBe('Mein Riff. Nur meins, auf diesem Handy');
  expect(screen.getByRole('button', { name: 'Einstellungen' })).toBeOnTheScreen();
});
