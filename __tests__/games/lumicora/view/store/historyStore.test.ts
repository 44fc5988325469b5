import { encodeEntry } from '@/games/lumicora/session/historyEntry';
import { decodeSave, encodeSave } from '@/games/lumicora/session/saveFile';
import { tableOf, undoLast, type TableSession } from '@/games/lumicora/session/tableSession';
import { createHistoryStore } from '@/games/lumicora/view/store/historyStore';
import { createLibrary, gameKey } from '@/games/lumicora/view/store/library';
import type { Archive } from '@/kit/archive';
import type { KeyValueStorage } from '@/kit/keyValueStorage';

import {
  DAY,
  finishedGame,
  gameUnderWay,
  manyRecords,
  NOON,
  playOn,
  recordOf,
} from '../../../../support/finishedGames';
import { brokenArchive, memoryArchive } from '../../../../support/memoryArchive';
import { forbiddenStorage, fullStorage, memoryStorage } from '../../../../support/memoryStorage';

const take = (count: number) => ({ type: 'take-limestone', player: 0, count }) as const;
const keysOf = (...sessions: readonly TableSession[]) =>
  Object.fromEntries(sessions.map((session) => [gameKey(session.id), encodeSave(session)]));

interface Places {
  readonly storage?: KeyValueStorage;
  readonly archive?: Archive;
}

function open({ storage = memoryStorage(), archive = memoryArchive() }: Places = {}) {
  const clock = { at: NOON + DAY };
  const forgotten: string[] = [];
  const library = createLibrary(storage);
  const history = createHistoryStore({
    library,
    archive,
    now: () => clock.at,
    forget: (id) => forgotten.push(id),
  });
  const listed = () => history.getState().entries.map(({ id }) => id);
  const deleted = () => history.getState().deleted.map(({ id }) => id);
  return { ...history.getState(), state: history.getState, clock, forgotten, listed, deleted };
}

describe('moving to the archive', () => {
  test('a finished game moves to the archive and leaves its key; one under way stays', async () => {
    const over = finishedGame({ id: 'over' });
    const storage = memoryStorage(keysOf(over, gameUnderWay({ id: 'on' })));
    const archive = memoryArchive();
    const { state, refresh, listed } = open({ storage, archive });
    expect(state().status).toBe('reading');
    await refresh();
    expect(state().status).toBe('ready');
    expect(listed()).toEqual(['over']);
    expect(archive.records.get('over')!.text).toBe(encodeSave(over));
    expect([...storage.entries.keys()]).toEqual([gameKey('on')]);
  });

  test('the newest is listed first, and no game is read for the list', async () => {
    const archive = memoryArchive(
      [2, 0, 1].map((day) => recordOf(finishedGame({ id: `day-${day}`, startedAt: NOON + day * DAY }))),
    );
    const { refresh, listed } = open({ archive });
    await refresh();
    expect(listed()).toEqual(['day-2', 'day-1', 'day-0']);
    expect(archive.reads).toEqual([]);
  });

  test('a finished game that was changed since lies under its key again, and that copy wins', async () => {
    const before = finishedGame({ scores: [10, 20] });
    const after = playOn(before, { type: 'correct-score', player: 0, score: 99 });
    const archive = memoryArchive([recordOf(before)]);
    const { refresh, state } = open({ archive, storage: memoryStorage(keysOf(after)) });
    await refresh();
    expect(state().entries[0]!.players[0]!.before).toBe(99);
    expect(archive.records.get('g1')!.text).toBe(encodeSave(after));
  });

  test('a game that was undone into its rounds is no longer in the list', async () => {
    const over = finishedGame();
    const archive = memoryArchive([recordOf(over)]);
    const storage = memoryStorage(keysOf(undoLast(over)));
    const { refresh, listed } = open({ archive, storage });
    await refresh();
    expect(listed()).toEqual([]);
    expect(archive.records.size).toBe(0);
    expect(storage.entries.has(gameKey('g1'))).toBe(true);
  });

  test('what is written under the key while it moves is not lost', async () => {
    const over = finishedGame();
    const storage = memoryStorage(keysOf(over));
    const later = encodeSave(playOn(over, take(1)));
    const archive = memoryArchive();
    const slow: Archive = {
      ...archive,
      write: async (records) => {
        storage.write(gameKey('g1'), later);
        await archive.write(records);
      },
    };
    const { refresh } = open({ archive: slow, storage });
    await refresh();
    expect(storage.read(gameKey('g1'))).toBe(later);
  });

  test('two refreshes at once end in one list', async () => {
    const storage = memoryStorage(keysOf(finishedGame({ id: 'a' }), finishedGame({ id: 'b' })));
    const { refresh, listed, state } = open({ storage });
    await Promise.all([refresh(), refresh()]);
    expect(listed()).toEqual(['a', 'b']);
    const { entries } = state();
    await refresh();
    // Nothing has changed, so nothing needs to be drawn again.
    expect(state().entries).toBe(entries);
  });

  test('5,000 games are listed from their entries alone', async () => {
    const archive = memoryArchive(manyRecords(5000));
    const { refresh, state } = open({ archive });
    await refresh();
    expect(state().entries).toHaveLength(5000);
    expect(archive.reads).toEqual([]);
  });
});

