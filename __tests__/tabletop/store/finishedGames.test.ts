import { encodeEntry, records } from '@/games/lumicora/session/record/historyEntry';
import { decodeSave, encodeSave, saves } from '@/games/lumicora/session/save/saveFile';
import { tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import type { Archive } from '@/kit/archive';
import { Refusal } from '@/kit/report';
import { createFinishedGames } from '@/tabletop/store/finishedGames';

import {
  DAY,
  finishedGame,
  gameUnderWay,
  manyRecords,
  NOON,
  playOn,
  recordOf,
  undoneIntoRounds,
} from '../../support/finishedGames';
import { linesOn, shelfOn } from '../../support/keptGames';
import { brokenArchive, memoryArchive } from '../../support/memoryArchive';
import { forbiddenJournal, memoryDisk, type MemoryDisk } from '../../support/memoryJournal';
import { memoryStorage } from '../../support/memoryStorage';

const take = (count: number) => ({ type: 'take-limestone', player: 0, count }) as const;

/** A device with these games under way, and nothing else. */
async function deviceWith(...sessions: readonly TableSession[]) {
  const disk = memoryDisk();
  await disk.window().replace(sessions.map((session) => ({ id: session.id, lines: [encodeSave(session)] })));
  return disk;
}

/** The game as another window plays it. */
const written = (disk: MemoryDisk, session: TableSession) =>
  disk.window().replace([{ id: session.id, lines: [encodeSave(session)] }]);

interface Places {
  readonly disk?: MemoryDisk;
  readonly archive?: Archive;
}

function open({ disk = memoryDisk(), archive = memoryArchive() }: Places = {}) {
  const clock = { at: NOON + DAY };
  const forgotten: string[] = [];
  const shelf = shelfOn(disk.window(), memoryStorage());
  const history = createFinishedGames({
    records,
    shelf,
    archive,
    now: () => clock.at,
    settle: () => Promise.resolve(),
    forget: (id) => forgotten.push(id),
  });
  const listed = () => history.getState().entries.map(({ id }) => id);
  const deleted = () => history.getState().deleted.map(({ id }) => id);
  const { getState: state, subscribe } = history;
  return { ...state(), state, subscribe, clock, forgotten, listed, deleted };
}

const saveOn = (disk: MemoryDisk, id: string) => {
  const lines = linesOn(disk, id);
  return lines.length === 0 ? null : saves.saveOfLines(lines);
};

describe('moving to the archive', () => {
  test('a finished game moves to the archive and leaves the journal; one under way stays', async () => {
    const over = finishedGame({ id: 'over' });
    const disk = await deviceWith(over, gameUnderWay({ id: 'on' }));
    const archive = memoryArchive();
    const { state, refresh, listed } = open({ disk, archive });
    expect(state().status).toBe('reading');
    await refresh();
    expect(state().status).toBe('ready');
    expect(listed()).toEqual(['over']);
    expect(archive.records.get('over')!.text).toBe(encodeSave(over));
    expect([saveOn(disk, 'over') === null, saveOn(disk, 'on') === null]).toEqual([true, false]);
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

  test('a finished game that was changed since is in the journal again, and that copy wins', async () => {
    const before = finishedGame({ scores: [10, 20] });
    const after = playOn(before, { type: 'correct-score', player: 0, score: 99 });
    const archive = memoryArchive([recordOf(before)]);
    const { refresh, state } = open({ archive, disk: await deviceWith(after) });
    await refresh();
    expect(state().entries[0]!.players[0]!.before).toBe(99);
    expect(archive.records.get('g1')!.text).toBe(encodeSave(after));
  });

  test('a game that was undone into its rounds is no longer in the list', async () => {
    const over = finishedGame();
    const archive = memoryArchive([recordOf(over)]);
    const disk = await deviceWith(undoneIntoRounds(over));
    const { refresh, listed } = open({ archive, disk });
    await refresh();
    expect(listed()).toEqual([]);
    expect(archive.records.size).toBe(0);
    expect(saveOn(disk, 'g1')).toBe(encodeSave(undoneIntoRounds(over)));
  });

  test('what is played on while it moves is not lost', async () => {
    const over = finishedGame();
    const disk = await deviceWith(over);
    const later = playOn(over, take(1));
    const archive = memoryArchive();
    const slow: Archive = {
      ...archive,
      write: async (records) => {
        await written(disk, later);
        await archive.write(records);
      },
    };
    const { refresh } = open({ archive: slow, disk });
    await refresh();
    expect(saveOn(disk, 'g1')).toBe(encodeSave(later));
  });

  test('two refreshes at once end in one list', async () => {
    const disk = await deviceWith(finishedGame({ id: 'a' }), finishedGame({ id: 'b' }));
    const { refresh, listed, state } = open({ disk });
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

test('the newest of many are told first, without those that are deleted, played on or cannot be read', async () => {
  const at = (day: number) => ({ startedAt: NOON + day * DAY, endedAt: NOON + day * DAY });
  const played = finishedGame({ id: 'played' });
  const archive = memoryArchive([
    recordOf(played, at(4)),
    { ...recordOf(finishedGame({ id: 'damaged' })), entry: `{"endedAt":${NOON + 3 * DAY}` },
    recordOf(finishedGame({ id: 'deleted' }), { ...at(2), deletedAt: NOON + DAY }),
    recordOf(finishedGame({ id: 'last' }), at(1)),
    ...manyRecords(40),
  ]);
  const { refresh, state, subscribe } = open({ archive, disk: await deviceWith(undoneIntoRounds(played)) });
  const told: (readonly [string, readonly string[], number])[] = [];
  subscribe(({ status, newest, entries }) =>
    told.push([status, newest.slice(0, 2).map(({ id }) => id), entries.length]),
  );
  await refresh();
  expect(told).toEqual([
    ['reading', ['last', 'many-0'], 0],
    ['ready', ['last', 'damaged'], 42],
  ]);
  expect(state().unreadable).toEqual([]);
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

  test('a game under way is deleted and comes back to the journal, step by step as it was', async () => {
    const on = gameUnderWay({ commands: [take(3)] });
    const disk = await deviceWith(on);
    const { refresh, remove, restore, listed, deleted } = open({ disk });
    await refresh();
    expect(await remove('g1')).toBe(true);
    expect(disk.documents.size).toBe(0);
    expect([listed(), deleted()]).toEqual([[], ['g1']]);
    expect(await restore('g1')).toBe(true);
    expect(saveOn(disk, 'g1')).toBe(encodeSave(on));
    expect([listed(), deleted()]).toEqual([[], []]);
  });

  test('a game that went on in another window while it was deleted goes on', async () => {
    const on = gameUnderWay();
    const disk = await deviceWith(on);
    const later = playOn(on, take(2));
    const archive = memoryArchive();
    const slow: Archive = {
      ...archive,
      write: async (records) => {
        await written(disk, later);
        await archive.write(records);
      },
    };
    const { refresh, remove, restore, deleted } = open({ disk, archive: slow });
    await refresh();
    await remove('g1');
    expect(deleted()).toEqual([]);
    await restore('g1');
    expect(saveOn(disk, 'g1')).toBe(encodeSave(later));
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
    const disk = memoryDisk();
    disk.isFull = true;
    const { refresh, restore, deleted } = open({ archive, disk });
    await refresh();
    expect(await restore('g1')).toBe(false);
    expect(deleted()).toEqual(['g1']);
    expect(archive.records.size).toBe(1);
  });
});

describe('games from outside', () => {
  test('finished ones go to the archive, others to the journal, and both replace what was here', async () => {
    const disk = await deviceWith(gameUnderWay({ id: 'over' }), gameUnderWay({ id: 'on' }));
    const { take: bring, listed, forgotten } = open({ disk });
    const on = gameUnderWay({ id: 'on', commands: [take(5)] });
    expect(await bring([finishedGame({ id: 'over' }), on])).toBe('kept');
    expect(listed()).toEqual(['over']);
    expect(forgotten).toEqual(['over', 'on']);
    expect([saveOn(disk, 'over'), saveOn(disk, 'on')]).toEqual([null, encodeSave(on)]);
  });

  test('a game that was deleted here is back when it is brought in again', async () => {
    const archive = memoryArchive([recordOf(finishedGame(), { deletedAt: NOON })]);
    const { take: bring, listed, deleted } = open({ archive });
    await bring([finishedGame()]);
    expect([listed(), deleted()]).toEqual([['g1'], []]);
  });
});

describe('games from outside, cancelled', () => {
  const here = gameUnderWay({ id: 'here' });
  const incoming = [
    finishedGame({ id: 'here' }),
    playOn(gameUnderWay({ id: 'on' }), take(5)),
    ...Array.from({ length: 20 }, (_, index) => finishedGame({ id: `over-${index}` })),
  ];

  /** Brings them in, and cancels as soon as this share of it is told. */
  async function cancelAt(share: number) {
    const disk = await deviceWith(here);
    const archive = memoryArchive();
    const before = new Map(disk.documents);
    const { take: bring, listed } = open({ disk, archive });
    const cancelling = new AbortController();
    const told: number[] = [];
    const taken = await bring(incoming, {
      signal: cancelling.signal,
      onStep: (done) => {
        told.push(done);
        if (done >= share) cancelling.abort();
      },
    });
    const isChanged =
      archive.records.size > 0 || JSON.stringify([...before]) !== JSON.stringify([...disk.documents]);
    return { taken, told, isChanged, listed };
  }

  test('at any moment before the last of it is on the disk, it leaves nothing behind', async () => {
    const { told } = await cancelAt(2);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    for (const share of told.slice(0, -1)) {
      expect([share, await cancelAt(share)]).toMatchObject([share, { taken: 'cancelled', isChanged: false }]);
    }
  });

  test('after that, all of it is here', async () => {
    const { taken, listed } = await cancelAt(1);
    expect(taken).toBe('kept');
    expect(listed()).toHaveLength(21);
  });
});

test('a kill between journal and archive loses no game that is here under way', async () => {
  const disk = await deviceWith(gameUnderWay({ id: 'here' }));
  const archive = memoryArchive();
  const whole = finishedGame({ id: 'here' });
  await new Promise<void>((resolve) => {
    const write = () => {
      resolve();
      return new Promise<void>(() => undefined);
    };
    void open({ disk, archive: { ...archive, write } }).take([whole, finishedGame({ id: 'other' })]);
  });
  const after = open({ disk, archive });
  await after.refresh();
  expect(after.listed()).toEqual(['here']);
  expect(archive.records.get('here')!.text).toBe(encodeSave(whole));
});

describe('an archive that fails', () => {
  test('leaves everything in the journal, and lists what is there', async () => {
    const disk = await deviceWith(finishedGame({ id: 'over' }), gameUnderWay({ id: 'on' }));
    const before = new Map(disk.documents);
    const { refresh, remove, take: bring, read, state, listed } = open({ disk, archive: brokenArchive() });
    await refresh();
    expect(state().status).toBe('unavailable');
    expect(listed()).toEqual(['over']);
    expect(await remove('on')).toBe(false);
    expect(await bring([finishedGame({ id: 'new' })])).toBe('not-kept');
    expect(await read('over')).toEqual({ ok: false, error: { code: 'missing' } });
    expect(disk.documents).toEqual(before);
  });

  test('is tried again', async () => {
    const disk = await deviceWith(finishedGame());
    const archive = memoryArchive();
    let isBroken = true;
    const flaky: Archive = {
      ...archive,
      entries: () => (isBroken ? Promise.reject(new Refusal('locked')) : archive.entries()),
    };
    const { refresh, state, listed } = open({ disk, archive: flaky });
    await refresh();
    expect(state().status).toBe('unavailable');
    isBroken = false;
    await refresh();
    expect(state().status).toBe('ready');
    expect(listed()).toEqual(['g1']);
  });

  test('without any storage the list is empty and still answers', async () => {
    const disk = { ...memoryDisk(), window: forbiddenJournal };
    const { refresh, state, listed } = open({ disk });
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
  expect(opened.value.log).toEqual(over.log);
  expect(tableOf(opened.value)).toEqual(tableOf(over));
  expect(decodeSave(encodeSave(opened.value))).toEqual(opened);
  expect(await read('none')).toEqual({ ok: false, error: { code: 'missing' } });
});
