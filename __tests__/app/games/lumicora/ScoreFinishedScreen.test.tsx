import { screen, userEvent } from '@testing-library/react-native';

import { tableOf } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { rememberNames } from '@/tabletop/store/storedValues';

import { enter, press } from '../../../support/finalInput';
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

test('from the start page to the result of a counted game, with nothing but names', async () => {
  const storage = await openScoring();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Peter');
  await press('Go on');
  expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
  expect(screen.getAllByText('Nothing entered yet')).toHaveLength(2);

  await press('Count the reef of Anni');
  await enter('Green', 9);
  await enter('Crabs', 2);
  await enter('Score so far', 31);
  await press('Next: Peter');
  expect(screen.getByRole('heading', { name: 'Count the reef of Peter' })).toBeOnTheScreen();
  await enter('Green', 4);
  await enter('Score so far', 52);
  await enter('Jellyfish', 3);
  await press('Done');

  expect(screen.getByText('9 coral spaces and 2 animals in sight')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '52 points, limestone 0, jellyfish 3' })).toBeOnTheScreen();
  await press('To the scoring');
  expect(screen.getByRole('heading', { name: 'Final scoring' })).toBeOnTheScreen();
  expect(onlyTable(storage)).toMatchObject({
    isTracked: false,
    phase: 'final',
    players: [
      { name: 'Anni', score: 31, depth: 'counted' },
      { name: 'Peter', score: 52, depth: 'counted' },
    ],
  });
});

test('without names the players go by their seats; back leads to the start page', async () => {
  await openScoring();
  await press('Add a player');
  await press('Go on');
  expect(screen.getByText('Player 3')).toBeOnTheScreen();
  await press('Back');
  expect(screen.getByRole('link', { name: /^Who won/ })).toBeOnTheScreen();
});

test('BO-4 sides and depth can be chosen; the printed board is offered, never forced', async () => {
  const storage = await openScoring();
  await userEvent.press(screen.getByRole('radio', { name: /^Light side/ }));
  await userEvent.press(screen.getByRole('radio', { name: /^From above, Paint what you see/ }));
  await press('Go on');
  expect(screen.getByText('Reef boards: Side A. Score board: Light side.')).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(/is our guess.*shellfish look for water/);
  expect(onlyTable(storage)).toMatchObject({
    scoreBoard: 'light',
    players: [{ depth: 'from-above' }, { depth: 'from-above' }],
  });
});

test('earlier names are offered, neither fish nor starting Lumino asked for', async () => {
  const storage = memoryStorage();
  rememberNames(storage, GAME_ID, ['Moritz']);
  await openScoring(storage);
  expect(screen.queryByRole('button', { name: /Fish and starting Lumino/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await press('Add Moritz');
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Moritz');
  await press('Add a player');
  await press('Remove Player 2');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the same name twice is said beside the button, and nothing is lost', async () => {
  await openScoring();
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Anni');
  await userEvent.type(screen.getByLabelText('Name of player 2'), 'Anni');
  await press('Go on');
  expect(screen.getByRole('alert')).toHaveTextContent('Two players have the same name.');
  expect(screen.getByLabelText('Name of player 2')).toHaveDisplayValue('Anni');
});

test('a finished game is scored in German', async () => {
  await renderApp(memoryStorage({ [SETTINGS_KEY]: '{"language":"de"}' }));
  await userEvent.press(screen.getByRole('link', { name: /^Wer hat gewonnen/ }));
  await userEvent.press(screen.getByRole('radio', { name: /^B-Seite/ }));
  await press('Weiter');
  expect(screen.getByRole('heading', { name: 'Riffe für die Schlusswertung' })).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(/haben wir angenommen.*entlegener Kalkstein/);
  await press('Riff von Person 2 zählen');
  await enter('Grün', 45);
  expect(screen.getByRole('alert')).toHaveTextContent('Das wären 45 Felder: Ein Riff hat 44.');
  await enter('Grün', 12);
  await enter('Seepferdchen', 2);
  await press('Fertig');
  expect(screen.getByText('12 Korallenfelder und 2 Tiere zu sehen')).toBeOnTheScreen();
});
