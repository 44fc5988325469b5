import { SURFACES } from '@/games/lumicora/exchange/photo/model';
import { photoDifferences } from '@/games/lumicora/exchange/photo/photoPainting';
import type { Color } from '@/games/lumicora/rules/model';
import { surfaceOf, visibleSpace } from '@/games/lumicora/rules/surface';
import { openSession, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { isCompared, knowledgeOf, paintPhoto, paintTracked } from '@/games/lumicora/view/photo/takeOverPhoto';
import { createRng } from '@/kit/rng';
import { createTableStore } from '@/tabletop/store/tableStore';

import { finishedTable } from '../../../../support/finalInput';
import { shelfOn } from '../../../../support/keptGames';
import { memoryDisk } from '../../../../support/memoryJournal';
import { memoryStorage } from '../../../../support/memoryStorage';
import { readingOf } from '../../../../support/photo/readings';
import { at, spaces } from '../../../../support/reef';
import { performAll, place, sessionFor, setupFor } from '../../../../support/tables';

const storeOf = (session: TableSession) =>
  createTableStore(shelfOn(memoryDisk().window(), memoryStorage()), session, () => 2000);
const tracked = performAll(sessionFor(2), place(0, 'c4c5:G3c'), place(0, 'c3b3:G5.'));
/** What is left of the log to undo. */
const steps = (store: ReturnType<typeof storeOf>) => store.getState().session.log.done;

describe('what a photo is for', () => {
  test('Luminos that were laid one by one are compared; anything else is painted', () => {
    const setup = { ...setupFor(2), depth: 'mirrored' } as const;
    const table = (session: TableSession) => storeOf(session).getState().table;
    expect(isCompared(table(tracked), 0)).toBe(true);
    expect(isCompared(table(openSession({ id: 'g', startedAt: 0, setup })), 1)).toBe(true);
    expect(isCompared(table(finishedTable({ depth: 'from-above' })), 0)).toBe(false);
    expect(isCompared(table(finishedTable({ depth: 'counted' })), 0)).toBe(false);
  });

  test('a starting Lumino that nobody has looked at is not compared', () => {
    const session = performAll(finishedTable(), { type: 'choose-depth', player: 0, depth: 'mirrored' });
    expect(isCompared(storeOf(session).getState().table, 0)).toBe(false);
    const laid = performAll(session, place(0, 'c4c5:G3c'));
    expect(isCompared(storeOf(laid).getState().table, 0)).toBe(true);
  });

  test('only a confirmed board and a tracked reef are known', () => {
    const { table } = storeOf(tracked).getState();
    expect(knowledgeOf(table, 0, false, null)).toMatchObject({ board: null, isEmptyBoard: false });
    expect(knowledgeOf(table, 0, true, null).board).toBe(table.board);
    expect(knowledgeOf(table, 0, true, null).reef).toEqual(surfaceOf(table.players[0]!.reef));
    const painted = storeOf(finishedTable({ depth: 'from-above' })).getState().table;
    expect(knowledgeOf(painted, 0, true, null).reef).toBeNull();
  });
});

describe('taking over', () => {
  test('a painted reef is painted over in one step', () => {
    const store = storeOf(finishedTable({ depth: 'from-above' }));
    const before = steps(store);
    expect(
      paintPhoto(
        store,
        0,
        readingOf((space) => (space === at('c3') ? 'pink' : 'water')),
      ),
    ).toBeNull();
    expect(steps(store)).toBe(before + 1);
    expect(store.getState().table.players[0]!.painting![at('c3')]).toEqual({
      color: 'pink',
      level: 1,
      symbol: null,
    });
  });

  test('a photo that shows nothing else is no step', () => {
    const store = storeOf(finishedTable({ depth: 'from-above' }));
    const before = steps(store);
    expect(
      paintPhoto(
        store,
        0,
        readingOf(() => 'limestone'),
      ),
    ).toBeNull();
    expect(steps(store)).toBe(before);
  });

  test('a tracked reef keeps levels and symbols wherever the photo agrees, whatever was painted long ago', () => {
    const stale = performAll(
      tracked,
      { type: 'choose-depth', player: 0, depth: 'from-above' },
      {
        type: 'paint-reef',
        player: 0,
        spaces: spaces('c4 a1').map((space) => ({
          space,
          seen: { color: 'blue', level: 5, symbol: 6 } as const,
        })),
      },
      { type: 'choose-depth', player: 0, depth: 'mirrored' },
    );
    const store = storeOf(stale);
    const view = surfaceOf(store.getState().table.players[0]!.reef);
    const shown = readingOf((space) =>
      space === at('b3') ? 'yellow' : (visibleSpace(view, space)?.color ?? 'water'),
    );
    expect(paintTracked(store, 0, shown)).toBeNull();
    const { depth, painting } = store.getState().table.players[0]!;
    expect(depth).toBe('from-above');
    for (const [space, seen] of painting!.entries()) {
      const expected =
        space === at('b3') ? { color: 'yellow', level: 1, symbol: null } : visibleSpace(view, space);
      expect(seen).toEqual(expected);
    }
  });

  test('only the differences are painted', () => {
    const rng = createRng(7);
    for (let trial = 0; trial < 30; trial++) {
      const store = storeOf(tracked);
      const view = surfaceOf(store.getState().table.players[0]!.reef);
      const reading = readingOf((space) =>
        rng.int(6) === 0 ? rng.pick(SURFACES) : (visibleSpace(view, space)?.color ?? 'water'),
      );
      const differing = photoDifferences(reading, view).map(({ space }) => space);
      expect(paintTracked(store, 0, reading)).toBeNull();
      const last = store.getState().session.log.entries.at(-1)!.command;
      if (differing.length === 0) expect(last.type).toBe('choose-depth');
      else expect(last.type === 'paint-reef' && last.spaces.map(({ space }) => space)).toEqual(differing);
    }
  });

  test('LU-1 more of a colour than the box holds is refused, and everything is as it was', () => {
    const all = (color: Color) => readingOf(() => color);
    const store = storeOf(finishedTable());
    expect(paintPhoto(store, 0, all('green'))).toBeNull();
    const { table } = store.getState();
    expect(paintPhoto(store, 1, all('green'))).toMatchObject({ code: 'too-many-of-color', color: 'green' });
    expect(store.getState().table).toEqual(table);
  });
});
