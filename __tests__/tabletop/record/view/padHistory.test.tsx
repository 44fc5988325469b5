/** The lists, the deletion, the statistics and the undo bar of a second game, by the parts of the layer alone. */

import { act, screen, userEvent } from '@testing-library/react-native';

import { err, ok } from '@/kit/result';
import { gameFilesOf, plainSection } from '@/tabletop/files/gameFiles';
import { importDeskOf, NOTHING_ELSE } from '@/tabletop/files/gameImport';
import { useImport } from '@/tabletop/files/useImport';
import {
  GamesBackup,
  GamesBrought,
  GamesReview,
  type ImportWords,
} from '@/tabletop/files/view/GameFilesPanels';
import { statisticsOfGames } from '@/tabletop/record/statistics';
import { GamesUnderWay, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { EmptyHistory, HistoryPage } from '@/tabletop/record/view/HistoryPage';
import { ShareGame } from '@/tabletop/record/view/ShareGame';
import { StatisticsPage, useStatistics } from '@/tabletop/record/view/StatisticsPage';
import { tableOf } from '@/tabletop/session/session';
import { UndoBar } from '@/tabletop/store/view/UndoBar';
import { Button } from '@/ui/components/Button';

import { lastFileText } from '../../../support/fakeSharing';
import { openPad, pad, playPad, showPad } from '../../../support/padDevice';
import { padRecords, padSaves, type PadEntry, type PadTypes } from '../../../support/pointsPad';

jest.useFakeTimers();
const settle = () => act(() => jest.advanceTimersByTimeAsync(300));
const press = async (name: string | RegExp) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

function History() {
  const underWay = useGamesUnderWay(pad.useGames(), true);
  const nothing = () => {};
  return (
    <>
      <GamesUnderWay games={underWay.games} onOpen={nothing} />
      <HistoryPage
        isInView
        deleted={undefined}
        onRestored={nothing}
        onOpen={nothing}
        onStatistics={nothing}
        onFiles={nothing}
        onNewGame={nothing}
      />
    </>
  );
}

test('finished games are listed with their results, and found by a name', async () => {
  const device = await openPad();
  await playPad(device.games, ['Ana', 'Ben'], [7, 3]);
  await playPad(device.games, ['Cem', 'Dana'], [-2, 4]);
  await showPad(device, <History />);
  expect(screen.getByRole('link', { name: /2 players, Points\. Ana 7 wins, Ben 3$/ })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /Dana 4 wins, Cem −2$/ })).toBeOnTheScreen();
  await userEvent.type(screen.getByLabelText('Search by name'), 'ben');
  await settle();
  expect(screen.getByText('1 of 2 games')).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /Dana/ })).toBeNull();
});

test('a game under way is deleted, and brought back', async () => {
  const device = await openPad();
  await playPad(device.games, ['Ana', 'Ben'], [1, 2], false);
  await showPad(device, <History />);
  expect(screen.getByText('1 : 2')).toBeOnTheScreen();
  await press('Delete: Ana, Ben');
  expect(screen.queryByRole('button', { name: 'Continue: Ana, Ben' })).toBeNull();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Continue: Ana, Ben' })).toBeOnTheScreen();
});

test('without a game, a game that cannot be entered at its end offers only a new one', async () => {
  const device = await openPad();
  await showPad(device, <EmptyHistory onNewGame={() => {}} />);
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
  await playPad(device.games, ['Ana', 'Ben'], [7, 3]);
  await playPad(device.games, ['Ana', 'Ben'], [2, 4]);
  await showPad(device, <Statistics />);
  await settle();
  expect(screen.getByText('2 games')).toBeOnTheScreen();
  expect(screen.getAllByText('4.5').length).toBeGreaterThan(0);
  expect(screen.getAllByText('3.5').length).toBeGreaterThan(0);
});

test('a step is undone and done again under its name', async () => {
  const device = await openPad();
  const store = await playPad(device.games, ['Ana'], [5], false);
  const describe = (_: PadTypes['table'], command: PadTypes['command']) =>
    command.type === 'add' ? `${command.points} points` : 'the end';
  await showPad(device, <UndoBar store={store} describe={describe} fileOf={padSaves.encode} />);
  await press('Undo: 5 points');
  expect(store.getState().table.points).toEqual([0]);
  await press('Redo: 5 points');
  expect(store.getState().table.points).toEqual([5]);
});

