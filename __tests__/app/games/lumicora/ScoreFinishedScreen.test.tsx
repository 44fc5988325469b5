import { screen, userEvent } from '@testing-library/react-native';

import { tableOf } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { rememberNames } from '@/tabletop/store/storedValues';

import { press } from '../../../support/finalInput';
import { keptIds, keptSession } from '../../../support/keptGames';
import { memoryStorage, type MemoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';

jest.useFakeTimers();

async function openScoring(storage = memoryStorage()) {
  await renderApp(storage);
  await userEvent.press(screen.getByRole('link', { name: /^Who won/ }));
  return storage;
}

function onlyTable(storage: MemoryStorage) {
  const [id] = keptIds(storage);
  return tableOf(keptSession(storage, id!));
}

test('from the start page to the winner of a counted game, with nothing but names', async () => {
  const storage = await openScoring();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Peter');
  await press('Count the reefs');
  expect(screen.getByRole('heading', { name: 'Anni' })).toBeOnTheScreen();
  for (const key of ['3', '1', '0', '0', '9']) await press(key);
  await press('Next: Peter');
  for (const key of ['5', '2', '3', '0', '4', 'Next field']) await press(key);
  await press('Who won?');
  expect(screen.getByRole('heading', { name: 'Peter wins' })).toBeOnTheScreen();
  expect(onlyTable(storage)).toMatchObject({
    isTracked: false,
    phase: 'final',
    players: [
      { name: 'Anni', score: 31, depth: 'counted', counts: { spaces: { green: 9 } } },
      { name: 'Peter', score: 52, depth: 'counted', counts: { spaces: { green: 4 } } },
    ],
  });
});

test('without names the players go by their seats; back leads to all reefs, then to the start page', async () => {
  await openScoring();
  await press('Add a player');
  await press('Count the reefs');
  expect(screen.getByRole('button', { name: 'Player 3, nothing counted yet' })).toBeOnTheScreen();
  await press('Back');
  expect(screen.getAllByText('Nothing entered yet')).toHaveLength(3);
  await press('Back');
  expect(screen.getByRole('link', { name: /^Who won/ })).toBeOnTheScreen();
});

test('BO-4 sides and depth can be chosen; the printed board is offered, never forced', async () => {
  const storage = await openScoring();
  await userEvent.press(screen.getByRole('radio', { name: /^Light side/ }));
  await userEvent.press(screen.getByRole('radio', { name: /^Paint/ }));
  await press('Paint the reefs');
  expect(screen.getByText('Reef boards: Side A. Score board: Light side.')).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(/best guess.*shellfish count water/);
  expect(onlyTable(storage)).toMatchObject({
    scoreBoard: 'light',
    players: [{ depth: 'from-above' }, { depth: 'from-above' }],
  });
});

test('an old score sheet needs no boards', async () => {
  const storage = await openScoring();
  await userEvent.press(screen.getByRole('radio', { name: /^Totals only/ }));
  expect(screen.queryByRole('radio', { name: /^Side B/ })).toBeNull();
  await press('Enter the totals');
  for (const key of ['8', '7', '9', '1']) await press(key);
  expect(onlyTable(storage)).toMatchObject({ isTotalsOnly: true, players: [{ score: 87 }, { score: 91 }] });
});

test('earlier names are offered, neither fish nor starting Lumino asked for', async () => {
  const storage = memoryStorage();
  rememberNames(storage, GAME_ID, ['Moritz']);
  await openScoring(storage);
  expect(screen.queryByRole('button', { name: /Fish and starting Lumino/ })).toBeNull();
  await press('Add Moritz');
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Moritz');
});

test('the same name twice is said beside the button, and nothing is lost', async () => {
  await openScoring();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Anni');
  await press('Count the reefs');
  expect(screen.getByRole('alert')).toHaveTextContent('Two players have the same name.');
  expect(screen.getByLabelText('Name of player 2')).toHaveDisplayValue('Anni');
});

test('who won is asked in German', async () => {
  await renderApp(memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' }));
  await userEvent.press(screen.getByRole('link', { name: /^Wer hat gewonnen/ }));
  await userEvent.press(screen.getByRole('radio', { name: /^B-Seite/ }));
  await press('Riffe zählen');
  await press(/^Felder in Grün: /);
  await press('9');
  await press('Zurück');
  expect(screen.getByText('9 Korallenfelder und keine Tiere sichtbar')).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(/sind eine Schätzung.*entlegene Kalksteinfelder/);
});
