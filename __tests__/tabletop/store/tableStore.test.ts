import { encodeSave, SAVE_VERSION } from '@/games/lumicora/session/save/saveFile';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { openSession, type LumicoraTypes } from '@/games/lumicora/session/table/tableSession';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import type { Journal } from '@/kit/journal';
import type { GameShelf } from '@/tabletop/store/gameShelf';
import { createTableStore } from '@/tabletop/store/tableStore';

import { linesOn, shelfOn } from '../../support/keptGames';
import { forbiddenJournal, fullDisk, memoryDisk, type MemoryDisk } from '../../support/memoryJournal';
import { memoryStorage } from '../../support/memoryStorage';

const session = (id = 'g1', names = ['Anni', 'Peter']) =>
  openSession({ id, startedAt: 1000, setup: suggestSetup(names) });
const take = (count: number) => ({ type: 'take-limestone', player: 0, count }) as const;
const limestone = (store: TableStore) => store.getState().table.players[0]!.limestone;

/** A game that begins in a window on this disk. */
async function begin(disk: MemoryDisk, id?: string): Promise<TableStore> {
  const shelf = shelfOn(disk.window(), memoryStorage());
  await shelf.load();
  const store = createTableStore(shelf, session(id), () => 2000);
  await store.getState().settle();
  return store;
}

/** The same game in another window. */
async function reopen(disk: MemoryDisk, journal: Journal = disk.window()): Promise<TableStore> {
  const shelf = shelfOn(journal, memoryStorage());
  await shelf.load();
  return storeOf(shelf);
}

function storeOf(shelf: GameShelf<LumicoraTypes>): TableStore {
  const opened = shelf.open(shelf.find('g1')!);
  if (!opened.ok) throw new Error('the game does not open');
  return createTableStore(shelf, opened.value.session, () => 3000);
}

const settled = (...stores: readonly TableStore[]) =>
  Promise.all(stores.map((store) => store.getState().settle()));
