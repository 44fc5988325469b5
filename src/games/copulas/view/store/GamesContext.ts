import { gamesContextOf, type GamesAtHand, type GameWords } from '@/tabletop/store/GamesContext';
import type { TableStore as TableStoreOf } from '@/tabletop/store/tableStore';

import { records, type HistoryEntry } from '../../session/record';
import { saves } from '../../session/saves';
import type { CopulasTypes, Table } from '../../session/table';
import { recordWords } from '../../strings/record';
import { createLibrary, GAME_ID, type Library } from './library';

export type TableStore = TableStoreOf<CopulasTypes>;

/** The games of Copulas on this device, with what is remembered from game to game. */
export type Games = GamesAtHand<CopulasTypes, HistoryEntry, { readonly library: Library }>;

const namesAt = ({ players }: Table) => players.map(({ name }) => name);

const words: GameWords<CopulasTypes, HistoryEntry> = {
  describeVariant: ({ teams, players }, language) =>
    recordWords[language].variant(
      teams,
      players.some(({ isApp }) => isApp),
    ),
  describeTable: (table, language) => ({
    names: namesAt(table),
    state: table.hasEnded
      ? recordWords[language].ended
      : recordWords[language].tiles(table.course.played.length),
  }),
};

export const { providerOf, useGames, useShelf, useHistory } = gamesContextOf({
  game: { id: GAME_ID, saves, records },
  words,
  namesAt,
  own: (storage) => ({ library: createLibrary(storage) }),
});
