/** Games that no calendar knows, planted where they get past no door: the page lives, and says what it set aside. */

import { act, screen, userEvent } from '@testing-library/react-native';

import { encodeEntry, entryOf } from '@/games/lumicora/session/historyEntry';
import { encodeSave } from '@/games/lumicora/session/saveFile';
import type { ArchiveRecord } from '@/kit/archive';

import { finishedGame, gameUnderWay, recordOf } from '../../../support/finishedGames';
import { renderHistory } from '../../../support/renderHistory';

jest.useFakeTimers();

const FAR = 9e15;
const settle = () => act(() => jest.advanceTimersByTimeAsync(300));

const sound = finishedGame({ id: 'sound', names: ['Lea', 'Moritz'] });
const far = { ...finishedGame({ id: 'far', names: ['Zed', 'Zoe'] }), startedAt: FAR };
const planted: ArchiveRecord = {
  id: far.id,
  entry: encodeEntry({ ...entryOf(far), endedAt: FAR, changedAt: FAR }),
  text: encodeSave(far),
};

describe.each([
  ['the start page', '', 'link'],
  ['the history', 'history', 'link'],
  ['the statistics', 'statistics', 'row'],
] as const)('%s', (_, page, role) => {
  test('shows the other games, and a notice of the one that cannot be shown', async () => {
    await renderHistory(page, { records: [recordOf(sound), planted] });
    await settle();
    expect(screen.getAllByRole(role, { name: /Lea/ }).length).toBeGreaterThan(0);
    expect(screen.getByText(/damaged and could not be opened/)).toBeOnTheScreen();
    expect(screen.queryByText(/Zed/)).toBeNull();
  });

  test('lists a game whose entry alone is beyond all time', async () => {
    const record = { ...recordOf(sound), entry: encodeEntry({ ...entryOf(sound), endedAt: FAR }) };
    await renderHistory(page, { records: [record] });
    await settle();
    expect(screen.getAllByRole(role, { name: /Lea/ }).length).toBeGreaterThan(0);
    expect(screen.queryByText(/damaged/)).toBeNull();
  });
});

test('the start page sets a game under way aside that began beyond all time', async () => {
  await renderHistory('', {
    sessions: [{ ...gameUnderWay({ id: 'far' }), startedAt: FAR }, gameUnderWay({ id: 'near' })],
  });
  await settle();
  expect(screen.getByText(/damaged and could not be opened/)).toBeOnTheScreen();
  expect(screen.getByText('Anni, Peter')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Export it' })).toBeOnTheScreen();
});

test('a backup that holds such a game is refused at the door, with its place', async () => {
  const { sharing, archive } = await renderHistory('files');
  const text = JSON.stringify({
    format: 'reefside-backup',
    version: 1,
    game: 'lumicora',
    savedAt: 1,
    part: 1,
    parts: 1,
    boards: {},
    names: [],
    games: [JSON.parse(encodeSave(far)) as unknown],
  });
  sharing.offerToPick({ name: 'evil.json', text });
  await userEvent.press(screen.getByRole('button', { name: 'Pick files' }));
  await settle();
  expect(screen.getByText(/evil\.json.*games\[0\]\.startedAt/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Bring in' })).toBeNull();
  expect(await archive.entries()).toEqual([]);
});
