import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';

import type { GameProviderProps } from '../../../contract';
import { openSession } from '../../session/tableSession';
import type { TableSetup } from '../../session/table';
import { createLibrary, readGame, type Library } from './library';
import { createTableStore, type TableState, type TableStore } from './tableStore';

export interface Games {
  readonly library: Library;
  /** The store of a game, opened once; null when there is no such game. */
  readonly open: (id: string) => TableStore | null;
  readonly start: (setup: TableSetup) => string;
}

const GamesContext = createContext<Games | null>(null);

export function GamesProvider({ storage, now, children }: GameProviderProps) {
  const [games] = useState(() => createGames(createLibrary(storage), now));
  return <GamesContext value={games}>{children}</GamesContext>;
}

function createGames(library: Library, now: () => number): Games {
  const stores = new Map<string, TableStore>();
  return {
    library,
    open: (id) => {
      const known = stores.get(id);
      if (known !== undefined) return known;
      const read = readGame(library.storage, id);
      if (read === null || !read.ok) return null;
      const store = createTableStore(library.storage, read.value, now);
      stores.set(id, store);
      return store;
    },
    start: (setup) => {
      const startedAt = now();
      const id = startedAt.toString(36);
      library.rememberNames(setup.players.map(({ name }) => name));
      stores.set(id, createTableStore(library.storage, openSession({ id, startedAt, setup }), now));
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
