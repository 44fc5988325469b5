/**
 * The finished games. They move from the shelf, where games under way are, to the archive, which has room for thousands
 * and lists them by their entries alone. A copy on the shelf is always the later one.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Archive } from '@/kit/archive';
import { Refusal, reportUnlessRefused } from '@/kit/report';
import { err, type Result } from '@/kit/result';
import { eachInSlices } from '@/kit/slices';

import { encodeEntry, entryOf, newestFirst, type HistoryEntry } from '../../session/historyEntry';
import { decodeSave, encodeSave, type SaveProblem } from '../../session/saveFile';
import { saveOfLines } from '../../session/steps';
import type { TableSession } from '../../session/tableSession';
import { createEntryReader } from './archiveEntries';
import { openKept, type GameShelf, type KeptGame } from './gameShelf';

export interface HistoryState {
  /** `unavailable`: the archive does not answer; what is on the shelf is still listed. */
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

export type OpenProblem = SaveProblem | { readonly code: 'missing' };

export interface HistoryServices {
  readonly shelf: GameShelf;
  readonly archive: Archive;
  readonly now: () => number;
  /** Over when all that was done in a game is kept, or could not be. */
  readonly settle: (id: string) => Promise<void>;
  /** A game is no longer what it was when it was opened. */
  readonly forget: (id: string) => void;
}

interface StoredGame {
  readonly game: KeptGame;
  readonly session: TableSession;
  readonly entry: HistoryEntry;
}

export function createHistoryStore({ shelf, archive, now, settle, forget }: HistoryServices): HistoryStore {
  const readEntries = createEntryReader(archive);

  const storedGames = (): readonly StoredGame[] =>
    shelf.games().flatMap((game) => {
      const opened = openKept(game);
      if (!opened.ok) return [];
      const { session } = opened.value;
      return [{ game, session, entry: entryOf(session) }];
    });

  const moveFinished = async () => {
    await shelf.load();
    const stored = storedGames();
    const over = stored.filter(({ entry }) => entry.isOver);
    if (over.length > 0) {
      await archive.write(
        over.map(({ entry, game }) => ({
          id: entry.id,
          entry: encodeEntry(entry),
          text: saveOfLines(game.lines),
        })),
      );
    }
    for (const { game } of over) await shelf.remove(game);
    return new Set(stored.filter(({ entry }) => !entry.isOver).map(({ entry }) => entry.id));
  };

  return createStore<HistoryState>((set, get) => {
    const list = async () => {
      const underWay = await moveFinished();
      const { entries, unreadable } = await readEntries(now());
      const isPlayedOn = (id: string) => underWay.has(id) && shelf.find(id) !== null;
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
      } catch (problem) {
        reportUnlessRefused(problem, 'history.list');
        const entries = storedGames().map(({ entry }) => entry);
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
        } catch (problem) {
          reportUnlessRefused(problem, 'history.change');
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
      if (entry === undefined) throw new Refusal(`no game ${id}`);
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
          await settle(id);
          const stored = storedGames().find(({ game }) => game.id === id);
          const deletedAt = now();
          if (stored === undefined) {
            await relabel({ ...(await find('entries', id)), deletedAt });
          } else {
            const entry = encodeEntry({ ...stored.entry, deletedAt });
            await archive.write([{ id, entry, text: saveOfLines(stored.game.lines) }]);
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
      take: (sessions) =>
        attempt(async () => {
          for (const { id } of sessions) await settle(id);
          const records = await eachInSlices(sessions, (session) => ({
            id: session.id,
            entry: entryOf(session),
            text: encodeSave(session),
          }));
          const over = records.filter(({ entry }) => entry.isOver);
          const before = new Map(shelf.games().map((game) => [game.id, game]));
          await shelf.put(records.map(({ id, entry, text }) => ({ id, lines: entry.isOver ? [] : [text] })));
          try {
            await archive.write(over.map(({ id, entry, text }) => ({ id, entry: encodeEntry(entry), text })));
          } catch (problem) {
            await shelf.put(records.map(({ id }) => before.get(id) ?? { id, lines: [] }));
            throw problem;
          }
          for (const { id } of records) forget(id);
        }),
      read: async (id) => {
        try {
          const text = await archive.read(id);
          return text === null ? err({ code: 'missing' }) : decodeSave(text);
        } catch (problem) {
          reportUnlessRefused(problem, 'history.read');
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
