import { screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { EMPTY_PAINTING } from '@/games/lumicora/session/reef/painting';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { openSession, tableOf } from '@/games/lumicora/session/table/tableSession';
import type { Journal } from '@/kit/journal';
import { SETTINGS_KEY } from '@/shell/settings';

import { DAY, finishedGame, gameUnderWay, NOON, recordOf } from '../../../support/finishedGames';
import { keptSave } from '../../../support/keptGames';
import { brokenArchive } from '../../../support/memoryArchive';
import { diskOf, forbiddenJournal } from '../../../support/memoryJournal';
import { fullStorage, memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { renderHistory, type Kept } from '../../../support/renderHistory';

jest.useFakeTimers();

const start = (kept: Kept = {}) => renderHistory('', kept);
const tap = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const rows = () =>
  screen.queryAllByRole('link', { name: /20\d\d/ }).map(({ props }) => String(props.accessibilityLabel));

test('with no game yet it says what to do, and leads to import and backup', async () => {
  await start();
  expect(screen.getByText(/^Put the box on the table/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Import and backup' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'All games and statistics' })).toBeOnTheScreen();
});

test('the three latest finished games are there, and the way to all', async () => {
  const records = [0, 1, 2, 3].map((day) =>
    recordOf(finishedGame({ id: `day-${day}`, startedAt: NOON - day * DAY })),
  );
  await start({ records });
  expect(rows().map((label) => label.slice(0, 11))).toEqual(['12 Sep 2026', '11 Sep 2026', '10 Sep 2026']);
  expect(screen.queryByText(/^Put the box on the table/)).toBeNull();
  await tap('All games and statistics');
  expect(await screen.findByText('4 games')).toBeOnTheScreen();
});

test('a finished game leads to its record', async () => {
  await start({ sessions: [finishedGame({ scores: [1, 50] })] });
  await userEvent.press(screen.getByRole('link', { name: /20\d\d.*Peter/ }));
  expect(await screen.findByRole('heading', { name: 'Game of 12 Sep 2026' })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Peter wins' })).toBeOnTheScreen();
});

test('a game under way tells its round and goes on', async () => {
  await start({ sessions: [gameUnderWay()] });
  expect(screen.getAllByText('Round 1 of 10')).toHaveLength(2);
  await tap('Continue: Anni, Peter');
  expect(await screen.findByText('Anni, your turn')).toBeOnTheScreen();
});

test('a game whose reefs are not entered yet goes on with the final scoring', async () => {
  const setup = { ...suggestSetup(['Anni', 'Peter']), depth: 'from-above' as const };
  const session = openSession({ id: 'g1', startedAt: NOON, setup });
  expect(tableOf(session).players[0]!.painting).toBe(EMPTY_PAINTING);
  await start({ sessions: [session] });
  expect(screen.getByRole('link', { name: 'Continue. Final scoring. Anni, Peter' })).toBeOnTheScreen();
  expect(rows()).toEqual([]);
  await tap('Continue: Anni, Peter');
  expect(await screen.findByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
});

test('a game under way is deleted, and undone on the same page', async () => {
  const { storage } = await start({
    sessions: [gameUnderWay(), gameUnderWay({ id: 'g2', names: ['Lea', 'Mo'] })],
  });
  const before = keptSave(storage, 'g1');
  await tap('Delete: Anni, Peter');
  expect(screen.getByRole('alert')).toHaveTextContent('Deleted: Anni, Peter.');
  expect(screen.queryByRole('button', { name: 'Continue: Anni, Peter' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue: Lea, Mo' })).toBeOnTheScreen();
  expect(keptSave(storage, 'g1')).toBeNull();
  await tap('Undo');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue: Anni, Peter' })).toBeOnTheScreen();
  expect(keptSave(storage, 'g1')).toBe(before);
});

test('where nothing can be deleted it says so and keeps the game', async () => {
  const { storage } = await start({ sessions: [gameUnderWay()], archive: brokenArchive() });
  await tap('Delete: Anni, Peter');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t delete this game. Nothing has changed. Try again.',
  );
  expect(screen.getByRole('button', { name: 'Continue: Anni, Peter' })).toBeOnTheScreen();
  expect(keptSave(storage, 'g1')).not.toBeNull();
});

test('games that cannot be read now are said to be there, and come once they can be', async () => {
  const storage = memoryStorage({ [SETTINGS_KEY]: '{"language":"en"}' });
  await diskOf(storage)
    .window()
    .replace([{ id: 'g1', lines: [encodeSave(gameUnderWay())] }]);
  const journal = diskOf(storage).window();
  let isForbidden = true;
  const flaky: Journal = {
    ...journal,
    documents: () => (isForbidden ? forbiddenJournal() : journal).documents(),
  };
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('reefside://lumicora');
  await renderApp(storage, { journal: flaky });
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be read right now. Nothing was deleted/);
  expect(screen.queryByRole('button', { name: 'Continue: Anni, Peter' })).toBeNull();
  isForbidden = false;
  await tap('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue: Anni, Peter' })).toBeOnTheScreen();
});

test('a game that is only in memory is not deleted for good', async () => {
  await start({ storage: fullStorage() });
  await userEvent.press(screen.getByRole('link', { name: /^Track the table/ }));
  await userEvent.press(await screen.findByRole('button', { name: 'Start the game' }));
  for (let page = 0; page < 3 && screen.queryByRole('link', { name: /^Track the table/ }) === null; page++) {
    await tap('Back');
  }
  await tap(/^Delete: /);
  expect(screen.getByRole('alert')).toHaveTextContent(/Couldn’t delete/);
  expect(screen.getByRole('button', { name: /^Continue: / })).toBeOnTheScreen();
});

test('the start page speaks German', async () => {
  await start({
    records: [recordOf(finishedGame())],
    sessions: [gameUnderWay({ id: 'g2' })],
    language: 'de',
  });
  expect(screen.getByRole('heading', { name: 'Zuletzt beendet' })).toBeOnTheScreen();
  await tap('Löschen: Anni, Peter');
  expect(screen.getByRole('alert')).toHaveTextContent('Gelöscht: Anni, Peter.');
});
