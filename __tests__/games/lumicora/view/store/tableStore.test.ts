import { createLibrary, DAMAGED_PREFIX, GAME_PREFIX, gameKey } from '@/games/lumicora/view/store/library';
import { createTableStore } from '@/games/lumicora/view/store/tableStore';
import { suggestSetup } from '@/games/lumicora/session/table';
import { decodeSave, encodeSave, SAVE_VERSION } from '@/games/lumicora/session/saveFile';
import { openSession } from '@/games/lumicora/session/tableSession';
import type { KeyValueStorage } from '@/kit/keyValueStorage';

import { forbiddenStorage, fullStorage, memoryStorage } from '../../../../support/memoryStorage';

const session = (id = 'g1', names = ['Anni', 'Peter']) =>
  openSession({ id, startedAt: 1000, setup: suggestSetup(names) });
const open = (storage: KeyValueStorage, id?: string) => createTableStore(storage, session(id), () => 2000);
const reopen = (storage: KeyValueStorage) => {
  const stored = decodeSave(storage.read(gameKey('g1'))!);
  if (!stored.ok) throw new Error('the save does not open');
  return createTableStore(storage, stored.value, () => 3000);
};
const take = (count: number) => ({ type: 'take-limestone', player: 0, count }) as const;

test('a new game is stored before its first command', () => {
  const storage = memoryStorage();
  open(storage);
  expect(storage.entries.has(gameKey('g1'))).toBe(true);
});

test('every accepted command is stored at once, undo and redo too', () => {
  const storage = memoryStorage();
  const { perform, undo, redo } = open(storage).getState();
  expect(perform(take(3))).toBeNull();
  expect(reopen(storage).getState().table.players[0]!.limestone).toBe(3);
  undo();
  expect(reopen(storage).getState().table.players[0]!.limestone).toBe(0);
  redo();
  expect(reopen(storage).getState().table.players[0]!.limestone).toBe(3);
});

test('a refused command is answered and stores nothing', () => {
  const storage = memoryStorage();
  const store = open(storage);
  const before = storage.read(gameKey('g1'));
  expect(store.getState().perform(take(7))).toEqual({ code: 'not-a-count' });
  expect(storage.read(gameKey('g1'))).toBe(before);
});

test('undo with nothing done changes nothing', () => {
  const store = open(memoryStorage());
  store.getState().undo();
  store.getState().redo();
  expect(store.getState().session.history).toEqual({ entries: [], done: 0 });
});

test.each([
  ['full', fullStorage],
  ['forbidden', forbiddenStorage],
])('with %s storage the game goes on in memory and says so', (_, make) => {
  const store = open(make());
  expect(store.getState().isStored).toBe(false);
  store.getState().perform(take(2));
  expect(store.getState().table.players[0]!.limestone).toBe(2);
  expect(store.getState().isStored).toBe(false);
});

test('a step made in another window is taken over, not overwritten', () => {
  const storage = memoryStorage();
  const here = open(storage);
  const there = reopen(storage);
  there.getState().perform(take(4));
  here.getState().perform({ type: 'return-lumino', player: 1 });
  const { table, changedElsewhere, dismissNotice } = here.getState();
  expect(changedElsewhere).toBe(true);
  expect(table.players.map(({ limestone, score }) => [limestone, score])).toEqual([
    [4, 0],
    [0, -1],
  ]);
  dismissNotice();
  expect(here.getState().changedElsewhere).toBe(false);
});

test('a window that only looks on follows the other', () => {
  const storage = memoryStorage();
  const here = open(storage);
  const there = createTableStore(memoryStorage(), session(), () => 2000);
  there.getState().perform(take(5));
  storage.writeFromOutside(gameKey('g1'), encodeSave(there.getState().session));
  expect(here.getState().table.players[0]!.limestone).toBe(5);
});

test('the shelf lists games with the last changed first', () => {
  const storage = memoryStorage();
  open(storage, 'old');
  const newer = open(storage, 'new');
  newer.getState().perform(take(1));
  const { games } = createLibrary(storage).shelf();
  expect(games.map(({ id, names, round, isOver }) => [id, names, round, isOver])).toEqual([
    ['new', ['Anni', 'Peter'], 1, false],
    ['old', ['Anni', 'Peter'], 1, false],
  ]);
});

