import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';

import { ok, type Result } from '@/kit/result';
import type { Sharing, ShareOutcome } from '@/kit/sharing';
import { textHash } from '@/kit/textHash';

import type { GameProviderProps } from '../../../contract';
import { openSession, type TableSession } from '../../session/tableSession';
import type { TableSetup } from '../../session/table';
import { createHistoryStore, type HistoryState, type HistoryStore } from './historyStore';
import { createLibrary, readGame, summary, type Library, type OpenProblem, type Shelf } from './library';
import { createTableStore, type TableState, type TableStore } from './tableStore';

export interface Games {
  readonly library: Library;
  /** The store of a game, opened once. */
  readonly open: (id: string) => Result<TableStore, OpenProblem>;
  /** The same for a game that lies in the archive. */
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

type Services = Pick<GameProviderProps, 'archive' | 'sharing' | 'now'>;

const GamesContext = createContext<Games | null>(null);

export function GamesProvider({ storage, children, ...services }: GameProviderProps) {
  const [games] = useState(() => createGames(createLibrary(storage), services));
  return <GamesContext value={games}>{children}</GamesContext>;
}

function createGames(library: Library, { archive, sharing, now }: Services): Games {
  const stores = new Map<string, TableStore>();
  const keep = (session: TableSession, isKept = false): TableStore => {
    const store = createTableStore(library.storage, session, now, isKept);
    stores.set(session.id, store);
    return store;
  };
  const forget = (id: string) => void stores.delete(id);
  const history = createHistoryStore({ library, archive, now, forget });
  return {
    library,
    history,
    sharing,
    exportText: (name, text) => sharing.shareFile({ name, type: 'application/json', content: { text } }),
    open: (id) => {
      const known = stores.get(id);
      if (known !== undefined) return ok(known);
      const read = readGame(library.storage, id);
      return read.ok ? ok(keep(read.value)) : read;
    },
    fetch: async (id) => {
      const read = await history.getState().read(id);
      return read.ok ? ok(stores.get(id) ?? keep(read.value, true)) : read;
    },
    shelf: () => {
      const { games, unreadable } = library.shelf();
      const open = [...stores.values()].map((store) => summary(store.getState().session));
      const others = games.filter(({ id }) => !stores.has(id));
      return { games: [...open, ...others].sort((a, b) => b.changedAt - a.changedAt), unreadable };
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

export function useHistory(): HistoryState {
  return useStore(useGames().history);
}
