import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import { err, ok, type Result } from '@/kit/result';
import type { Sharing, ShareOutcome } from '@/kit/sharing';
import { textHash } from '@/kit/textHash';

import type { GameProviderProps } from '../../../contract';
import { isOver } from '../../session/isOver';
import type { SaveProblem } from '../../session/saveFile';
import { saveOfLines } from '../../session/steps';
import type { Phase, TableSetup } from '../../session/table';
import { openSession, tableOf, type TableSession } from '../../session/tableSession';
import { createGameShelf, openKept, type GameShelf, type ShelfState } from './gameShelf';
import { createHistoryStore, type HistoryState, type HistoryStore, type OpenProblem } from './historyStore';
import { createLibrary, damagedUnderKeys, type Library } from './library';
import { createTableStore, type TableState, type TableStore } from './tableStore';

export interface GameOnShelf {
  readonly id: string;
  readonly names: readonly string[];
  readonly round: number;
  readonly phase: Phase;
  readonly isOver: boolean;
  readonly changedAt: number;
}

/** A save that could not be opened, with its text, so that nothing is lost. */
export interface SaveOnShelf {
  readonly key: string;
  readonly text: string;
  readonly problem: SaveProblem;
}

export interface Shelf {
  /** Last changed first. */
  readonly games: readonly GameOnShelf[];
  readonly unreadable: readonly SaveOnShelf[];
}

export interface Games {
  readonly library: Library;
  /** The games under way as they are kept. */
  readonly kept: GameShelf;
  /** The store of a game, opened once. */
  readonly open: (id: string) => Result<TableStore, OpenProblem>;
  /** The same for a game that lies in the archive, or while the device is still being read. */
  readonly fetch: (id: string) => Promise<Result<TableStore, OpenProblem>>;
  readonly start: (setup: TableSetup) => string;
  /** Games on the device and, where they could not be stored, those that are only in memory. */
  readonly shelf: () => Shelf;
  /** The finished games. */
  readonly history: HistoryStore;
  readonly sharing: Sharing;
  /** Hands a game file to the person under this name. */
  readonly exportText: (name: string, text: string) => Promise<ShareOutcome>;
}

type Services = Omit<GameProviderProps, 'children'>;

const GamesContext = createContext<Games | null>(null);

export function GamesProvider({ children, ...services }: GameProviderProps) {
  const [games] = useState(() => createGames(services));
  useEffect(() => void games.kept.load(), [games]);
  return <GamesContext value={games}>{children}</GamesContext>;
}

function createGames({ storage, journal, archive, sharing, now }: Services): Games {
  const library = createLibrary(storage);
  const kept = createGameShelf(journal, storage);
  const stores = new Map<string, TableStore>();
  const keep = (session: TableSession, isInArchive = false): TableStore => {
    const store = createTableStore(kept, session, now, isInArchive);
    stores.set(session.id, store);
    return store;
  };
  const settle = async (id: string) => stores.get(id)?.getState().settle();
  const forget = (id: string) => void stores.delete(id);
  const history = createHistoryStore({ shelf: kept, archive, now, settle, forget });
  const open: Games['open'] = (id) => {
    const known = stores.get(id);
    if (known !== undefined) return ok(known);
    const game = kept.find(id);
    if (game === null) return err({ code: 'missing' });
    const opened = openKept(game);
    return opened.ok ? ok(keep(opened.value.session)) : opened;
  };
  return {
    library,
    kept,
    history,
    sharing,
    exportText: (name, text) => sharing.shareFile({ name, type: 'application/json', content: { text } }),
    open,
    fetch: async (id) => {
      await kept.load();
      const opened = open(id);
      if (opened.ok || opened.error.code !== 'missing') return opened;
      const read = await history.getState().read(id);
      return read.ok ? ok(stores.get(id) ?? keep(read.value, true)) : read;
    },
    shelf: () => {
      const others = kept.games().filter(({ id }) => !stores.has(id));
      const games = [...stores.values()].map((store) => summary(store.getState().session));
      const unreadable: SaveOnShelf[] = damagedUnderKeys(storage).map(({ key, text }) => ({
        key,
        text,
        problem: { code: 'damaged' },
      }));
      for (const game of others) {
        const opened = openKept(game);
        if (opened.ok) games.push(summary(opened.value.session));
        else unreadable.push({ key: game.id, text: saveOfLines(game.lines), problem: opened.error });
      }
      return { games: games.sort((a, b) => b.changedAt - a.changedAt), unreadable };
    },
    start: (setup) => {
      const startedAt = now();
      const names = setup.players.map(({ name }) => name);
      // Told apart from games that were started on other devices at the same moment.
      const id = `${startedAt.toString(36)}-${textHash([stores.size, ...names].join()).slice(0, 8)}`;
      library.rememberNames(names);
      keep(openSession({ id, startedAt, setup }));
      return id;
    },
  };
}

function summary(session: TableSession): GameOnShelf {
  const table = tableOf(session);
  return {
    id: session.id,
    names: table.players.map(({ name }) => name),
    round: table.round,
    phase: table.phase,
    isOver: isOver(table),
    changedAt: session.history.entries.at(-1)?.at ?? session.startedAt,
  };
}

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error('useGames outside GamesProvider');
  return games;
}

/** All but whether it is on the disk yet, which changes twice with every step: only the sign for it asks. */
export function useTableStore(store: TableStore): Omit<TableState, 'isKept'> {
  return useStore(
    store,
    useShallow(({ isKept: _, ...state }: TableState) => state),
  );
}

/** What is on the shelf, read anew each time the page that shows it comes into view or another window changed it. */
export function useShelf(isInView: boolean): Shelf {
  const games = useGames();
  const { changes } = useShelfState();
  const [read, setRead] = useState(() => ({ isInView, changes, shelf: games.shelf() }));
  if (read.isInView === isInView && read.changes === changes) return read.shelf;
  const shelf = isInView ? games.shelf() : read.shelf;
  setRead({ isInView, changes, shelf });
  return shelf;
}

export function useShelfState(): ShelfState {
  return useStore(useGames().kept.state);
}

export function useHistory(): HistoryState {
  return useStore(useGames().history);
}
