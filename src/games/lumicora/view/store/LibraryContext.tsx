import type { GameOnShelf as GameOnShelfOf, Shelf as ShelfOf } from '@/tabletop/store/games';
import { gamesContextOf, type GamesAtHand, type GameWords } from '@/tabletop/store/GamesContext';
import type { TableState as TableStateOf, TableStore as TableStoreOf } from '@/tabletop/store/tableStore';

import { records, type HistoryEntry } from '../../session/record/historyEntry';
import { saves } from '../../session/save/saveFile';
import type { Table } from '../../session/table/table';
import type { LumicoraTypes } from '../../session/table/tableSession';
import { lumicoraStrings } from '../../strings';
import { describeVariant } from '../describeEntry';
import { createLibrary, GAME_ID, type Library } from './library';

export type TableStore = TableStoreOf<LumicoraTypes>;
export type TableState = TableStateOf<LumicoraTypes>;
export type GameOnShelf = GameOnShelfOf<LumicoraTypes>;
export type Shelf = ShelfOf<LumicoraTypes>;

/** The games of Lumicora on this device, with what is remembered from game to game. */
export type Games = GamesAtHand<LumicoraTypes, HistoryEntry, { readonly library: Library }>;

const namesAt = ({ players }: Table) => players.map(({ name }) => name);

const words: GameWords<LumicoraTypes, HistoryEntry> = {
  describeVariant: (entry, language) => describeVariant(lumicoraStrings[language], entry),
  describeTable: (table, language) => {
    const { setup, table: words } = lumicoraStrings[language];
    return {
      names: namesAt(table),
      state: table.phase === 'final' ? words.finalScoring : setup.gameState(table.round),
    };
  },
};

export const { providerOf, useGames, useShelf, useHistory } = gamesContextOf({
  game: { id: GAME_ID, saves, records },
  words,
  namesAt,
  own: (storage) => ({ library: createLibrary(storage) }),
});