/** Lets windows hear of each other. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

test('a new game is stored before its first command', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  expect(linesOn(disk, 'g1')).toEqual([encodeSave(session())]);
  expect(store.getState()).toMatchObject({ isKept: true, isStored: true });
});

test('every accepted command is one line more, undo and redo too, and what was there is not written again', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  const { perform, undo, redo } = store.getState();
  expect(perform(take(3))).toBeNull();
  await settled(store);
  expect(limestone(await reopen(disk))).toBe(3);
  undo();
  await settled(store);
  expect(limestone(await reopen(disk))).toBe(0);
  redo();
  await settled(store);
  expect(limestone(await reopen(disk))).toBe(3);
  expect(linesOn(disk, 'g1').slice(1)).toEqual([
    JSON.stringify({ at: 2000, command: take(3) }),
    '"undo"',
    '"redo"',
  ]);
});

test('a step answers at once and is not called kept before the journal has said so', async () => {
  const store = await begin(memoryDisk());
  store.getState().perform(take(3));
  expect(limestone(store)).toBe(3);
  expect(store.getState().isKept).toBe(false);
  await settled(store);
  expect(store.getState().isKept).toBe(true);
});

test('steps in quick succession are all kept, in their order', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  for (let count = 0; count < 5; count++) store.getState().perform(take(1));
  store.getState().undo();
  await settled(store);
  expect(limestone(await reopen(disk))).toBe(4);
  expect(linesOn(disk, 'g1')).toHaveLength(7);
});

test('a refused command is answered and stores nothing', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  expect(store.getState().perform(take(7))).toEqual({ code: 'not-a-count' });
  await settled(store);
  expect(linesOn(disk, 'g1')).toHaveLength(1);
});

test('undo with nothing done changes nothing', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  store.getState().undo();
  store.getState().redo();
  await settled(store);
  expect(store.getState().session.log).toEqual({ entries: [], done: 0 });
  expect(linesOn(disk, 'g1')).toHaveLength(1);
});

test.each([
  ['full', () => fullDisk().window()],
  ['forbidden', forbiddenJournal],
])('with a %s disk the game goes on in memory and says so', async (_, make) => {
  const store = createTableStore(shelfOn(make(), memoryStorage()), session(), () => 2000);
  await settled(store);
  expect(store.getState()).toMatchObject({ isStored: false, isKept: false });
  store.getState().perform(take(2));
  await settled(store);
  expect(limestone(store)).toBe(2);
  expect(store.getState()).toMatchObject({ isStored: false, isKept: false });
});

test('once there is room again, the next step brings all that were not kept', async () => {
  const disk = memoryDisk();
  const store = await begin(disk);
  disk.isFull = true;
  store.getState().perform(take(1));
  await settled(store);
  store.getState().undo();
  store.getState().perform(take(2));
  await settled(store);
  expect(store.getState().isStored).toBe(false);
  disk.isFull = false;
  store.getState().perform(take(3));
  await settled(store);
  expect(store.getState()).toMatchObject({ isStored: true, isKept: true });
  expect(limestone(await reopen(disk))).toBe(5);
});

describe('two windows', () => {
  test('one that only looks on follows the other, without a notice', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    const there = await reopen(disk);
    there.getState().perform(take(5));
    await settled(there);
    await heard();
    expect(limestone(here)).toBe(5);
    expect(here.getState()).toMatchObject({ isKept: true, changedElsewhere: false });
  });

  test('steps that are made at the same moment are all kept, and the window that was later says so', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    const there = await reopen(disk);
    there.getState().perform(take(4));
    here.getState().perform({ type: 'return-lumino', player: 1 });
    await settled(here, there);
    await heard();
    for (const store of [here, there]) {
      const { players } = store.getState().table;
      expect(players.map(({ limestone, score }) => [limestone, score])).toEqual([
        [4, 0],
        [0, -1],
      ]);
    }
    expect([here, there].map((store) => store.getState().changedElsewhere)).toEqual([true, false]);
    here.getState().dismissNotice();
    expect(here.getState().changedElsewhere).toBe(false);
  });

  test('of 400 simultaneous steps none is lost and none is made twice', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    const there = await reopen(disk);
    const scores = Array.from({ length: 200 }, (_, index) => index);
    for (const score of scores) {
      here.getState().perform({ type: 'correct-score', player: 0, score });
      there.getState().perform({ type: 'correct-score', player: 1, score });
      // Some come in one go, others while the ones before are still on their way.
      if (score % 3 === 0) await heard();
    }
    await settled(here, there);
    await heard();
    const commands = (store: TableStore) =>
      store.getState().session.log.entries.map(({ command }) => command);
    const ofPlayer = (player: number) =>
      commands(here).filter((command) => 'player' in command && command.player === player);
    expect(commands(here)).toHaveLength(400);
    expect(commands(there)).toEqual(commands(here));
    for (const player of [0, 1]) {
      expect(ofPlayer(player)).toEqual(scores.map((score) => ({ type: 'correct-score', player, score })));
    }
    expect(commands(await reopen(disk))).toEqual(commands(here));
  });

  test('a step that no longer fits is left out, and that is said', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    const there = await reopen(disk);
    const begun = { type: 'begin-scoring' } as const;
    there.getState().perform(begun);
    here.getState().perform(begun);
    await settled(here, there);
    expect(here.getState().session.log.entries).toHaveLength(1);
    expect(here.getState()).toMatchObject({ changedElsewhere: true, isKept: true, isStored: true });
  });

  test('undo does not take back a step of another window that was never seen here', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    here.getState().perform(take(1));
    await settled(here);
    const there = await reopen(disk);
    there.getState().perform(take(4));
    here.getState().undo();
    await settled(here, there);
    expect(limestone(here)).toBe(5);
    expect(here.getState().changedElsewhere).toBe(true);
    here.getState().undo();
    expect(limestone(here)).toBe(1);
  });

  test('an undo of a step that was made here still counts after a step of the other window', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    const there = await reopen(disk);
    there.getState().perform(take(4));
    here.getState().perform(take(1));
    here.getState().undo();
    await settled(here, there);
    expect(limestone(here)).toBe(4);
    expect(limestone(await reopen(disk))).toBe(4);
  });

  test('after a step that could not be stored, it follows what the other window did', async () => {
    const disk = memoryDisk();
    const here = await begin(disk);
    disk.isFull = true;
    here.getState().perform(take(1));
    await settled(here);
    disk.isFull = false;
    const there = await reopen(disk);
    there.getState().perform(take(4));
    await settled(there);
    await heard();
    expect(limestone(here)).toBe(1);
    here.getState().perform({ type: 'return-lumino', player: 1 });
    await settled(here);
    expect(limestone(here)).toBe(5);
    expect(limestone(await reopen(disk))).toBe(5);
  });

  test('what another window stored and we cannot read is not overwritten', async () => {
    const disk = memoryDisk();
    const store = await begin(disk);
    const newer = encodeSave(session()).replace(`"version":${SAVE_VERSION}`, '"version":99');
    await disk.window().replace([{ id: 'g1', lines: [newer] }]);
    await heard();
    store.getState().perform(take(2));
    await settled(store);
    expect(linesOn(disk, 'g1')).toEqual([newer]);
    expect(store.getState()).toMatchObject({ isStored: false, isKept: false });
    expect(limestone(store)).toBe(2);
  });

  test('a game that was moved away meanwhile is there again with the next step', async () => {
    const disk = memoryDisk();
    const store = await begin(disk);
    await disk.window().replace([{ id: 'g1', lines: [] }]);
    await heard();
    store.getState().perform(take(2));
    await settled(store);
    expect(limestone(await reopen(disk))).toBe(2);
  });
});

test('a save of an earlier version is written anew before the first step that follows it', async () => {
  const disk = memoryDisk();
  const { setup, ...others } = JSON.parse(encodeSave(session())) as Record<string, unknown> & {
    setup: Record<string, unknown>;
  };
  const { joined: _, ...before } = setup;
  const earlier = JSON.stringify({ ...others, version: 2, setup: before });
  await disk.window().replace([{ id: 'g1', lines: [earlier] }]);
  const store = await reopen(disk);
  expect(linesOn(disk, 'g1')).toEqual([earlier]);
  store.getState().perform(take(2));
  await settled(store);
  store.getState().perform(take(1));
  await settled(store);
  const [save, ...steps] = linesOn(disk, 'g1');
  expect(JSON.parse(save!)).toMatchObject({ version: SAVE_VERSION, done: 1 });
  expect(steps).toHaveLength(1);
  expect(limestone(await reopen(disk))).toBe(3);
});

test('a game that lies in the archive gets a journal only once it is changed', async () => {
  const disk = memoryDisk();
  const shelf = shelfOn(disk.window(), memoryStorage());
  const store = createTableStore(shelf, session(), () => 2000, true);
  await settled(store);
  expect(disk.documents.size).toBe(0);
  expect(store.getState().isKept).toBe(true);
  store.getState().perform(take(2));
  await settled(store);
  expect(limestone(await reopen(disk))).toBe(2);
});
