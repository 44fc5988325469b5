/** The games of one kind on this device, as the pages of that game use them. */

import { createContext, useContext, useState } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';
import { useStore, type StoreApi } from 'zustand';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { jsonFile, type Sharing, type ShareOutcome } from '@/kit/sharing';
import type { Language } from '@/ui/i18n/language';

import { createPractice, type KeptPractice } from '../learn/practice';
import type { RecordEntry } from '../record/entry';
import type { TableTypes } from '../session/session';
import type { FinishedState } from './finishedGames';
import { createGames, type Games, type GameServices, type Shelf, type TableGame } from './games';
import { readNames, rememberNames } from './storedValues';

/** The finished games, as far as lists deal with them. */
type FinishedList<E extends RecordEntry> = Omit<FinishedState<TableTypes, E>, 'take' | 'read'>;

/** What the pages that every game has need to know of one: its finished games on this device, and a few words. */
export interface GameDesk<
  G extends TableTypes = TableTypes,
  E extends RecordEntry = RecordEntry,
> extends GameWords<G, E> {
  /** Names of files begin with it. */
  readonly id: string;
  readonly history: Pick<StoreApi<FinishedList<E>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly sharing: Sharing;
}

export interface GameWords<G extends TableTypes, E extends RecordEntry> {
  /** What kind of game it was, such as the side of the board. */
  describeVariant(entry: E, language: Language): string;
  /** Who plays, and how far they are. */
  describeTable(table: G['table'], language: Language): TableWords;
}

export interface TableWords {
  readonly names: readonly string[];
  readonly state: string;
}

const DeskContext = createContext<GameDesk | null>(null);

export function useDesk(): GameDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk outside the pages of a game');
  return desk;
}

/** The finished games. */
export function useFinishedGames(): FinishedList<RecordEntry> {
  return useStore(useDesk().history);
}

/** The games of one kind, with what is remembered from game to game. */
export interface CommonGames<G extends TableTypes, E extends RecordEntry> extends Omit<Games<G, E>, 'start'> {
  /** Begins a game, remembers who plays, and tells its id. */
  readonly start: (setup: G['setup']) => string;
  /** The names of earlier games, the latest first. */
  readonly names: () => readonly string[];
  readonly rememberNames: (names: readonly string[]) => void;
  readonly practice: KeptPractice;
  readonly storage: KeyValueStorage;
  readonly sharing: Sharing;
  readonly now: () => number;
  /** Hands a game file to the person under this name. */
  readonly exportText: (name: string, text: string) => Promise<ShareOutcome>;
}

/** What a game adds to them. */
export interface GamesKind<G extends TableTypes, E extends RecordEntry, Own extends object> {
  readonly game: TableGame<G, E>;
  readonly words: GameWords<G, E>;
  readonly namesAt: (table: G['table']) => readonly string[];
  /** What else the game remembers. */
  readonly own: (storage: KeyValueStorage) => Own;
}

interface Once<G extends TableTypes, E extends RecordEntry, Own extends object> {
  /** A store that only some pages need: made when the first of them asks, the same for all. */
  readonly once: <S>(make: (games: GamesAtHand<G, E, Own>) => S) => S;
}

export type GamesAtHand<G extends TableTypes, E extends RecordEntry, Own extends object> = CommonGames<G, E> &
  Own &
  Once<G, E, Own>;

export interface GamesContext<G extends TableTypes, E extends RecordEntry, Own extends object> {
  /** Opens the stores of the device, and hands them to all that is drawn inside. */
  readonly providerOf: (
    services: GameServices & { readonly sharing: Sharing },
  ) => ComponentType<PropsWithChildren>;
  readonly useGames: () => GamesAtHand<G, E, Own>;
  /** What is on the shelf, read anew each time the page that shows it comes into view or another window changed it. */
  readonly useShelf: (isInView: boolean) => Shelf<G>;
  readonly useHistory: () => FinishedState<G, E>;
}

/** The context through which the pages of one game reach its stores. */
export function gamesContextOf<G extends TableTypes, E extends RecordEntry, Own extends object>(
  kind: GamesKind<G, E, Own>,
): GamesContext<G, E, Own> {
  const Context = createContext<GamesAtHand<G, E, Own> | null>(null);
  const useGames = () => {
    const games = useContext(Context);
    if (games === null) throw new Error('useGames outside the pages of a game');
    return games;
  };
  return {
    useGames,
    useHistory: () => useStore(useGames().history),
    useShelf: (isInView) => {
      const games = useGames();
      const { changes } = useStore(games.kept.state);
      const [read, setRead] = useState(() => ({ isInView, changes, shelf: games.shelf() }));
      if (read.isInView === isInView && read.changes === changes) return read.shelf;
      const shelf = isInView ? games.shelf() : read.shelf;
      setRead({ isInView, changes, shelf });
      return shelf;
    },
    providerOf: (services) => {
      const games = gamesAtHand(kind, services);
      const { history, sharing } = games;
      const desk: GameDesk<G, E> = { id: kind.game.id, history, sharing, ...kind.words };
      void games.kept.load();
      return function GamesProvider({ children }) {
        return (
          <Context value={games}>
            <DeskContext value={desk}>{children}</DeskContext>
          </Context>
        );
      };
    },
  };
}

function gamesAtHand<G extends TableTypes, E extends RecordEntry, Own extends object>(
  { game, namesAt, own }: GamesKind<G, E, Own>,
  { sharing, ...services }: GameServices & { readonly sharing: Sharing },
): GamesAtHand<G, E, Own> {
  const { storage, now } = services;
  const games = createGames(game, services);
  const remember = (names: readonly string[]) => rememberNames(storage, game.id, names);
  const made = new Map<unknown, unknown>();
  const atHand: GamesAtHand<G, E, Own> = {
    ...own(storage),
    ...games,
    start: (setup) => {
      const names = namesAt(game.saves.sessions.rules.open(setup));
      remember(names);
      return games.start(setup, names);
    },
    names: () => readNames(storage, game.id),
    rememberNames: remember,
    practice: createPractice(storage, game.id),
    storage,
    sharing,
    now,
    exportText: (name, text) => sharing.shareFile(jsonFile(name, text)),
    once: <S,>(make: (games: GamesAtHand<G, E, Own>) => S): S => {
      if (!made.has(make)) made.set(make, make(atHand));
      return made.get(make) as S;
    },
  };
  return atHand;
}