test('a damaged save is reported and set aside under its own key; the others open as usual', () => {
  const storage = memoryStorage({ [`${GAME_PREFIX}broken`]: '{"format":' });
  open(storage);
  const library = createLibrary(storage);
  const { games, unreadable } = library.shelf();
  expect(games.map(({ id }) => id)).toEqual(['g1']);
  expect(unreadable).toEqual([
    { key: `${GAME_PREFIX}broken`, text: '{"format":', problem: { code: 'damaged' } },
  ]);
  library.setAside(unreadable);
  expect(storage.read(`${GAME_PREFIX}broken`)).toBeNull();
  expect(library.shelf().unreadable).toEqual([
    { key: `${DAMAGED_PREFIX}broken`, text: '{"format":', problem: { code: 'damaged' } },
  ]);
});

test('a damaged save stays where it is, and is reported, when there is no room to move it', () => {
  const storage = fullStorage({ [`${GAME_PREFIX}broken`]: '?' });
  const library = createLibrary(storage);
  library.setAside(library.shelf().unreadable);
  expect(library.shelf().unreadable).toHaveLength(1);
  expect(storage.read(`${GAME_PREFIX}broken`)).toBe('?');
});

test('what another window stored and we cannot read is not overwritten', () => {
  const storage = memoryStorage();
  const store = open(storage);
  const newer = encodeSave(session()).replace(`"version":${SAVE_VERSION}`, '"version":99');
  storage.write(gameKey('g1'), newer);
  store.getState().perform(take(2));
  expect(storage.read(gameKey('g1'))).toBe(newer);
  expect(store.getState()).toMatchObject({ isStored: false });
  expect(store.getState().table.players[0]!.limestone).toBe(2);
});

test('after a step that could not be stored, steps of another window are not overwritten', () => {
  const storage = memoryStorage();
  let isFull = false;
  const here = open({
    ...storage,
    write: (key, value) => {
      if (isFull) throw new Error('full');
      storage.write(key, value);
    },
  });
  isFull = true;
  here.getState().perform(take(1));
  reopen(storage).getState().perform(take(4));
  const theirs = storage.read(gameKey('g1'));
  isFull = false;
  here.getState().perform(take(1));
  expect(storage.read(gameKey('g1'))).toBe(theirs);
  expect(here.getState()).toMatchObject({ isStored: false });
});

test('undo does not take back a step of another window that was never seen here', () => {
  const storage = memoryStorage();
  const here = open(storage);
  here.getState().perform(take(1));
  reopen(storage).getState().perform(take(4));
  here.getState().undo();
  expect(here.getState().table.players[0]!.limestone).toBe(5);
  expect(here.getState().changedElsewhere).toBe(true);
  here.getState().undo();
  expect(here.getState().table.players[0]!.limestone).toBe(1);
});

test('a save of a newer version is kept untouched and reported', () => {
  const text = encodeSave(session()).replace(`"version":${SAVE_VERSION}`, '"version":99');
  const storage = memoryStorage({ [gameKey('g1')]: text });
  expect(createLibrary(storage).shelf()).toEqual({
    games: [],
    unreadable: [{ key: gameKey('g1'), text, problem: { code: 'newer', version: 99 } }],
  });
  expect(storage.read(gameKey('g1'))).toBe(text);
});

test('names are remembered, the latest first and none twice', () => {
  const library = createLibrary(memoryStorage());
  library.rememberNames(['Anni', 'Peter']);
  library.rememberNames(['Moritz', 'Anni']);
  expect(library.names()).toEqual(['Moritz', 'Anni', 'Peter']);
});

test('BO-3 a painted board is remembered for its side and counts as confirmed', () => {
  const storage = memoryStorage();
  const { board } = createLibrary(storage).board('B');
  expect(createLibrary(storage).board('B').isConfirmed).toBe(false);
  createLibrary(storage).rememberBoard(board);
  expect(createLibrary(storage).board('B')).toEqual({ board, isConfirmed: true });
  expect(createLibrary(storage).board('A').isConfirmed).toBe(false);
});

test('without storage the library is empty and still answers', () => {
  const library = createLibrary(forbiddenStorage());
  library.rememberNames(['Anni']);
  expect([library.shelf(), library.names(), library.board('A').isConfirmed]).toEqual([
    { games: [], unreadable: [] },
    [],
    false,
  ]);
});