test('the names of earlier games are remembered, the latest first and none twice, and so is what the game adds', async () => {
  const { games } = await openPad();
  await playPad(games, ['Ana', 'Ben'], [1, 2]);
  await playPad(games, ['Cem', 'Ana'], [3, 4]);
  expect(games.names()).toEqual(['Cem', 'Ana', 'Ben']);
  games.practice.restore({ learn: 'stars' });
  expect(games.practice.read()).toEqual({ learn: 'stars' });
  expect([games.lucky, games.once(({ lucky }) => lucky + 1)]).toEqual([7, 8]);
});

/** All that the pad writes to be backed up and to come back. */
const padFiles = gameFilesOf(plainSection('pad', padSaves), {
  claims: () => true,
  *steps() {
    yield 1;
    return err({ code: 'no-file' as const });
  },
});
const fileWords: ImportWords<PadTypes, null, { readonly code: string }> = {
  isOver: (session) => tableOf(session).isOver,
  describeGame: (session) => ({ names: tableOf(session).names.join(), state: 'over', about: 'Points' }),
  describeOwn: () => [],
  describeProblem: ({ code }) => code,
};

function Files({ text }: { readonly text: string }) {
  const games = pad.useGames();
  const importSteps = function* (from: string, at: number) {
    const read = yield* padFiles.importSteps(from, at);
    return read.ok ? ok(read.value) : err({ code: read.error.code });
  };
  const { state, read, cancel, bringIn, leave } = useImport(
    importDeskOf(games, { importSteps, own: NOTHING_ELSE }),
  );
  return (
    <>
      <Button label="Read" onPress={() => void read([{ name: 'a.json', text }])} />
      {'review' in state ? (
        <GamesReview
          words={fileWords}
          state={state}
          settings={null}
          onBringIn={() => void bringIn()}
          onCancel={cancel}
          onLeave={leave}
          onOpen={() => {}}
        />
      ) : null}
      {state.step === 'done' ? (
        <GamesBrought
          words={fileWords}
          brought={state.brought}
          onOpen={() => {}}
          onHistory={() => {}}
          onClose={leave}
        />
      ) : null}
      <GamesBackup games={games} write={padFiles.writeBackup} own={() => ({})} settings={null} />
    </>
  );
}

test('a backup of one device brings games, names and stars to another', async () => {
  const device = await openPad();
  await playPad(device.games, ['Ana', 'Ben'], [7, 3]);
  device.games.practice.restore({ learn: 'stars' });
  await showPad(device, <Files text="{" />);
  await press('Back up everything');
  const backup = lastFileText(device.sharing);
  await press('Read');
  expect(screen.getByText('a.json: This Reefside file is damaged.')).toBeOnTheScreen();
  screen.unmount();

  const other = await openPad();
  await showPad(other, <Files text={backup} />);
  await press('Read');
  for (const said of ['1 game will be added.', 'Names to choose from: Ana and Ben.', /^Stars of lessons/]) {
    expect(screen.getByText(said)).toBeOnTheScreen();
  }
  await press('Import');
  expect(screen.getByText('Done: 1 game imported.')).toBeOnTheScreen();
  expect(other.games.history.getState().entries.map(({ players }) => players[0]!.total)).toEqual([7]);
  expect([other.games.names(), other.games.practice.read()]).toEqual([['Ana', 'Ben'], { learn: 'stars' }]);
});

test('a result is shared as a text and as a file, without a picture where the game has none', async () => {
  const device = await openPad();
  const { session } = (await playPad(device.games, ['Ana'], [7])).getState();
  const game = {
    session,
    entry: padRecords.entryOf(session),
    title: 'Pad',
    text: () => 'Ana 7',
    headline: 'Ana wins',
    file: () => padSaves.encode(session),
    play: () => ({
      game: { name: 'Pad', sourceGameId: 'pad' },
      entry: padRecords.entryOf(session),
      board: '',
      starter: null,
    }),
    loadMaker: null,
  };
  await showPad(device, <ShareGame game={game} />);
  await press('Share as text');
  await press('Game file');
  expect(device.sharing.texts).toEqual([{ title: 'Pad', text: 'Ana 7' }]);
  expect(device.sharing.files.map(({ name }) => name)).toEqual(['pad-2026-11-14.json']);
  expect(screen.queryByRole('button', { name: 'Share as image' })).toBeNull();
});
