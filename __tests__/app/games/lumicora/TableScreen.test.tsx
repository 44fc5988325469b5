import { screen, userEvent } from '@testing-library/react-native';

import type { Command } from '@/games/lumicora/session/commands';
import { gameKey } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';

import { fullStorage, memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { openTableScreen, storageWithGame } from '../../../support/startedGame';

jest.useFakeTimers();

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const endTurns: readonly Command[] = [
  { type: 'end-turn', player: 0 },
  { type: 'end-turn', player: 1 },
];

test('SE-1 a new table shows round 1, the octopus, 0 points, no limestone and four coral tiles each', async () => {
  await openTableScreen();
  expect(
    screen.getByLabelText('Round 1, a coral scoring pays 4 limestone markers, the turtle is here'),
  ).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: 'holds the octopus' })).toHaveLength(1);
  expect(screen.getAllByLabelText('0 points')).toHaveLength(2);
  expect(screen.getAllByLabelText('0 of 10 limestone markers')).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: 'pink: coral' })).toHaveLength(2);
});

test('TU-3 limestone is taken with two taps, and the cap of 10 is told', async () => {
  await openTableScreen();
  await press('Take limestone');
  await press('Take 6 limestone markers');
  expect(screen.getByLabelText('6 of 10 limestone markers')).toBeOnTheScreen();
  await press('Take limestone');
  await press('Take 6 limestone markers');
  expect(
    screen.getByText('2 limestone markers went back to the supply: there is room for 10.'),
  ).toBeOnTheScreen();
  expect(screen.getByLabelText('10 of 10 limestone markers')).toBeOnTheScreen();
});

test('PL-5 returning a Lumino costs a point, and undo names it', async () => {
  await openTableScreen();
  await press(/^Return one/);
  expect(screen.getByLabelText('-1 points')).toBeOnTheScreen();
  await press('Undo: Anni, Lumino returned');
  expect(screen.getAllByLabelText('0 points')).toHaveLength(2);
  await press('Redo: Anni, Lumino returned');
  expect(screen.getByLabelText('-1 points')).toBeOnTheScreen();
});

test('TU-1 the guide leads through the action phase in octopus order, then to the scoring phase', async () => {
  await openTableScreen({ commands: [{ type: 'correct-octopus', player: 1 }] });
  expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
  await press('Turn done');
  expect(screen.getByText('Anni, your turn')).toBeOnTheScreen();
  await press('Turn done');
  expect(screen.getByText('Peter, score a coral or skip?')).toBeOnTheScreen();
  await press('Skip');
  await press('Skip');
  expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Round 2, .*the turtle is here$/)).toBeOnTheScreen();
});

test('TU-2 a jellyfish can be spent at the start of a turn', async () => {
  await openTableScreen({
    commands: [
      ...endTurns,
      { type: 'score-coral', player: 0, color: 'pink' },
      { type: 'skip-scoring', player: 1 },
    ],
  });
  await press('Spend the pink jellyfish');
  expect(screen.getByRole('img', { name: 'pink: spent' })).toBeOnTheScreen();
});

test('EM-1 the empty bag makes this the last round', async () => {
  await openTableScreen();
  await press('The bag is empty');
  expect(screen.getByRole('alert')).toHaveTextContent(/this is the last round/);
  expect(screen.queryByRole('button', { name: 'The bag is empty' })).toBeNull();
});

test('TU-1 round 10 leads to the final scoring with a winner', async () => {
  await openTableScreen({
    commands: [
      { type: 'correct-round', round: 10 },
      { type: 'correct-score', player: 1, score: 61 },
      ...endTurns,
      { type: 'skip-scoring', player: 0 },
    ],
  });
  await press('Skip');
  expect(screen.getByLabelText('61 points: tile 50 and 11 on the track')).toBeOnTheScreen();
  await press('Final scoring');
  expect(screen.getByRole('heading', { name: 'Peter wins' })).toBeOnTheScreen();
});

test('any value can be corrected by hand, and a correction can be undone', async () => {
  await openTableScreen();
  await press('Correct Anni');
  await press('Score: one more');
  await press('Limestone: one more');
  await userEvent.press(screen.getAllByRole('radio', { name: 'jellyfish' })[0]!);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Annika');
  await press('Save the name');
  expect(screen.getByRole('heading', { name: 'Correct Annika' })).toBeOnTheScreen();
  await press('Undo: Anni, renamed Annika');
  await press('Undo: Anni, green tile set to jellyfish');
  await press('Undo: Anni, limestone set to 1');
  await press('Undo: Anni, score set to 1');
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
});

test('a name that is taken is refused with a sentence', async () => {
  await openTableScreen();
  await press('Correct Anni');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Peter');
  await press('Save the name');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody at this table has this name already.');
});

test('round, octopus and the sides of the boards can be changed later', async () => {
  await openTableScreen();
  await press('Correct the table');
  await press('Round: one more');
  await userEvent.press(screen.getByRole('radio', { name: 'Peter' }));
  await userEvent.press(screen.getByRole('radio', { name: /^Light side/ }));
  await press('Undo: score board: Light side');
  await press('Undo: Peter, octopus given');
  expect(screen.getByRole('radio', { name: 'Anni' })).toBeChecked();
});

test('full storage is told with a way to export, and the game goes on', async () => {
  const { entries } = storageWithGame();
  await renderApp(fullStorage(Object.fromEntries(entries)));
  await userEvent.press(screen.getByRole('link', { name: /^Continue/ }));
  await press(/^Return one/);
  expect(screen.getByRole('alert')).toHaveTextContent(/no room left to store the game/);
  expect(screen.getAllByRole('button', { name: 'Export this game' })).toHaveLength(2);
  expect(screen.getByLabelText('-1 points')).toBeOnTheScreen();
});

test('the start page reports a damaged save and offers it for export', async () => {
  await renderApp(memoryStorage({ [gameKey('x')]: 'broken', [SETTINGS_KEY]: '{"language":"en"}' }));
  await userEvent.press(screen.getByRole('link', { name: /^Lumicora/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(/damaged.*set aside/);
  expect(screen.getByRole('button', { name: 'Export it' })).toBeEnabled();
});

test('the table speaks German', async () => {
  await openTableScreen({ language: 'de' });
  expect(screen.getByText('Anni, du bist am Zug')).toBeOnTheScreen();
  await press('Kalkstein nehmen');
  await press('3 Kalksteinmarker nehmen');
  expect(screen.getByRole('button', { name: 'Rückgängig: Anni, 3 Kalkstein genommen' })).toBeEnabled();
});
