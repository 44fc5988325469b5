/** The lists, the deletion, the statistics and the undo bar of a second game, by the parts of the layer alone. */

import { act, render, renderHook, screen, userEvent } from '@testing-library/react-native';
import { useState, type ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { searchGames } from '@/tabletop/record/entry';
import { statisticsOfGames } from '@/tabletop/record/statistics';
import { GamesUnderWay, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { EmptyHistory, HistoryFoot, HistoryHead, HistoryList } from '@/tabletop/record/view/HistoryPage';
import { StatisticsPage, useStatistics } from '@/tabletop/record/view/StatisticsPage';
import { gamesContextOf, type GamesAtHand } from '@/tabletop/store/GamesContext';
import { UndoBar } from '@/tabletop/store/view/UndoBar';

import { fakeSharing } from '../../../support/fakeSharing';
import { memoryArchive } from '../../../support/memoryArchive';
import { memoryDisk } from '../../../support/memoryJournal';
import { memoryStorage } from '../../../support/memoryStorage';
import { padSaves, pointsPad, type PadEntry, type PadTypes } from '../../../support/pointsPad';

jest.useFakeTimers();
const settle = () => act(() => jest.advanceTimersByTimeAsync(300));
const press = async (name: string | RegExp) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

interface OwnPoints {
  readonly lucky: number;
}

type PadGames = GamesAtHand<PadTypes, PadEntry, OwnPoints>;

const pad = gamesContextOf<PadTypes, PadEntry, OwnPoints>({
  game: pointsPad,
  words: {
    describeVariant: () => 'Points',
    describeTable: ({ names, points }) => ({ names, state: points.join(' : ') }),
  },
  namesAt: ({ names }) => names,
  own: () => ({ lucky: 7 }),
});

/** The pad on a device, as its pages find it. */
async function openPad() {
  let now = Date.UTC(2026, 10, 14);
  const Provider = pad.providerOf({
    storage: memoryStorage(),
    journal: memoryDisk().window(),
    archive: memoryArchive(),
    sharing: fakeSharing(),
    now: () => (now += 60_000),
  });
  const { result } = await renderHook(pad.useGames, { wrapper: Provider });
  return { Provider, games: result.current };
}

async function play(games: PadGames, names: readonly string[], points: readonly number[], isOver = true) {
  const opened = games.open(games.start({ names }));
  if (!opened.ok) throw new Error('the game does not open');
  const { perform } = opened.value.getState();
  points.forEach((sum, player) => perform({ type: 'add', player, points: sum }));
  if (isOver) perform({ type: 'finish' });
  await opened.value.getState().settle();
  return opened.value;
}

async function show({ Provider, games }: Awaited<ReturnType<typeof openPad>>, page: ReactElement) {
  const metrics = {
    frame: { x: 0, y: 0, width: 390, height: 844 },
    insets: { top: 0, left: 0, right: 0, bottom: 0 },
  };
  await act(() => games.history.getState().refresh());
  await render(
    <SafeAreaProvider initialMetrics={metrics}>
      <Provider>{page}</Provider>
    </SafeAreaProvider>,
  );
  await settle();
}

function History() {
  const games = pad.useGames();
  const { entries } = pad.useHistory();
  const [search, setSearch] = useState('');
  const found = searchGames(entries, search);
  const underWay = useGamesUnderWay(games, true);
  const head = (
    <>
      <GamesUnderWay games={underWay.games} onOpen={() => {}} />
      <HistoryHead
        notice={null}
        search={search}
        found={found.length}
        onSearch={setSearch}
        onStatistics={() => {}}
        onFiles={() => {}}
      />
    </>
  );
  return (
    <HistoryList entries={found} head={head} foot={<HistoryFoot onNewGame={() => {}} />} onOpen={() => {}} />
  );
}

test('finished games are listed with their results, and found by a name', async () => {
  const device = await openPad();
  await play(device.games, ['Ana', 'Ben'], [7, 3]);
  await play(device.games, ['Cem', 'Dana'], [-2, 4]);
  await show(device, <History />);
  expect(screen.getByRole('link', { name: /2 players, Points\. Ana 7 wins, Ben 3$/ })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /Dana 4 wins, Cem −2$/ })).toBeOnTheScreen();
  await userEvent.type(screen.getByLabelText('Search by name'), 'ben');
  await settle();
  expect(screen.getByText('1 of 2 games')).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /Dana/ })).toBeNull();
});

test('a game under way is deleted, and brought back', async () => {
  const device = await openPad();
  await play(device.games, ['Ana', 'Ben'], [1, 2], false);
  await show(device, <History />);
  expect(screen.getByText('1 : 2')).toBeOnTheScreen();
  await press('Delete: Ana, Ben');
  expect(screen.queryByRole('button', { name: 'Continue: Ana, Ben' })).toBeNull();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Continue: Ana, Ben' })).toBeOnTheScreen();
});

test('without a game, a game that cannot be entered at its end offers only a new one', async () => {
  const device = await openPad();
  await show(device, <EmptyHistory onNewGame={() => {}} />);
  expect(screen.getByRole('button', { name: 'New game' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Score a finished game' })).toBeNull();
});

const compute = (entries: readonly PadEntry[]) =>
  statisticsOfGames(
    entries,
    () => true,
    () => ({}),
  );

function Statistics() {
  const { entries } = pad.useHistory();
  const statistics = useStatistics(entries, null, compute);
  return <StatisticsPage statistics={statistics} filters={null} empty={null} sources={[]} records={[]} />;
}

test('everybody is counted with games, wins and mean', async () => {
  const device = await openPad();
  await play(device.games, ['Ana', 'Ben'], [7, 3]);
  await play(device.games, ['Ana', 'Ben'], [2, 4]);
  await show(device, <Statistics />);
  expect(screen.getByText('2 games')).toBeOnTheScreen();
  expect(screen.getAllByText('4.5').length).toBeGreaterThan(0);
  expect(screen.getAllByText('3.5').length).toBeGreaterThan(0);
});

test('a step is undone and done again under its name', async () => {
  const device = await openPad();
  const store = await play(device.games, ['Ana'], [5], false);
  const describe = (_: PadTypes['table'], command: PadTypes['command']) =>
    command.type === 'add' ? `${command.points} points` : 'the end';
  await show(device, <UndoBar store={store} describe={describe} fileOf={padSaves.encode} />);
  await press('Undo: 5 points');
  expect(store.getState().table.points).toEqual([0]);
  await press('Redo: 5 points');
  expect(store.getState().table.points).toEqual([5]);
});

test('the names of earlier games are remembered, the latest first and none twice, and so is what the game adds', async () => {
  const { games } = await openPad();
  await play(games, ['Ana', 'Ben'], [1, 2]);
  await play(games, ['Cem', 'Ana'], [3, 4]);
  expect(games.names()).toEqual(['Cem', 'Ana', 'Ben']);
  games.practice.restore({ learn: 'stars' });
  expect(games.practice.read()).toEqual({ learn: 'stars' });
  expect([games.lucky, games.once(({ lucky }) => lucky + 1)]).toEqual([7, 8]);
});
