import { act, screen, userEvent } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { GAME_ID } from '@/games/lumicora/view/store/library';
import { Refusal } from '@/kit/report';
import { rowHeight } from '@/tabletop/record/view/GameRow';
import { keysOf } from '@/tabletop/store/storedValues';

import { lastFileText } from '../../../support/fakeSharing';
import { DAY, finishedGame, manyRecords, NOON, recordOf } from '../../../support/finishedGames';
import { keptSave } from '../../../support/keptGames';
import { brokenArchive, memoryArchive } from '../../../support/memoryArchive';
import { renderHistory } from '../../../support/renderHistory';

jest.useFakeTimers();

const tap = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('link').map(({ props }) => String(props.accessibilityLabel));

const two = finishedGame({ id: 'two', scores: [10, 20] });
const three = finishedGame({
  id: 'three',
  names: ['Lea', 'Moritz', 'Anni'],
  scores: [5, 6, 7],
  side: 'B',
  scoreBoard: 'light',
  startedAt: NOON - DAY,
});
const both = [recordOf(two), recordOf(three)];

test('finished games are listed with date, variant, players, totals and the winner', async () => {
  await renderHistory('history', { records: both });
  expect(screen.getByRole('heading', { name: 'Finished games' })).toBeOnTheScreen();
  expect(screen.getByText('2 games')).toBeOnTheScreen();
  expect(rows()).toEqual([
    expect.stringMatching(
      /^12 Sep 2026, 2 players, Side A · Dark side\. Peter \d+ wins, Anni \d+$/,
    ) as unknown,
    expect.stringMatching(
      /^11 Sep 2026, 3 players, Side B · Light side\. Anni −?\d+ wins, Moritz −?\d+, Lea −?\d+$/,
    ) as unknown,
  ]);
});

test('a finished game that still lies under a key of its own is listed, too', async () => {
  const { storage } = await renderHistory('history', { sessions: [two], records: [recordOf(three)] });
  expect(rows()).toHaveLength(2);
  expect(storage.entries.has(keysOf(GAME_ID).game('two'))).toBe(false);
  expect(keptSave(storage, 'two')).toBeNull();
});

test('a row leads to its game', async () => {
  await renderHistory('history', { records: both });
  await userEvent.press(screen.getByRole('link', { name: /Moritz/ }));
  expect(await screen.findByRole('heading', { name: 'Anni wins' })).toBeOnTheScreen();
});

test('the head leads to statistics', async () => {
  await renderHistory('history', { records: both });
  await tap('Statistics');
  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeOnTheScreen();
});

test('the head leads to import and backup', async () => {
  await renderHistory('history', { records: both });
  await tap('Import and backup');
  expect(screen.queryByText('2 games')).not.toBeOnTheScreen();
});

test('a name, or a part of it, finds its games', async () => {
  await renderHistory('history', { records: both });
  await userEvent.type(screen.getByLabelText('Search by name'), 'mor');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 of 2 games')).toBeOnTheScreen();
  await userEvent.type(screen.getByLabelText('Search by name'), 'x');
  expect(rows()).toHaveLength(0);
  expect(screen.getByText('Nobody named “morx” has finished a game here.')).toBeOnTheScreen();
});

test('while the games are read it says so', async () => {
  const archive = { ...memoryArchive(), entries: () => new Promise<never>(() => undefined) };
  await renderHistory('history', { archive });
  expect(screen.getByText('Reading your games …')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'New game' })).toBeNull();
});

test('an empty history says what to do first', async () => {
  await renderHistory('history');
  expect(screen.getByText(/^No finished games yet\. Start one/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Score a finished game' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Statistics' })).toBeNull();
  await tap('New game');
  expect(await screen.findByRole('heading', { name: 'Who’s playing?' })).toBeOnTheScreen();
});

test('without an archive it says so, lists what is there, and tries again', async () => {
  const archive = memoryArchive(both.slice(1));
  const broken = { ...brokenArchive() };
  await renderHistory('history', { sessions: [two], archive: broken });
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be opened right now/);
  expect(rows()).toHaveLength(1);
  Object.assign(broken, archive);
  await tap('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()).toHaveLength(2);
});

test('a game is deleted on its page, and undone in the list', async () => {
  await renderHistory('history', { records: both });
  await userEvent.press(screen.getByRole('link', { name: /Moritz/ }));
  await userEvent.press(await screen.findByRole('button', { name: 'Delete this game' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deleted: Lea, Moritz, Anni.');
  expect(rows()).toHaveLength(1);
  await tap('Undo');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()).toHaveLength(2);
});

test('what was deleted can be restored for 30 days', async () => {
  const gone = recordOf(two, { deletedAt: 1_790_000_000_000 - DAY });
  await renderHistory('history', { records: [gone, recordOf(three)] });
  expect(rows()).toHaveLength(1);
  await tap('Recently deleted (1)');
  expect(screen.getByText(/can be restored for 30 days/)).toBeOnTheScreen();
  await tap('Restore: Anni, Peter, 12 Sep 2026');
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Recently deleted/ })).toBeNull();
});

test('a game that cannot be restored now stays where it is', async () => {
  const archive = memoryArchive([recordOf(two, { deletedAt: 1_790_000_000_000 - DAY })]);
  await renderHistory('history', {
    archive: { ...archive, relabel: () => Promise.reject(new Refusal('full')) },
  });
  await tap('Recently deleted (1)');
  await tap(/^Restore/);
  expect(screen.getByRole('alert')).toHaveTextContent(/Couldn’t restore this game right now/);
  expect(screen.getByRole('button', { name: /^Restore/ })).toBeOnTheScreen();
});

test('a game that cannot be read is told, and its text can be exported', async () => {
  const damaged = { id: 'bad', entry: '?', text: 'half a ga' };
  const { sharing } = await renderHistory('history', { records: [...both, damaged] });
  expect(screen.getByRole('alert')).toHaveTextContent(/damaged and couldn’t be opened/);
  await tap('Export it');
  expect(lastFileText(sharing)).toBe('half a ga');
  expect(rows()).toHaveLength(2);
});

test('of 5,000 games only a few dozen are drawn, and none is read', async () => {
  const archive = memoryArchive(manyRecords(5000));
  await renderHistory('history', { archive });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('5,000 games')).toBeOnTheScreen();
  const { height, fontScale } = Dimensions.get('window');
  expect(rows().length).toBeGreaterThanOrEqual(Math.floor(height / rowHeight(fontScale)));
  expect(rows().length).toBeLessThan(60);
  expect(archive.reads).toEqual([]);
});

test('the newest are drawn while all others are still read', async () => {
  const records = manyRecords(100);
  const isSlow = memoryArchive([...records, { id: 'bad', entry: '?', text: 'half a ga' }]);
  let goOn = () => {};
  const read = (id: string) =>
    new Promise<string | null>((resolve) => {
      goOn = () => void isSlow.read(id).then(resolve);
    });
  await renderHistory('history', { archive: { ...isSlow, read } });
  expect(rows()[0]).toMatch(/^12 Sept? 2026/);
  expect(screen.getByText('Reading your games …')).toBeOnTheScreen();
  goOn();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('100 games')).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(/damaged and couldn’t be opened/);
});

test('the history speaks German', async () => {
  await renderHistory('history', { records: both, language: 'de' });
  expect(screen.getByRole('heading', { name: 'Beendete Spiele' })).toBeOnTheScreen();
  expect(rows()[1]).toMatch(
    /^11\. Sept\. 2026, 3 Personen, B-Seite · Helle Seite\. Anni −?\d+ gewinnt, Moritz/,
  );
});
