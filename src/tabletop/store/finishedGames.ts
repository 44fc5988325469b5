/**
 * The finished games. They move from the shelf, where games under way are, to the archive, which has room for thousands
 * and lists them by their entries alone. A copy on the shelf is always the later one.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Archive } from '@/kit/archive';
import { Refusal, reportUnlessRefused } from '@/kit/report';
import { err, type Result } from '@/kit/result';
import { eachInSlices, partOf, runSlices, type SliceWatch } from '@/kit/slices';

import { newestFirst, type RecordEntry, type RecordFormat } from '../record/entry';
import type { SaveProblem } from '../session/saves';
import type { Session, TableTypes } from '../session/session';
import { createEntryReader } from './archiveEntries';
import type { GameShelf, KeptGame } from './gameShelf';

export interface FinishedState<G extends TableTypes, E extends RecordEntry> {
  /** `unavailable`: the archive does not answer; what is on the shelf is still listed. */
  readonly status: 'reading' | 'ready' | 'unavailable';
  /** Newest first. Empty until all are read. */
  readonly entries: readonly E[];
  /** The first of the entries, which of thousands are known before the others are read. */
  readonly newest: readonly E[];
  /** What can still be brought back, last deleted first. */
  readonly deleted: readonly E[];
  /** Games in the archive that cannot be read, by id. */
  readonly unreadable: readonly string[];
  /** Moves finished games to the archive and reads the list anew. */
  readonly refresh: () => Promise<void>;
  /** False when it could not be done, and then nothing is changed. */
  readonly remove: (id: string) => Promise<boolean>;
  readonly restore: (id: string) => Promise<boolean>;
  /** Keeps games from outside; what is here under their ids is replaced. Tells which share of it is done. */
  readonly take: (sessions: readonly Session<G>[], watch?: SliceWatch<number>) => Promise<Taken>;
  readonly read: (id: string) => Promise<Result<Session<G>, OpenProblem>>;
  /** The text of a game that cannot be opened. */
  readonly readText: (id: string) => Promise<string | null>;
}

/** Nothing is changed but by `kept`. */
export type Taken = 'kept' | 'not-kept' | 'cancelled';

export type FinishedGames<G extends TableTypes, E extends RecordEntry> = StoreApi<FinishedState<G, E>>;

const UNWATCHED: SliceWatch<number> = { signal: new AbortController().signal };

/** About what making the records takes of the time that it takes to keep games. */
const MAKING = 0.8;

/** More than a list shows at once on the largest screen. */
const NEWEST = 30;

const KEPT_AFTER_DELETION = 30 * 24 * 60 * 60 * 1000;

export type OpenProblem = SaveProblem | { readonly code: 'missing' };

export interface FinishedServices<G extends TableTypes, E extends RecordEntry> {
  readonly shelf: GameShelf<G>;
  readonly records: RecordFormat<G, E>;
  readonly archive: Archive;
  readonly now: () => number;
  /** Over when all that was done in a game is kept, or could not be. */
  readonly settle: (id: string) => Promise<void>;
  /** A game is no longer what it was when it was opened. */
  readonly forget: (id: string) => void;
}

interface StoredGame<E> {
  readonly game: KeptGame;
  readonly entry: E;
}