describe('deleting', () => {
  test('a deleted game leaves the list, waits, and comes back', async () => {
    const archive = memoryArchive([recordOf(finishedGame())]);
    const { refresh, remove, restore, listed, deleted, forgotten } = open({ archive });
    await refresh();
    expect(await remove('g1')).toBe(true);
    expect([listed(), deleted(), forgotten]).toEqual([[], ['g1'], ['g1']]);
    expect(await restore('g1')).toBe(true);
    expect([listed(), deleted()]).toEqual([['g1'], []]);
  });

  test('a game that was opened by its address can be deleted before anything was listed', async () => {
    const archive = memoryArchive([recordOf(finishedGame())]);
    const { remove, deleted } = open({ archive });
    expect(await remove('g1')).toBe(true);
    expect(deleted()).toEqual(['g1']);
  });

  test('a game under way is deleted and comes back under its key, step by step as it was', async () => {
    const on = gameUnderWay({ commands: [take(3)] });
    const storage = memoryStorage(keysOf(on));
    const { remove, restore, listed, deleted } = open({ storage });
    expect(await remove('g1')).toBe(true);
    expect(storage.entries.size).toBe(0);
    expect([listed(), deleted()]).toEqual([[], ['g1']]);
    expect(await restore('g1')).toBe(true);
    expect(storage.read(gameKey('g1'))).toBe(encodeSave(on));
    expect([listed(), deleted()]).toEqual([[], []]);
  });

  test('a game that went on in another window while it was deleted goes on', async () => {
    const on = gameUnderWay();
    const storage = memoryStorage(keysOf(on));
    const later = encodeSave(playOn(on, take(2)));
    const archive = memoryArchive();
    const slow: Archive = {
      ...archive,
      write: async (records) => {
        storage.write(gameKey('g1'), later);
        await archive.write(records);
      },
    };
    const { remove, restore, deleted } = open({ storage, archive: slow });
    await remove('g1');
    expect(deleted()).toEqual([]);
    await restore('g1');
    expect(storage.read(gameKey('g1'))).toBe(later);
  });

  test('the last deleted comes first', async () => {
    const archive = memoryArchive(['a', 'b', 'c'].map((id) => recordOf(finishedGame({ id }))));
    const { remove, deleted, clock } = open({ archive });
    for (const id of ['b', 'a', 'c']) {
      clock.at += 1;
      await remove(id);
    }
    expect(deleted()).toEqual(['c', 'a', 'b']);
  });

  test('after 30 days a deleted game is gone for good, not before', async () => {
    const archive = memoryArchive([recordOf(finishedGame())]);
    const { remove, refresh, deleted, clock } = open({ archive });
    await remove('g1');
    clock.at += 30 * DAY;
    await refresh();
    expect(deleted()).toEqual(['g1']);
    clock.at += 1;
    await refresh();
    expect(deleted()).toEqual([]);
    expect(archive.records.size).toBe(0);
  });

  test('what is not here can neither be deleted nor restored', async () => {
    const { remove, restore, forgotten } = open();
    expect([await remove('g1'), await restore('g1'), forgotten]).toEqual([false, false, []]);
  });

  test('a game under way stays deleted while there is no room to put it back', async () => {
    const archive = memoryArchive([recordOf(gameUnderWay(), { deletedAt: NOON })]);
    const { refresh, restore, deleted } = open({ archive, storage: fullStorage() });
    await refresh();
    expect(await restore('g1')).toBe(false);
    expect(deleted()).toEqual(['g1']);
    expect(archive.records.size).toBe(1);
  });
});

