/** What the layer promises to every game, tried on Lumicora and on a points pad that knows nothing of it. */

import { records, type HistoryEntry } from '@/games/lumicora/session/record/historyEntry';
import { saves } from '@/games/lumicora/session/save/saveFile';
import type { LumicoraTypes } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { RecordEntry } from '@/tabletop/record/entry';
import type { TableTypes } from '@/tabletop/session/session';
import { createGames, type Games, type TableGame } from '@/tabletop/store/games';
import { keysOf } from '@/tabletop/store/storedValues';
import type { TableStore } from '@/tabletop/store/tableStore';

import { memoryArchive } from '../../support/memoryArchive';
import { memoryDisk } from '../../support/memoryJournal';
import { memoryStorage } from '../../support/memoryStorage';
import { pointsPad, type PadEntry, type PadTypes } from '../../support/pointsPad';
import { setupFor } from '../../support/tables';

interface Kind<G extends TableTypes, E extends RecordEntry> {
  readonly game: TableGame<G, E>;
  readonly setup: G['setup'];
  /** A step that can be made again and again, told apart by its number. */
  readonly step: (number: number) => G['command'];
  /** What ends the game. */
  readonly ending: readonly G['command'][];
  readonly refused: G['command'];
}

const DAY = 24 * 60 * 60 * 1000;

