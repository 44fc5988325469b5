import { encodeSave, SAVE_VERSION, saves } from '@/games/lumicora/session/save/saveFile';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { keysOf } from '@/tabletop/store/storedValues';

import { gameUnderWay, playOn } from '../../support/finishedGames';
import { linesOn, shelfOn } from '../../support/keptGames';
import { forbiddenJournal, memoryDisk } from '../../support/memoryJournal';
import { memoryStorage } from '../../support/memoryStorage';

const take = (count: number) => ({ type: 'take-limestone', player: 0, count }) as const;
const under = (...sessions: readonly TableSession[]) =>
  memoryStorage(
    Object.fromEntries(sessions.map((session) => [keysOf(GAME_ID).game(session.id), encodeSave(session)])),
  );

async function loaded(journal: Journal, storage: KeyValueStorage = memoryStorage()) {
  const shelf = shelfOn(journal, storage);
  await shelf.load();
  return shelf;
}

const heard = () => new Promise((resolve) => setImmediate(resolve));

describe('saves under keys, of the time before the journal', () => {
  test('move over as they are, once, and leave their keys', async () => {
    const on = gameUnderWay({ commands: [take(3)] });
    const storage = under(on, gameUnderWay({ id: 'other' }));
    const disk = memoryDisk();
    const shelf = await loaded(disk.window(), storage);
    expect(linesOn(disk, 'g1')).toEqual([encodeSave(on)]);
    expect(shelf.games().map(({ id }) => id)).toEqual(['g1', 'other']);
    expect(storage.entries.size).toBe(0);
    expect(shelf.state.getState().status).toBe('ready');
  });

  test.each([
    ['damaged', '{"format":'],
    ['of a newer version', encodeSave(gameUnderWay()).replace(`"version":${SAVE_VERSION}`, '"version":99')],
  ])('one that is %s moves over untouched and is told', async (_, text) => {
    const storage = memoryStorage({ [keysOf(GAME_ID).game('g1')]: text });
    const disk = memoryDisk();
    const shelf = await loaded(disk.window(), storage);
    expect(linesOn(disk, 'g1')).toEqual([text]);
    expect(shelf.open(shelf.find('g1')!).ok).toBe(false);
  });

  test('stay readable where the journal does not answer, and move over once it does', async () => {
    const on = gameUnderWay({ commands: [take(3)] });
    const storage = under(on);
    const disk = memoryDisk();
    const journal = disk.window();
    let isForbidden = true;
    const shelf = await loaded(
      { ...journal, documents: () => (isForbidden ? forbiddenJournal() : journal).documents() },
      storage,
    );
    expect(shelf.state.getState().status).toBe('unavailable');
    expect(shelf.open(shelf.find('g1')!)).toMatchObject({ ok: true });
    expect(storage.read(keysOf(GAME_ID).game('g1'))).toBe(encodeSave(on));
    isForbidden = false;
    await shelf.load();
    expect(shelf.state.getState().status).toBe('ready');
    expect(linesOn(disk, 'g1')).toEqual([encodeSave(on)]);
    expect(storage.entries.size).toBe(0);
  });

  test('stay readable where there is no room to move them', async () => {
    const storage = under(gameUnderWay());
    const disk = memoryDisk();
    disk.isFull = true;
    const shelf = await loaded(disk.window(), storage);
    expect(shelf.open(shelf.find('g1')!).ok).toBe(true);
    expect(storage.entries.size).toBe(1);
  });

  test('a key that came back after a kill does not undo what was played since', async () => {
    const on = gameUnderWay();
    const disk = memoryDisk();
    const step = saves.encodeStep({ type: 'do', at: 5, command: take(2) });
    await disk.window().replace([{ id: 'g1', lines: [encodeSave(on), step] }]);
    const storage = under(on);
    await loaded(disk.window(), storage);
    expect(linesOn(disk, 'g1')).toEqual([encodeSave(on), step]);
    expect(storage.entries.size).toBe(0);
  });

  test('an app of the time before that played on under the key is followed', async () => {
    const on = gameUnderWay();
    const later = playOn(on, take(4));
    const disk = memoryDisk();
    await disk.window().replace([{ id: 'g1', lines: [encodeSave(on)] }]);
    await loaded(disk.window(), under(later));
    expect(saves.saveOfLines(linesOn(disk, 'g1'))).toBe(encodeSave(later));
  });

  test('where both went on in different ways, both are kept', async () => {
    const here = playOn(gameUnderWay(), take(1));
    const there = playOn(gameUnderWay(), take(4));
    const disk = memoryDisk();
    await disk.window().replace([{ id: 'g1', lines: [encodeSave(here)] }]);
    const shelf = await loaded(disk.window(), under(there));
    expect(linesOn(disk, 'g1')).toEqual([encodeSave(here)]);
    expect(linesOn(disk, 'g1-key')).toEqual([encodeSave({ ...there, id: 'g1-key' })]);
    expect(shelf.games()).toHaveLength(2);
  });
});

test('what cannot be read goes aside when a game of its id is brought in', async () => {
  const disk = memoryDisk();
  await disk.window().replace([{ id: 'g1', lines: ['half a ga'] }]);
  const shelf = await loaded(disk.window());
  await shelf.put([{ id: 'g1', lines: [encodeSave(gameUnderWay())] }]);
  expect(linesOn(disk, 'g1')).toEqual([encodeSave(gameUnderWay())]);
  expect(shelf.games().map(({ lines }) => lines[0])).toContain('half a ga');
});

test('a game that another window began, changed or removed is known here by itself', async () => {
  const disk = memoryDisk();
  const shelf = await loaded(disk.window());
  const told: string[] = [];
  shelf.onOutsideChange((id) => told.push(id));
  const there = await loaded(disk.window());
  const on = gameUnderWay();
  await there.put([{ id: 'g1', lines: [encodeSave(on)] }]);
  await heard();
  expect(shelf.find('g1')?.lines).toEqual([encodeSave(on)]);
  await there.append('g1', there.find('g1')!.end, ['"undo"']);
  await heard();
  expect(shelf.find('g1')?.lines).toHaveLength(2);
  await there.remove(there.find('g1')!);
  await heard();
  expect(shelf.find('g1')).toBeNull();
  expect(told).toEqual(['g1', 'g1', 'g1']);
});

test('a game that went on since is not removed', async () => {
  const disk = memoryDisk();
  await disk.window().replace([{ id: 'g1', lines: [encodeSave(gameUnderWay())] }]);
  const shelf = await loaded(disk.window());
  const before = shelf.find('g1')!;
  await shelf.append('g1', before.end, ['"undo"']);
  expect(await shelf.remove(before)).toBe(false);
  expect(linesOn(disk, 'g1')).toHaveLength(2);
  expect(await shelf.remove(shelf.find('g1')!)).toBe(true);
  expect(disk.documents.size).toBe(0);
});
