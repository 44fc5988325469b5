import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { gamesContextOf, type GameWords } from '@/tabletop/store/GamesContext';
import { keysOf, readStored, writeStored } from '@/tabletop/store/storedValues';
import type { TableStore as TableStoreOf } from '@/tabletop/store/tableStore';

import type { CardFace } from '../rules/model';
import {
  libraryJson,
  mergeLibraries,
  readLibrary,
  withCard,
  withoutCard,
  type CardLibrary,
} from '../session/cardLibrary';
import { records, saves, type LuminisEntry } from '../session/saves';
import type { LuminisTypes, Table } from '../session/table';
import { luminisStrings } from '../strings';

const GAME_ID = 'luminis';

export type TableStore = TableStoreOf<LuminisTypes>;

/** The owner's cards on this device. */
export interface KeptCards {
  read(): CardLibrary;
  /** As the one used last. */
  remember(face: CardFace, at: number): void;
  forget(face: CardFace): void;
  /** Takes in another library and tells how many cards that added. */
  merge(other: CardLibrary): number;
}

function keptCards(storage: KeyValueStorage): KeptCards {
  const key = keysOf(GAME_ID).of('cards');
  const read = (): CardLibrary => {
    const stored = readLibrary(readStored(storage, key));
    return stored.ok ? stored.value : [];
  };
  const write = (library: CardLibrary) => writeStored(storage, key, libraryJson(library));
  return {
    read,
    remember: (face, at) => write(withCard(read(), face, at)),
    forget: (face) => write(withoutCard(read(), face)),
    merge: (other) => {
      const before = read();
      const merged = mergeLibraries(before, other);
      write(merged);
      return merged.length - before.length;
    },
  };
}

const namesAt = ({ seats }: Table) => seats.map(({ name }) => name);

const words: GameWords<LuminisTypes, LuminisEntry> = {
  describeVariant: ({ advanced }, language) => {
    const { variant } = luminisStrings[language].history;
    return advanced ? variant.advanced : variant.plain;
  },
  describeTable: (table, language) => ({
    names: namesAt(table),
    state: luminisStrings[language].resume.turn(table.seats[table.turn]!.name),
  }),
};

export const { providerOf, useGames, useShelf, useHistory } = gamesContextOf({
  game: { id: GAME_ID, saves, records },
  words,
  namesAt,
  own: (storage) => ({ cards: keptCards(storage) }),
});