function suite<G extends TableTypes, E extends RecordEntry>(
  name: string,
  { game, setup, step, ending, refused }: Kind<G, E>,
): void {
  describe(name, () => {
    function device(disk = memoryDisk(), archive = memoryArchive(), storage = memoryStorage()) {
      const clock = { at: 1_790_000_000_000 };
      const open = (): Games<G, E> =>
        createGames(game, { storage, journal: disk.window(), archive, now: () => clock.at++ });
      return { disk, archive, storage, clock, open };
    }
    async function begun(
      games: Games<G, E>,
    ): Promise<{ readonly id: string; readonly store: TableStore<G> }> {
      await games.kept.load();
      const id = games.start(setup, ['Ana', 'Ben']);
      return { id, store: storeOf(games, id) };
    }
    function storeOf(games: Games<G, E>, id: string): TableStore<G> {
      const opened = games.open(id);
      if (!opened.ok) throw new Error(`no game ${id}`);
      return opened.value;
    }
    const tableIn = (store: TableStore<G>) => store.getState().table;

    test('a game that was closed opens as it was, with its undone steps to do again', async () => {
      const { open } = device();
      const { id, store } = await begun(open());
      const before = tableIn(store);
      expect(store.getState().perform(step(1))).toBeNull();
      const after = tableIn(store);
      store.getState().undo();
      expect(tableIn(store)).toEqual(before);
      await store.getState().settle();

      const games = open();
      await games.kept.load();
      const again = storeOf(games, id);
      expect(tableIn(again)).toEqual(before);
      again.getState().redo();
      expect(tableIn(again)).toEqual(after);
    });

    test('a refused command changes nothing and says why', async () => {
      const { store } = await begun(device().open());
      const before = store.getState().session;
      expect(store.getState().perform(refused)).toMatchObject({ code: expect.any(String) });
      expect(store.getState().session).toBe(before);
    });

    test('steps of two windows at the same moment are all kept, none twice', async () => {
      const { open, disk } = device();
      const { id, store } = await begun(open());
      await store.getState().settle();
      const other = open();
      await other.kept.load();
      const there = storeOf(other, id);
      for (let number = 1; number <= 10; number++) {
        store.getState().perform(step(number));
        there.getState().perform(step(100 + number));
      }
      await Promise.all([store.getState().settle(), there.getState().settle()]);
      const games = open();
      await games.kept.load();
      const { entries } = storeOf(games, id).getState().session.log;
      const written = entries.map(({ command }) => JSON.stringify(game.saves.kind.storedCommand(command)));
      const made = [...Array(10).keys()].flatMap((number) => [step(number + 1), step(101 + number)]);
      expect(written.sort()).toEqual(
        made.map((command) => JSON.stringify(game.saves.kind.storedCommand(command))).sort(),
      );
      expect(disk.documents.size).toBe(1);
    });

    test('on a full disk the game goes on and says so, and is kept once there is room', async () => {
      const { open, disk } = device();
      const { id, store } = await begun(open());
      await store.getState().settle();
      disk.isFull = true;
      store.getState().perform(step(1));
      await store.getState().settle();
      expect(store.getState()).toMatchObject({ isKept: false, isStored: false });
      disk.isFull = false;
      await store.getState().settle();
      expect(store.getState()).toMatchObject({ isKept: true, isStored: true });
      const games = open();
      await games.kept.load();
      expect(tableIn(storeOf(games, id))).toEqual(tableIn(store));
    });

    test('a finished game moves to the history, is deleted, and comes back for thirty days', async () => {
      const { open, clock, disk } = device();
      const games = open();
      const { id, store } = await begun(games);
      for (const command of ending) expect(store.getState().perform(command)).toBeNull();
      await store.getState().settle();
      const { refresh, remove, restore } = games.history.getState();
      const listed = () => games.history.getState().entries.map((entry) => entry.id);
      await refresh();
      expect(listed()).toEqual([id]);
      expect(disk.documents.size).toBe(0);
      expect(await remove(id)).toBe(true);
      expect(listed()).toEqual([]);
      clock.at += 29 * DAY;
      expect(await restore(id)).toBe(true);
      expect(listed()).toEqual([id]);
      await remove(id);
      clock.at += 31 * DAY;
      await refresh();
      expect(games.history.getState().deleted).toEqual([]);
      expect(await games.fetch(id)).toMatchObject({ ok: false, error: { code: 'missing' } });
    });

    test('a save from the time before the journal moves over; a damaged or newer one is kept as it is', async () => {
      const { sessions, encode, kind } = game.saves;
      const save = encode(sessions.open({ id: 'g1', startedAt: 1000, setup }));
      const newer = save.replace(`"version":${kind.version}`, '"version":99').replace('"g1"', '"g2"');
      const key = keysOf(game.id).game;
      const storage = memoryStorage({ [key('g1')]: save, [key('g2')]: newer, [key('g3')]: '{' });
      const games = device(memoryDisk(), memoryArchive(), storage).open();
      await games.kept.load();
      expect(games.shelf().games.map(({ id }) => id)).toEqual(['g1']);
      expect(games.shelf().unreadable).toEqual([
        { key: 'g2', text: newer, problem: { code: 'newer', version: 99 } },
        { key: 'g3', text: '{', problem: { code: 'damaged' } },
      ]);
    });

    test('all saves are collected for a backup, those under way and the finished ones', async () => {
      const { open } = device();
      const games = open();
      const { store } = await begun(games);
      await store.getState().settle();
      const finished = await begun(games);
      for (const command of ending) finished.store.getState().perform(command);
      await finished.store.getState().settle();
      const collected = await games.collectSaves({ onProgress: () => {}, isCancelled: () => false });
      const ids = collected?.texts.map((text) => {
        const read = game.saves.decode(text);
        return read.ok ? read.value.id : null;
      });
      expect(ids?.sort()).toEqual([store.getState().session.id, finished.id].sort());
    });
  });
}

suite<LumicoraTypes, HistoryEntry>('Lumicora', {
  game: { id: GAME_ID, saves, records },
  setup: setupFor(2),
  step: (number) => ({ type: 'correct-score', player: number % 2, score: number }),
  ending: [{ type: 'finish-rounds' }],
  refused: { type: 'correct-score', player: 9, score: 1 },
});

suite<PadTypes, PadEntry>('a points pad', {
  game: pointsPad,
  setup: { names: ['Ana', 'Ben'] },
  step: (number) => ({ type: 'add', player: number % 2, points: number }),
  ending: [{ type: 'add', player: 1, points: 7 }, { type: 'finish' }],
  refused: { type: 'add', player: 9, points: 1 },
});
