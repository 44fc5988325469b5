/** The games of Nomads on this device, and the owner's cards, which all of them begin with. */

import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { gamesContextOf, type GamesAtHand, type GameWords } from '@/tabletop/store/GamesContext';
import { keysOf, readStored, tryRemove, writeStored } from '@/tabletop/store/storedValues';
import type { TableStore as TableStoreOf } from '@/tabletop/store/tableStore';

import { GUESSED, readOwnCards, type LegendLook, type OwnCards } from '../../session/cardLibrary';
import { GAME_ID } from '../../session/files';
import { records, type NomadsEntry } from '../../session/record';
import { saves, type NomadsTypes } from '../../session/session';
import type { Table } from '../../session/table';
import { nomadsStrings } from '../../strings';

export type TableStore = TableStoreOf<NomadsTypes>;

interface CardShelf {
  readonly own: OwnCards;
  readonly keep: (cards: OwnCards) => void;
  /** Back to our guess. */
  readonly forget: () => void;
}

export interface Own {
  readonly cardShelf: StoreApi<CardShelf>;
}

export type Games = GamesAtHand<NomadsTypes, NomadsEntry, Own>;

const CARDS_KEY = keysOf(GAME_ID).of('cards');

function cardShelfOf(storage: KeyValueStorage): StoreApi<CardShelf> {
  const read = () => readOwnCards(readStored(storage, CARDS_KEY)) ?? GUESSED;
  const shelf = createStore<CardShelf>((set) => ({
    own: read(),
    keep: (own) => {
      writeStored(storage, CARDS_KEY, own);
      set({ own });
    },
    forget: () => {
      tryRemove(storage, CARDS_KEY);
      set({ own: GUESSED });
    },
  }));
  storage.onOutsideChange(CARDS_KEY, () => shelf.setState({ own: read() }));
  return shelf;
}

const namesAt = ({ players }: Table) => players.map(({ name }) => name);

const words: GameWords<NomadsTypes, NomadsEntry> = {
  describeVariant: ({ isTracked, scorings }, language) => {
    const { record } = nomadsStrings[language];
    return isTracked ? record.scorings(scorings) : record.counted;
  },
  describeTable: (table, language) => {
    const strings = nomadsStrings[language];
    return {
      names: namesAt(table),
      state: table.phase === 'over' ? strings.table.over : strings.record.state(table.turns),
    };
  },
};

export const { providerOf, useGames, useShelf, useHistory } = gamesContextOf<NomadsTypes, NomadsEntry, Own>({
  game: { id: GAME_ID, saves, records },
  words,
  namesAt,
  own: (storage) => ({ cardShelf: cardShelfOf(storage) }),
});

export function useCardShelf(): CardShelf {
  return useStore(useGames().cardShelf);
}

export function useLooks(): readonly LegendLook[] {
  return useCardShelf().own.looks;
}
