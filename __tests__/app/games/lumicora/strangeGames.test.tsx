/** Games that no calendar knows, and the strangest that the decoders accept: every page lives. */

import { act, screen, userEvent } from '@testing-library/react-native';

import { gameFileOf } from '@/games/lumicora/session/gameFile/tableGameFile';
import { encodeEntry, entryOf } from '@/games/lumicora/session/record/historyEntry';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import { openSession, tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import type { ArchiveRecord } from '@/kit/archive';
import { EARLIEST_TIME, LATEST_TIME } from '@/tabletop/session/bounds';

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
    expect(screen.getByText(/damaged and couldn’t be opened/)).toBeOnTheScreen();
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
  expect(screen.getByText(/damaged and couldn’t be opened/)).toBeOnTheScreen();
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
  expect(screen.getByText('evil.json: This Reefside file is damaged.')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('games[0].startedAt')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(await archive.entries()).toEqual([]);
});

describe('the strangest games that are accepted', () => {
  const names = ['"__proto__"', '👩‍👩‍👧'.repeat(8), 'ابن', 'x'.repeat(40)];
  const over = accepted({
    ...finishedGame({ id: '-over_', names, scores: [999, -999, 0, 999], side: 'B', scoreBoard: 'light' }),
    startedAt: EARLIEST_TIME,
  });
  const opened = accepted(
    openSession({
      id: 'x'.repeat(100),
      startedAt: LATEST_TIME,
      setup: { file: { ...gameFileOf(tableOf(over)), round: 3, boardIsDefault: false } },
    }),
  );
  const undone = accepted({
    ...gameUnderWay({ id: '0', names, scores: [5, 6, 7, 8], startedAt: LATEST_TIME - 600_000 }),
    log: { ...gameUnderWay({ names, scores: [5, 6, 7, 8] }).log, done: 0 },
  });

  test.each([
    ['', /__proto__/],
    ['history', /__proto__/],
    ['statistics', /__proto__/],
    [`game/${over.id}/record`, /__proto__/],
    [`game/${over.id}/replay`, /__proto__/],
    [`game/${over.id}/final`, /__proto__/],
    [`game/${opened.id}`, /ابن/],
    [`game/${opened.id}/reef/1`, /ابن/],
    [`game/${opened.id}/reefs`, /ابن/],
    [`game/${undone.id}`, /ابن/],
  ])('are shown on the page %s', async (page, name) => {
    await renderHistory(page, { records: [recordOf(over)], sessions: [opened, undone] });
    await settle();
    const seen = [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)];
    expect(seen.length).toBeGreaterThan(0);
  });
});

/** As it comes through the door. */
function accepted(session: TableSession): TableSession {
  const read = decodeSave(encodeSave(session));
  if (!read.ok) throw new Error(`not accepted: ${session.id}`);
  return read.value;
}