describe('games from outside', () => {
  test('finished ones go to the archive, others under their keys, and both replace what was here', async () => {
    const storage = memoryStorage(keysOf(gameUnderWay({ id: 'over' }), gameUnderWay({ id: 'on' })));
    const { take: bring, listed, forgotten } = open({ storage });
    const on = gameUnderWay({ id: 'on', commands: [take(5)] });
    expect(await bring([finishedGame({ id: 'over' }), on])).toBe(true);
    expect(listed()).toEqual(['over']);
    expect(forgotten).toEqual(['over', 'on']);
    expect([...storage.entries.keys()]).toEqual([gameKey('on')]);
    expect(storage.read(gameKey('on'))).toBe(encodeSave(on));
  });

  test('a game that was deleted here is back when it is brought in again', async () => {
    const archive = memoryArchive([recordOf(finishedGame(), { deletedAt: NOON })]);
    const { take: bring, listed, deleted } = open({ archive });
    await bring([finishedGame()]);
    expect([listed(), deleted()]).toEqual([['g1'], []]);
  });
});

describe('an archive that fails', () => {
  test('leaves everything under its key, and lists what is there', async () => {
    const storage = memoryStorage(keysOf(finishedGame({ id: 'over' }), gameUnderWay({ id: 'on' })));
    const before = new Map(storage.entries);
    const { refresh, remove, take: bring, read, state, listed } = open({ storage, archive: brokenArchive() });
    await refresh();
    expect(state().status).toBe('unavailable');
    expect(listed()).toEqual(['over']);
    expect(await remove('on')).toBe(false);
    expect(await bring([finishedGame({ id: 'new' })])).toBe(false);
    expect(await read('over')).toEqual({ ok: false, error: { code: 'missing' } });
    expect(storage.entries).toEqual(before);
  });

  test('is tried again', async () => {
    const storage = memoryStorage(keysOf(finishedGame()));
    const archive = memoryArchive();
    let isBroken = true;
    const flaky: Archive = {
      ...archive,
      entries: () => (isBroken ? Promise.reject(new Error('locked')) : archive.entries()),
    };
    const { refresh, state, listed } = open({ storage, archive: flaky });
    await refresh();
    expect(state().status).toBe('unavailable');
    isBroken = false;
    await refresh();
    expect(state().status).toBe('ready');
    expect(listed()).toEqual(['g1']);
  });

  test('without any storage the list is empty and still answers', async () => {
    const { refresh, state, listed } = open({ storage: forbiddenStorage() });
    await refresh();
    expect(state().status).toBe('ready');
    expect(listed()).toEqual([]);
  });
});

describe('entries that cannot be read', () => {
  test.each([
    ['damaged', '{"version":1,'],
    ['of another version', '{"version":99}'],
    ['of another game', recordOf(finishedGame({ id: 'other' })).entry],
  ])('one that is %s is made anew from its game, once', async (_, entry) => {
    const archive = memoryArchive([{ ...recordOf(finishedGame()), entry }]);
    const { refresh, state, listed } = open({ archive });
    await refresh();
    expect(listed()).toEqual(['g1']);
    expect(archive.records.get('g1')!.entry).toBe(encodeEntry(state().entries[0]!));
    await refresh();
    expect(archive.reads).toEqual(['g1']);
  });

  test('a game under way that was deleted stays deleted', async () => {
    const archive = memoryArchive([{ ...recordOf(gameUnderWay()), entry: '?' }]);
    const { refresh, listed, deleted } = open({ archive });
    await refresh();
    expect([listed(), deleted()]).toEqual([[], ['g1']]);
  });

  test('where the game is damaged, too, it is told, and its text can be had', async () => {
    const archive = memoryArchive([{ id: 'bad', entry: '?', text: 'half a ga' }, recordOf(finishedGame())]);
    const { refresh, readText, state, listed } = open({ archive });
    await refresh();
    expect(listed()).toEqual(['g1']);
    expect(state().unreadable).toEqual(['bad']);
    expect(await readText('bad')).toBe('half a ga');
  });
});

test('a game in the archive is read with its whole log', async () => {
  const over = finishedGame({ commands: [take(2)] });
  const { read } = open({ archive: memoryArchive([recordOf(over)]) });
  const opened = await read('g1');
  if (!opened.ok) throw new Error('not opened');
  expect(opened.value.history).toEqual(over.history);
  expect(tableOf(opened.value)).toEqual(tableOf(over));
  expect(decodeSave(encodeSave(opened.value))).toEqual(opened);
  expect(await read('none')).toEqual({ ok: false, error: { code: 'missing' } });
});
