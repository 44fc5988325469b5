import { screen, userEvent, within } from '@testing-library/react-native';

import { createLibrary } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';

import { keptIds, keptSave } from '../../../support/keptGames';
import { memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';

jest.useFakeTimers();

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const choose = (group: string, name: string | RegExp) =>
  userEvent.press(within(screen.getByLabelText(group)).getByRole('radio', { name }));

async function openSetup(storage = memoryStorage()) {
  await renderApp(storage);
  await userEvent.press(screen.getByRole('link', { name: /^Lumicora/ }));
  await press('New game');
  return storage;
}

test('a game starts with two taps: players go by their seats, and the board is asked for once', async () => {
  await openSetup();
  await press('Start the game');
  expect(screen.getByText(/Tap a space until it matches your board/)).toBeOnTheScreen();
  await press('It matches my board');
  expect(screen.getByText('Player 1, your turn')).toBeOnTheScreen();
});

test('BO-3 a side whose board was confirmed is not asked for again', async () => {
  const storage = memoryStorage();
  const library = createLibrary(storage);
  library.rememberBoard(library.board('A').board);
  await openSetup(storage);
  await press('Start the game');
  expect(screen.getByText('Player 1, your turn')).toBeOnTheScreen();
});

test('names, octopus, fish, starting Lumino and both sides can be chosen', async () => {
  const storage = await openSetup();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Peter');
  await press('Peter: Fish and starting Lumino');
  await choose('Fish of Peter', 'Clownfish');
  await choose('Starting Lumino of Peter', 'blue and yellow');
  await press('Turn the starting Lumino of Peter');
  await choose('Who begins with the octopus?', 'Peter');
  await choose('Reef boards', /^Side B/);
  await choose('Score board', /^Light side/);
  await press('Start the game');
  await press('Ask me next time');

  expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
  const [game] = keptIds(storage);
  const save = JSON.parse(keptSave(storage, game!)!) as {
    setup: { players: unknown[]; board: { side: string }; scoreBoard: string };
  };
  expect(save.setup.players[1]).toEqual({
    name: 'Peter',
    fish: 'clownfish',
    start: { colors: ['yellow', 'blue'], symbols: [null, null] },
  });
  expect([save.setup.board.side, save.setup.scoreBoard]).toEqual(['B', 'light']);
  expect(createLibrary(storage).names()).toEqual(['Anni', 'Peter']);
});

test('2 to 4 players: seats come and go', async () => {
  await openSetup();
  await press('Add a player');
  await press('Add a player');
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  await press('Remove Player 4');
  await press('Remove Player 3');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('earlier names are offered and take the empty seats', async () => {
  const storage = memoryStorage();
  createLibrary(storage).rememberNames(['Moritz', 'Anni']);
  await openSetup(storage);
  await press('Add Moritz');
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Moritz');
  expect(screen.queryByRole('button', { name: 'Add Moritz' })).toBeNull();
});

test('the same name twice is said beside the button, and nothing is lost', async () => {
  await openSetup();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Anni');
  await press('Start the game');
  expect(screen.getByRole('alert')).toHaveTextContent('Two players have the same name.');
  expect(screen.getByLabelText('Name of player 2')).toHaveDisplayValue('Anni');
});

test('the set-up speaks German', async () => {
  await renderApp(memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' }));
  await userEvent.press(screen.getByRole('link', { name: /^Lumicora/ }));
  await press('Neues Spiel');
  expect(screen.getByText('Wer beginnt mit dem Oktopus?')).toBeOnTheScreen();
  await press('Spiel beginnen');
  await press('So ist mein Plan');
  expect(screen.getByText('Person 1, du bist am Zug')).toBeOnTheScreen();
});
