/** All games of one kind on this device: under way and finished, opened once, in one place for every page. */

import type { Archive } from '@/kit/archive';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { Refusal } from '@/kit/report';
import { err, ok, type Result } from '@/kit/result';
import { textHash } from '@/kit/textHash';

import type { RecordEntry, RecordFormat } from '../record/entry';
import type { SaveProblem, Saves } from '../session/saves';
import { tableOf, type Session, type TableTypes } from '../session/session';
import { createFinishedGames, type FinishedGames, type OpenProblem } from './finishedGames';
import { createGameShelf, type GameShelf } from './gameShelf';
import { keysOf, savesUnder } from './storedValues';
import { createTableStore, type TableStore } from './tableStore';

/** What a game tells so that its games are kept. */
export interface TableGame<G extends TableTypes, E extends RecordEntry> {
  readonly id: string;
  readonly saves: Saves<G>;
  readonly records: RecordFormat<G, E>;
}

export interface GameServices {
  readonly storage: KeyValueStorage;
  readonly journal: Journal;
  readonly archive: Archive;
  readonly now: () => number;
}

export interface GameOnShelf<G extends TableTypes> {
  readonly id: string;
  readonly table: G['table'];
  readonly isOver: boolean;
  readonly changedAt: number;
}

/** A save that could not be opened, with its text, so that nothing is lost. */
export interface SaveOnShelf {
  readonly key: string;
  readonly text: string;
  readonly problem: SaveProblem;
}

export interface Shelf<G extends TableTypes> {
  /** Last changed first. */
  readonly games: readonly GameOnShelf<G>[];
  readonly unreadable: readonly SaveOnShelf[];
}

export interface CollectedSaves {
  readonly texts: readonly string[];
  /** How many games are here but cannot be read. */
  readonly leftOut: number;
}

export interface Collecting {
  readonly onProgress: (done: number, all: number) => void;
  readonly isCancelled: () => boolean;
}

export interface Games<G extends TableTypes, E extends RecordEntry> {
  /** The games under way as they are kept. */
  readonly kept: GameShelf<G>;
  /** The finished games. */
  readonly history: FinishedGames<G, E>;
  /** The store of a game, opened once. */
  readonly open: (id: string) => Result<TableStore<G>, OpenProblem>;
  /** The same for a game that lies in the archive, or while the device is still being read. */
  readonly fetch: (id: string) => Promise<Result<TableStore<G>, OpenProblem>>;
  /** Begins a game and tells its id. The names only make ids differ on devices that begin at the same moment. */
  readonly start: (setup: G['setup'], names: readonly string[]) => string;
  /** Games on the device and, where they could not be stored, those that are only in memory. */
  readonly shelf: () => Shelf<G>;
  /**
   * The texts of all games, those under way and the finished ones, but not the deleted ones. Null when it was
   * cancelled. Rejects when the archive or the journal does not answer: an incomplete backup would look complete.
   */
  readonly collectSaves: (collecting: Collecting) => Promise<CollectedSaves | null>;
}

/** Telling of every single one of thousands would take longer than reading them. */
const TOLD_EVERY = 20;

export function createGames<G extends TableTypes, E extends RecordEntry>(
  { id: gameId, saves, records }: TableGame<G, E>,
  { storage, journal, archive, now }: GameServices,
): Games<G, E> {
  const kept = createGameShelf({ gameId, saves, journal, storage });
  const stores = new Map<string, TableStore<G>>();
  const keep = (session: Session<G>, isInArchive = false): TableStore<G> => {
    const store = createTableStore(kept, session, now, isInArchive);
    stores.set(session.id, store);
    return store;
  };
  const history = createFinishedGames({
    shelf: kept,
    records,
    archive,
    now,
    settle: async (id) => stores.get(id)?.getState().settle(),
    forget: (id) => void stores.delete(id),
  });
  const onShelf = (session: Session<G>): GameOnShelf<G> => {
    const table = tableOf(session);
    return {
      id: session.id,
      table,
      isOver: saves.sessions.rules.isOver(table),
      changedAt: session.log.entries.at(-1)?.at ?? session.startedAt,
    };
  };
  const open: Games<G, E>['open'] = (id) => {
    const known = stores.get(id);
    if (known !== undefined) return ok(known);
    const game = kept.find(id);
    if (game === null) return err({ code: 'missing' });
    const opened = kept.open(game);
    return opened.ok ? ok(keep(opened.value.session)) : opened;
  };
  const shelf = (): Shelf<G> => {
    const others = kept.games().filter(({ id }) => !stores.has(id));
    const games = [...stores.values()].map((store) => onShelf(store.getState().session));
    const unreadable: SaveOnShelf[] = savesUnder(storage, keysOf(gameId).damaged).map(({ key, text }) => ({
      key,
      text,
      problem: { code: 'damaged' },
    }));
    for (const game of others) {
      const opened = kept.open(game);
      if (opened.ok) games.push(onShelf(opened.value.session));
      else unreadable.push({ key: game.id, text: saves.saveOfLines(game.lines), problem: opened.error });
    }
    return { games: games.sort((a, b) => b.changedAt - a.changedAt), unreadable };
  };
  return {
    kept,
    history,
    open,
    shelf,
    fetch: async (id) => {
      await kept.load();
      const opened = open(id);
      if (opened.ok || opened.error.code !== 'missing') return opened;
      const read = await history.getState().read(id);
      return read.ok ? ok(stores.get(id) ?? keep(read.value, true)) : read;
    },
    start: (setup, names) => {
      const startedAt = now();
      const id = `${startedAt.toString(36)}-${textHash([stores.size, ...names].join()).slice(0, 8)}`;
      keep(saves.sessions.open({ id, startedAt, setup }));
      return id;
    },
    collectSaves: async ({ onProgress, isCancelled }) => {
      await history.getState().refresh();
      const { status, entries, unreadable, readText } = history.getState();
      const isAllThere = status === 'ready' && kept.state.getState().status === 'ready';
      if (!isAllThere) throw new Refusal('the archive does not answer');
      const texts = kept
        .games()
        .flatMap((game) => (kept.open(game).ok ? [saves.saveOfLines(game.lines)] : []));
      const underWay = texts.length;
      let leftOut = unreadable.length + shelf().unreadable.length;
      for (const [index, { id }] of entries.entries()) {
        if (index % TOLD_EVERY === 0) onProgress(underWay + index, underWay + entries.length);
        if (isCancelled()) return null;
        const text = await readText(id);
        if (text === null) leftOut += 1;
        else texts.push(text);
      }
      return isCancelled() ? null : { texts, leftOut };
    },
  };
}