export function createFinishedGames<G extends TableTypes, E extends RecordEntry>(
  services: FinishedServices<G, E>,
): FinishedGames<G, E> {
  const { shelf, records, archive, now, settle, forget } = services;
  const { saves } = shelf;
  const reader = createEntryReader({ archive, records, saves });

  const storedGame = (game: KeptGame): StoredGame<E> | null => {
    const opened = shelf.open(game);
    return opened.ok ? { game, entry: records.entryOf(opened.value.session) } : null;
  };

  const storedGames = async (): Promise<readonly StoredGame<E>[]> =>
    (await eachInSlices(shelf.games(), storedGame)).filter((stored) => stored !== null);

  const moveFinished = async () => {
    await shelf.load();
    const stored = await storedGames();
    const over = stored.filter(({ entry }) => entry.isOver);
    if (over.length > 0) {
      await archive.write(
        over.map(({ entry, game }) => ({
          id: entry.id,
          entry: records.encode(entry),
          text: saves.saveOfLines(game.lines),
        })),
      );
    }
    for (const { game } of over) await shelf.remove(game);
    const underWay = new Set(stored.filter(({ entry }) => !entry.isOver).map(({ entry }) => entry.id));
    return { underWay, hasMoved: over.length > 0 };
  };

  const recordSteps = function* (sessions: readonly Session<G>[]) {
    const made: { readonly id: string; readonly entry: E; readonly text: string }[] = [];
    for (const session of sessions) {
      made.push({ id: session.id, entry: records.entryOf(session), text: saves.encode(session) });
      yield made.length / sessions.length;
    }
    return made;
  };

  return createStore<FinishedState<G, E>>((set, get) => {
    const list = async () => {
      // Thousands of entries are on their way while the games under way are opened.
      const [before, { underWay, hasMoved }] = await Promise.all([archive.entries(), moveFinished()]);
      const listed = hasMoved ? await archive.entries() : before;
      const isPlayedOn = (id: string) => underWay.has(id) && shelf.find(id) !== null;
      const isGone = ({ id, deletedAt }: E) =>
        isPlayedOn(id) || (deletedAt !== null && now() - deletedAt > KEPT_AFTER_DELETION);
      if (get().status === 'reading' && listed.length > NEWEST) {
        const first = reader.newest(listed, NEWEST);
        set({ newest: notDeleted(first.filter((entry) => !isGone(entry))) });
      }
      const { entries, unreadable } = await reader.all(listed, now());
      const gone = entries.filter(isGone);
      if (gone.length > 0) await archive.remove(gone.map(({ id }) => id));
      const kept = gone.length > 0 ? entries.filter((entry) => !isGone(entry)) : entries;
      const deleted = kept.filter(({ deletedAt }) => deletedAt !== null);
      const shown = get();
      set({
        status: 'ready',
        ...listOf(unlessSame(shown.entries, notDeleted(kept))),
        deleted: unlessSame(
          shown.deleted,
          deleted.sort((a, b) => b.deletedAt! - a.deletedAt!),
        ),
        unreadable: unlessSame(shown.unreadable, unreadable),
      });
    };
    const show = async () => {
      try {
        await list();
      } catch (problem) {
        reportUnlessRefused(problem, 'history.list');
        const entries = (await storedGames()).map(({ entry }) => entry);
        set({ status: 'unavailable', ...listOf(newestFirst(entries.filter(({ isOver }) => isOver))) });
      }
    };
    /** One at a time, so that no listing is overtaken by an earlier one. */
    let queue: Promise<unknown> = Promise.resolve();
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const result = queue.then(work);
      queue = Promise.allSettled([result]);
      return result;
    };
    const attempt = (work: () => Promise<void>): Promise<boolean> =>
      inTurn(async () => {
        try {
          await work();
        } catch (problem) {
          reportUnlessRefused(problem, 'history.change');
          return false;
        }
        await show();
        return true;
      });
    /** A page that was opened by its address may ask before anything was listed. */
    const find = async (among: 'entries' | 'deleted', id: string): Promise<E> => {
      const known = () => get()[among].find((entry) => entry.id === id);
      if (known() === undefined) await list();
      const entry = known();
      if (entry === undefined) throw new Refusal(`no game ${id}`);
      return entry;
    };
    const relabel = (entry: E) => archive.relabel([{ id: entry.id, entry: records.encode(entry) }]);

    return {
      status: 'reading',
      ...listOf<E>([]),
      deleted: [],
      unreadable: [],
      refresh: () => inTurn(show),
      remove: (id) =>
        attempt(async () => {
          await settle(id);
          const kept = shelf.find(id);
          const stored = kept && storedGame(kept);
          const deletedAt = now();
          if (stored === null) {
            await relabel({ ...(await find('entries', id)), deletedAt });
          } else {
            const entry = records.encode({ ...stored.entry, deletedAt });
            await archive.write([{ id, entry, text: saves.saveOfLines(stored.game.lines) }]);
            await shelf.remove(stored.game);
          }
          forget(id);
        }),
      restore: (id) =>
        attempt(async () => {
          const entry = await find('deleted', id);
          if (entry.isOver) return relabel({ ...entry, deletedAt: null });
          const text = await archive.read(id);
          // What is on the shelf already was written since.
          if (text !== null && shelf.find(id) === null) await shelf.put([{ id, lines: [text] }]);
          await archive.remove([id]);
        }),
      take: async (sessions, { signal, onStep } = UNWATCHED) => {
        const isKept = await attempt(async () => {
          await shelf.load();
          for (const { id } of sessions) await settle(id);
          const made = await runSlices(partOf(recordSteps(sessions), 0, MAKING), { signal, onStep });
          if (!made.ok) throw new Refusal('cancelled');
          const before = new Map(shelf.games().map((game) => [game.id, game]));
          // One that is here under way goes on to the archive from the shelf, as it would if it had been finished here.
          const onShelf = made.value.filter(({ id, entry }) => !entry.isOver || before.has(id));
          const over = made.value.filter(({ id, entry }) => entry.isOver && !before.has(id));
          await shelf.put(onShelf.map(({ id, text }) => ({ id, lines: [text] })));
          onStep?.((1 + MAKING) / 2);
          try {
            const written = over.map(({ id, entry, text }) => ({ id, entry: records.encode(entry), text }));
            await archive.write(written, signal);
          } catch (problem) {
            await shelf.put(onShelf.map(({ id }) => before.get(id) ?? { id, lines: [] }));
            throw problem;
          }
          onStep?.(1);
          for (const { id } of sessions) forget(id);
        });
        if (isKept) return 'kept';
        return signal.aborted ? 'cancelled' : 'not-kept';
      },
      read: async (id) => {
        try {
          const text = await archive.read(id);
          return text === null ? err({ code: 'missing' }) : saves.decode(text);
        } catch (problem) {
          reportUnlessRefused(problem, 'history.read');
          return err({ code: 'missing' });
        }
      },
      readText: (id) => archive.read(id),
    };
  });
}

function listOf<E>(entries: readonly E[]): { readonly entries: readonly E[]; readonly newest: readonly E[] } {
  return { entries, newest: entries.slice(0, NEWEST) };
}

function notDeleted<E extends RecordEntry>(entries: readonly E[]): readonly E[] {
  return newestFirst(entries.filter(({ deletedAt }) => deletedAt === null));
}

/** The list as it was, if the other holds the same: then nothing that shows it needs to be drawn again. */
function unlessSame<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const isSame = before.length === after.length && after.every((each, index) => each === before[index]);
  return isSame ? before : after;
}
