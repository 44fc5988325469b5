import { screen, userEvent, within } from '@testing-library/react-native';

import { storedBoard } from '@/games/lumicora/session/save/saveFile';
import { createLibrary, GAME_ID } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { readNames, rememberNames } from '@/tabletop/store/storedValues';

import { keptIds, keptSave } from '../../../support/keptGames';
import { memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';

jest.useFakeTimers();

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const choose = (group: string, name: string | RegExp) =>
  userEvent.press(within(screen.getByLabelText(group)).getByRole('radio', { name }));

async function openSetup(storage = memoryStorage()) {
  await renderApp(storage);
  await userEvent.press(screen.getByRole('link', { name: /^Track the table/ }));
  return storage;
}

test('BO-3 a game starts with two taps: the board is said to be our guess before it, and on the reef', async () => {
  await openSetup();
  expect(screen.getByText('Our guess')).toBeOnTheScreen();
  await press('Start the game');
  expect(screen.getByText('Player 1, your turn')).toBeOnTheScreen();
});

test('BO-3 the board is compared before the game: confirmed in place it is no guess any more', async () => {
  const storage = await openSetup();
  await press('It matches my board');
  expect(screen.queryByText('Our guess')).toBeNull();
  expect(createLibrary(storage).board('A').isConfirmed).toBe(true);
  await choose('Reef boards', /^Side B/);
  expect(screen.getByText('Our guess')).toBeOnTheScreen();
});

test('BO-3 spaces are changed on a page of their own, and nothing of the set-up is lost', async () => {
  const storage = await openSetup();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await press('Change spaces');
  await press('a1, water');
  await press('It matches my board');
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Anni');
  expect(screen.getByText('This is how your board is printed.')).toBeOnTheScreen();
  await press('Start the game');
  const save = JSON.parse(keptSave(storage, keptIds(storage)[0]!)!) as { setup: { board: unknown } };
  expect(save.setup.board).toEqual(
    JSON.parse(JSON.stringify(storedBoard(createLibrary(storage).board('A').board))),
  );
});

test('names, octopus, fish, starting Lumino and both sides can be chosen', async () => {
  const storage = await openSetup();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Peter');
  await press(/^Change Peter’s fish/);
  await choose('Peter’s fish', 'Clownfish');
  await choose('Peter’s starting Lumino', 'blue and yellow');
  await press('Turn Peter’s starting Lumino');
  await choose('Who begins with the octopus?', 'Peter');
  await choose('Reef boards', /^Side B/);
  await choose('Score board', /^Light side/);
  await press('Start the game');

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
  expect(readNames(storage, GAME_ID)).toEqual(['Anni', 'Peter']);
});

test('what somebody has is only taken after a question', async () => {
  await openSetup();
  const fishKeys = () =>
    screen.getAllByRole('button', { name: /’s fish: / }).map(({ props }) => String(props.accessibilityLabel));
  const fishOf = (seat: number) => fishKeys()[seat]!.split(': ')[1]!;
  const [mine, theirs] = [fishOf(0), fishOf(1)];
  await press(/^Change Player 2’s fish/);
  await choose('Player 2’s fish', mine);
  expect(screen.getByText('Player 1 has this one. Swap?')).toBeOnTheScreen();
  await press('Don’t swap');
  expect([fishOf(0), fishOf(1)]).toEqual([mine, theirs]);
  await choose('Player 2’s fish', mine);
  await press('Swap');
  expect([fishOf(0), fishOf(1)]).toEqual([theirs, mine]);
});

test('2 to 4 players: seats come and go', async () => {
  await openSetup();
  await choose('Number of players', '4');
  expect(screen.getByLabelText('Name of player 4')).toBeOnTheScreen();
  await userEvent.type(screen.getByLabelText('Name of player 4'), 'Dana');
  await press(/^Change Player 3’s starting Lumino/);
  await press('Remove Player 3');
  expect(screen.getByLabelText('Name of player 3')).toHaveDisplayValue('Dana');
  await choose('Number of players', '2');
  expect(screen.queryByLabelText('Name of player 3')).toBeNull();
});

test('earlier names are offered and take the empty seats', async () => {
  const storage = memoryStorage();
  rememberNames(storage, GAME_ID, ['Moritz', 'Anni']);
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
  await userEvent.press(screen.getByRole('link', { name: /^Der ganze Tisch/ }));
  expect(screen.getByText('Wer beginnt mit dem Oktopus?')).toBeOnTheScreen();
  await press('So ist mein Plan');
  await press('Spiel beginnen');
  expect(screen.getByText('Person 1, du bist am Zug')).toBeOnTheScreen();
});
