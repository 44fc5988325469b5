/**
 * The finished games. They move from the keys of the device's storage, where games under way are, to the archive, which
 * has room for thousands and lists them by their entries alone. A copy under a key is always the later one.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Archive } from '@/kit/archive';
import { err, type Result } from '@/kit/result';

import { encodeEntry, entryOf, newestFirst, type HistoryEntry } from '../../session/historyEntry';
import { decodeSave, encodeSave } from '../../session/saveFile';
import type { TableSession } from '../../session/tableSession';
import { createEntryReader } from './archiveEntries';
import { writeAll } from './writeAll';
import { gameKey, tryRead, type Library, type OpenProblem } from './library';

export interface HistoryState {
  /** `unavailable`: the archive does not answer; what is under keys is still listed. */
  readonly status: 'reading' | 'ready' | 'unavailable';
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** What can still be brought back, last deleted first. */
  readonly deleted: readonly HistoryEntry[];
  /** Games in the archive that cannot be read, by id. */
  readonly unreadable: readonly string[];
  /** Moves finished games to the archive and reads the list anew. */
  readonly refresh: () => Promise<void>;
  /** False when it could not be done, and then nothing is changed. */
  readonly remove: (id: string) => Promise<boolean>;
  readonly restore: (id: string) => Promise<boolean>;
  /** Keeps games from outside; what is here under their ids is replaced. */
  readonly take: (sessions: readonly TableSession[]) => Promise<boolean>;
  readonly read: (id: string) => Promise<Result<TableSession, OpenProblem>>;
  /** The text of a game that cannot be opened. */
  readonly readText: (id: string) => Promise<string | null>;
}

export type HistoryStore = StoreApi<HistoryState>;

const KEPT_AFTER_DELETION = 30 * 24 * 60 * 60 * 1000;

export interface HistoryServices {
  readonly library: Library;
  readonly archive: Archive;
  readonly now: () => number;
  /** A game is no longer what it was when it was opened. */
  readonly forget: (id: string) => void;
}

export function createHistoryStore({ library, archive, now, forget }: HistoryServices): HistoryStore {
  const { storage } = library;
  const readEntries = createEntryReader(archive);

  /** Leaves alone what was written since. */
  const dropKey = (id: string, text: string) => {
    if (tryRead(storage, gameKey(id)) === text) storage.remove(gameKey(id));
  };

  const moveFinished = async () => {
    const stored = library.stored().map((game) => ({ ...game, entry: entryOf(game.session) }));
    const over = stored.filter(({ entry }) => entry.isOver);
    if (over.length > 0) {
      await archive.write(over.map(({ entry, text }) => ({ id: entry.id, entry: encodeEntry(entry), text })));
    }
    for (const { entry, text } of over) dropKey(entry.id, text);
    return new Set(stored.filter(({ entry }) => !entry.isOver).map(({ entry }) => entry.id));
  };

  return createStore<HistoryState>((set, get) => {
    const list = async () => {
      const underWay = await moveFinished();
      const { entries, unreadable } = await readEntries(now());
      const isPlayedOn = (id: string) => underWay.has(id) && tryRead(storage, gameKey(id)) !== null;
      const isGone = ({ id, deletedAt }: HistoryEntry) =>
        isPlayedOn(id) || (deletedAt !== null && now() - deletedAt > KEPT_AFTER_DELETION);
      const gone = entries.filter(isGone);
      if (gone.length > 0) await archive.remove(gone.map(({ id }) => id));
      const kept = gone.length > 0 ? entries.filter((entry) => !isGone(entry)) : entries;
      const deleted = kept.filter(({ deletedAt }) => deletedAt !== null);
      const before = get();
      set({
        status: 'ready',
        entries: unlessSame(before.entries, newestFirst(kept.filter(({ deletedAt }) => deletedAt === null))),
        deleted: unlessSame(
          before.deleted,
          deleted.sort((a, b) => b.deletedAt! - a.deletedAt!),
        ),
        unreadable: unlessSame(before.unreadable, unreadable),
      });
    };
    const show = async () => {
      try {
        await list();
      } catch {
        const entries = library.stored().map(({ session }) => entryOf(session));
        set({ status: 'unavailable', entries: newestFirst(entries.filter(({ isOver }) => isOver)) });
      }
    };
    /** One at a time, so that no listing is overtaken by an earlier one. */
    let queue = Promise.resolve();
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const result = queue.then(work);
      queue = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    };
    const attempt = (work: () => Promise<void>): Promise<boolean> =>
      inTurn(async () => {
        try {
          await work();
        } catch {
          return false;
        }
        await show();
        return true;
      });
    /** A page that was opened by its address may ask before anything was listed. */
    const find = async (among: 'entries' | 'deleted', id: string): Promise<HistoryEntry> => {
      const known = () => get()[among].find((entry) => entry.id === id);
      if (known() === undefined) await list();
      const entry = known();
      if (entry === undefined) throw new Error(`no game ${id}`);
      return entry;
    };
    const relabel = (entry: HistoryEntry) => archive.relabel([{ id: entry.id, entry: encodeEntry(entry) }]);

    return {
      status: 'reading',
      entries: [],
      deleted: [],
      unreadable: [],
      refresh: () => inTurn(show),
      remove: (id) =>
        attempt(async () => {
          const stored = library.stored().find(({ session }) => session.id === id);
          const deletedAt = now();
          if (stored === undefined) {
            await relabel({ ...(await find('entries', id)), deletedAt });
          } else {
            const entry = encodeEntry({ ...entryOf(stored.session), deletedAt });
            await archive.write([{ id, entry, text: stored.text }]);
            dropKey(id, stored.text);
          }
          forget(id);
        }),
      restore: (id) =>
        attempt(async () => {
          const entry = await find('deleted', id);
          if (entry.isOver) return relabel({ ...entry, deletedAt: null });
          const text = await archive.read(id);
          // What lies under the key already was written since.
          if (text !== null && tryRead(storage, gameKey(id)) === null) storage.write(gameKey(id), text);
          await archive.remove([id]);
        }),
      take: (sessions) =>
        attempt(async () => {
          const records = sessions.map((session) => ({
            entry: entryOf(session),
            text: encodeSave(session),
          }));
          const over = records.filter(({ entry }) => entry.isOver);
          const underWay = records.filter(({ entry }) => !entry.isOver);
          const takeBack = writeAll(
            storage,
            underWay.map(({ entry, text }) => [gameKey(entry.id), text]),
          );
          try {
            await archive.write(
              over.map(({ entry, text }) => ({ id: entry.id, entry: encodeEntry(entry), text })),
            );
          } catch (problem) {
            takeBack();
            throw problem;
          }
          for (const { entry } of over) storage.remove(gameKey(entry.id));
          for (const { entry } of records) forget(entry.id);
        }),
      read: async (id) => {
        try {
          const text = await archive.read(id);
          return text === null ? err({ code: 'missing' }) : decodeSave(text);
        } catch {
          return err({ code: 'missing' });
        }
      },
      readText: (id) => archive.read(id),
    };
  });
}

/** The list as it was, if the other holds the same: then nothing that shows it needs to be drawn again. */
function unlessSame<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const isSame = before.length === after.length && after.every((each, index) => each === before[index]);
  return isSame ? before : after;
}
