import { readFileSync } from 'node:fs';

import { screen, userEvent } from '@testing-library/react-native';

import { importGame } from '@/games/lumicora/session/gameFile/importGame';
import type { Command } from '@/games/lumicora/session/table/commands';

import { finishedGame, gameUnderWay, NOON, recordOf } from '../../../support/finishedGames';
import { brokenArchive } from '../../../support/memoryArchive';
import { renderHistory } from '../../../support/renderHistory';
import { beginScoring, endTurn, place, score, skip } from '../../../support/tables';

jest.useFakeTimers();

const tap = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const open = (kept: Parameters<typeof renderHistory>[1], id = 'g1') =>
  renderHistory(`game/${id}/record`, kept);

/** Two rounds: Anni scores green in the first. */
const rounds: readonly Command[] = [
  place(0, 'c3c4:G4.'),
  endTurn(0),
  beginScoring,
  score(0, 'green'),
  skip(1),
  beginScoring,
  skip(0),
  skip(1),
];
const played = finishedGame({ commands: rounds });

function counted() {
  const text = readFileSync('__tests__/fixtures/games/light-counts.json', 'utf8');
  const imported = importGame(JSON.parse(text), NOON);
  if (!imported.ok) throw new Error('not imported');
  return imported.value.session;
}

test('the record tells who won, when, how long and on which boards', async () => {
  await open({ records: [recordOf(finishedGame({ scores: [5, 40], side: 'B' }))] });
  expect(await screen.findByRole('heading', { name: 'Game of 12 Sep 2026' })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Peter wins' })).toBeOnTheScreen();
  expect(screen.getByText('2 players · Side B · Dark side')).toBeOnTheScreen();
  expect(screen.getByText(/^began at \d\d:\d\d · 3 min$/)).toBeOnTheScreen();
});

test('all reefs are drawn, with what is seen in figures', async () => {
  await open({ records: [recordOf(played)] });
  expect(await screen.findByRole('img', { name: 'Anni’s reef' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Peter’s reef' })).toBeOnTheScreen();
  expect(screen.getByText('Visible spaces: green 3, pink 1, blue 0, yellow 0')).toBeOnTheScreen();
});

test('a game that was followed has a chart of its rounds, which reads as a table', async () => {
  await open({ records: [recordOf(played)] });
  expect(await screen.findByRole('heading', { name: 'Score by round' })).toBeOnTheScreen();
  expect(screen.getByLabelText('Score by round, as a table')).toHaveProp('role', 'table');
  for (const round of [1, 2]) {
    expect(screen.getByRole('row', { name: `${round}, Anni 4, Peter 0` })).toBeOnTheScreen();
  }
  expect(screen.getByRole('row', { name: /^End, Anni \d+, Peter \d+$/ })).toBeOnTheScreen();
});

test('reefs that were only counted are told in figures, and there is nothing to replay', async () => {
  const session = counted();
  await open({ records: [recordOf(session)] }, session.id);
  expect(await screen.findByText('Visible spaces: green 10, pink 8, blue 6, yellow 4')).toBeOnTheScreen();
  expect(screen.getByText('Points for animals: 13')).toBeOnTheScreen();
  expect(screen.getByText('entered after the game')).toBeOnTheScreen();
  expect(screen.queryByRole('img', { name: /^Reef of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Score by round' })).toBeNull();
});

test('it leads to the replay', async () => {
  await open({ records: [recordOf(played)] });
  await userEvent.press(await screen.findByRole('button', { name: 'Watch again' }));
  expect(await screen.findByRole('slider', { name: 'Step of the game' })).toBeOnTheScreen();
});

test('it leads to the final scoring, step by step', async () => {
  await open({ records: [recordOf(played)] });
  await userEvent.press(await screen.findByRole('button', { name: 'Step through the scoring' }));
  expect(await screen.findByRole('heading', { name: 'Final scoring' })).toBeOnTheScreen();
});

test('it leads to where reefs are corrected', async () => {
  await open({ records: [recordOf(played)] });
  await userEvent.press(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
});

test('opened by its address it can be deleted, and the list can undo it', async () => {
  await open({ records: [recordOf(played)] });
  await userEvent.press(await screen.findByRole('button', { name: 'Delete this game' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deleted: Anni, Peter.');
  await tap('Undo');
  await userEvent.press(await screen.findByRole('link', { name: /Anni/ }));
  expect(await screen.findByRole('heading', { name: 'Game of 12 Sep 2026' })).toBeOnTheScreen();
});

test('what cannot be deleted stays, and it says so', async () => {
  await open({ sessions: [played], archive: brokenArchive() });
  await tap('Delete this game');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t delete this game. Nothing has changed. Try again.',
  );
});

test('a game that is not over says so and goes on', async () => {
  await open({ sessions: [gameUnderWay()] });
  expect(screen.getByRole('heading', { name: 'Game in progress: current standings' })).toBeOnTheScreen();
  await tap('Continue this game');
  expect(await screen.findByText('Anni, your turn')).toBeOnTheScreen();
});

test('the record speaks German', async () => {
  await open({ records: [recordOf(played)], language: 'de' });
  expect(await screen.findByRole('heading', { name: 'Spiel vom 12. Sept. 2026' })).toBeOnTheScreen();
  expect(screen.getByText('Sichtbare Felder: grün 3, pink 1, blau 0, gelb 0')).toBeOnTheScreen();
});
