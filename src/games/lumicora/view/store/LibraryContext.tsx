import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';

import { ok, type Result } from '@/kit/result';

import type { GameProviderProps } from '../../../contract';
import { openSession, type TableSession } from '../../session/tableSession';
import type { TableSetup } from '../../session/table';
import { createLibrary, readGame, summary, type Library, type OpenProblem, type Shelf } from './library';
import { createTableStore, type TableState, type TableStore } from './tableStore';

export interface Games {
  readonly library: Library;
  /** The store of a game, opened once. */
  readonly open: (id: string) => Result<TableStore, OpenProblem>;
  readonly start: (setup: TableSetup) => string;
  /** Games on the device and, where they could not be stored, those that are only in memory. */
  readonly shelf: () => Shelf;
  readonly exportText: GameProviderProps['exportText'];
}

const GamesContext = createContext<Games | null>(null);

export function GamesProvider({ storage, now, exportText, children }: GameProviderProps) {
  const [games] = useState(() => createGames(createLibrary(storage), now, exportText));
  return <GamesContext value={games}>{children}</GamesContext>;
}

function createGames(
  library: Library,
  now: () => number,
  exportText: GameProviderProps['exportText'],
): Games {
  const stores = new Map<string, TableStore>();
  const keep = (session: TableSession): TableStore => {
    const store = createTableStore(library.storage, session, now);
    stores.set(session.id, store);
    return store;
  };
  return {
    library,
    exportText,
    open: (id) => {
      const known = stores.get(id);
      if (known !== undefined) return ok(known);
      const read = readGame(library.storage, id);
      return read.ok ? ok(keep(read.value)) : read;
    },
    shelf: () => {
      const { games, unreadable } = library.shelf();
      const open = [...stores.values()].map((store) => summary(store.getState().session));
      const others = games.filter(({ id }) => !stores.has(id));
      return { games: [...open, ...others].sort((a, b) => b.changedAt - a.changedAt), unreadable };
    },
    start: (setup) => {
      const startedAt = now();
      const id = `${startedAt.toString(36)}-${stores.size}`;
      library.rememberNames(setup.players.map(({ name }) => name));
      keep(openSession({ id, startedAt, setup }));
      return id;
    },
  };
}

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error('useGames outside GamesProvider');
  return games;
}

export function useTableStore(store: TableStore): TableState {
  return useStore(store);
}

/** What is on the shelf, read anew each time the page that shows it comes into view. */
export function useShelf(isInView: boolean): Shelf {
  const games = useGames();
  const [read, setRead] = useState(() => ({ isInView, shelf: games.shelf() }));
  if (read.isInView === isInView) return read.shelf;
  const shelf = isInView ? games.shelf() : read.shelf;
  setRead({ isInView, shelf });
  return shelf;
}
