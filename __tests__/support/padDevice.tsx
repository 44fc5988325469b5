/** A device with the points pad on it, for the pages that every game has. */

import { act, render, renderHook } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { gamesContextOf, type GamesAtHand } from '@/tabletop/store/GamesContext';

import { fakeSharing } from './fakeSharing';
import { memoryArchive } from './memoryArchive';
import { memoryDisk } from './memoryJournal';
import { memoryStorage } from './memoryStorage';
import { pointsPad, type PadEntry, type PadTypes } from './pointsPad';

interface OwnPoints {
  readonly lucky: number;
}

export type PadGames = GamesAtHand<PadTypes, PadEntry, OwnPoints>;

export const pad = gamesContextOf<PadTypes, PadEntry, OwnPoints>({
  game: pointsPad,
  words: {
    describeVariant: () => 'Points',
    describeTable: ({ names, points }) => ({ names, state: points.join(' : ') }),
  },
  namesAt: ({ names }) => names,
  own: () => ({ lucky: 7 }),
});

/** The pad on a device, as its pages find it. */
export async function openPad() {
  let now = Date.UTC(2026, 10, 14);
  const sharing = fakeSharing();
  const Provider = pad.providerOf({
    storage: memoryStorage(),
    journal: memoryDisk().window(),
    archive: memoryArchive(),
    sharing,
    now: () => (now += 60_000),
  });
  const { result } = await renderHook(pad.useGames, { wrapper: Provider });
  return { Provider, sharing, games: result.current };
}

export async function playPad(
  games: PadGames,
  names: readonly string[],
  points: readonly number[],
  isOver = true,
) {
  const opened = games.open(games.start({ names }));
  if (!opened.ok) throw new Error('the game does not open');
  const { perform } = opened.value.getState();
  points.forEach((sum, player) => perform({ type: 'add', player, points: sum }));
  if (isOver) perform({ type: 'finish' });
  await opened.value.getState().settle();
  return opened.value;
}

export async function showPad({ Provider, games }: Awaited<ReturnType<typeof openPad>>, page: ReactElement) {
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
}
