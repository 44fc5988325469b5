import { createContext, useContext, useState } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';
import { useStore } from 'zustand';

import { jsonFile, type Sharing, type ShareOutcome } from '@/kit/sharing';
import type { FinishedState } from '@/tabletop/store/finishedGames';
import {
  createGames,
  type GameOnShelf as GameOnShelfOf,
  type Games as GamesOf,
  type Shelf as ShelfOf,
} from '@/tabletop/store/games';
import { DeskProvider, type GameDesk } from '@/tabletop/store/GamesContext';
import type { ShelfState } from '@/tabletop/store/gameShelf';
import type { TableState as TableStateOf, TableStore as TableStoreOf } from '@/tabletop/store/tableStore';

import type { GameServices } from '../../../contract';
import { records, type HistoryEntry } from '../../session/record/historyEntry';
import { saves } from '../../session/save/saveFile';
import type { TableSetup } from '../../session/table/table';
import type { LumicoraTypes } from '../../session/table/tableSession';
import { lumicoraStrings } from '../../strings';
import { describeVariant } from '../describeEntry';
import { createLibrary, GAME_ID, type Library } from './library';
import { createPractice, type KeptPractice } from './practice';

export type TableStore = TableStoreOf<LumicoraTypes>;
export type TableState = TableStateOf<LumicoraTypes>;
export type GameOnShelf = GameOnShelfOf<LumicoraTypes>;
export type Shelf = ShelfOf<LumicoraTypes>;

/** The games of Lumicora on this device, with what is remembered from game to game. */
export interface Games extends Omit<GamesOf<LumicoraTypes, HistoryEntry>, 'start'> {
  readonly library: Library;
  readonly start: (setup: TableSetup) => string;
  readonly sharing: Sharing;
  /** A store that only some pages need: made when the first of them asks, the same for all. */
  readonly once: <S>(make: (games: Games) => S) => S;
  readonly practice: KeptPractice;
  readonly now: () => number;
  /** Hands a game file to the person under this name. */
  readonly exportText: (name: string, text: string) => Promise<ShareOutcome>;
}

const GamesContext = createContext<Games | null>(null);

/** Opens the stores of the device, and hands them to all that is drawn inside. */
export function providerOf(services: GameServices): ComponentType<PropsWithChildren> {
  const games = gamesOf(services);
  const desk = deskOf(games);
  void games.kept.load();
  return function GamesProvider({ children }) {
    return (
      <GamesContext value={games}>
        <DeskProvider value={desk}>{children}</DeskProvider>
      </GamesContext>
    );
  };
}

/** What the pages that every game has ask of Lumicora. */
function deskOf(games: Games): GameDesk<LumicoraTypes, HistoryEntry> {
  return {
    id: GAME_ID,
    history: games.history,
    sharing: games.sharing,
    describeVariant: (entry, language) => describeVariant(lumicoraStrings[language], entry),
    describeTable: ({ players, phase, round }, language) => {
      const { setup, table } = lumicoraStrings[language];
      return {
        names: players.map(({ name }) => name),
        state: phase === 'final' ? table.finalScoring : setup.gameState(round),
      };
    },
  };
}

function gamesOf({ sharing, ...services }: GameServices): Games {
  const games = createGames({ id: GAME_ID, saves, records }, services);
  const library = createLibrary(services.storage);
  const made = new Map<unknown, unknown>();
  const own: Games = {
    ...games,
    library,
    sharing,
    practice: createPractice(services.storage),
    now: services.now,
    once: <S,>(make: (games: Games) => S): S => {
      if (!made.has(make)) made.set(make, make(own));
      return made.get(make) as S;
    },
    exportText: (name, text) => sharing.shareFile(jsonFile(name, text)),
    start: (setup) => {
      const names = setup.players.map(({ name }) => name);
      library.rememberNames(names);
      return games.start(setup, names);
    },
  };
  return own;
}

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error('useGames outside GamesProvider');
  return games;
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

export function useHistory(): FinishedState<LumicoraTypes, HistoryEntry> {
  return useStore(useGames().history);
}
