/** All that phones tell each other of Nomads: the owner's cards, and a whole game. `FORMAT.md` has the bodies bit by bit. */

import {
  amount,
  checked,
  fieldsOf,
  flag,
  listOf,
  mapped,
  nullable,
  oneOf,
  textOf,
  variantOf,
  whole,
  type BitCodec,
} from '@/tabletop/codes/bitCodec';
import { bitKind, type GameCodes } from '@/tabletop/codes/codes';
import { gameKind } from '@/tabletop/codes/gameKind';
import { aboutBits } from '@/tabletop/record/about';

import type { CardChoice, Cards, Holding, SongCard } from '../rules/cards';
import {
  ADVENTURERS,
  DIRECTIONS,
  DISCS,
  LEGENDS,
  MOST_PLAYERS,
  SPACE_COUNT,
  TILES,
  type Campfire,
  type CampSpace,
  type Top,
} from '../rules/model';
import type { Move, Power } from '../rules/moves';
import { MOON_TIES } from '../rules/scoring';
import { readOwnCards, type LegendLook, type OwnCards } from '../session/cardLibrary';
import type { Command, Found } from '../session/commands';
import { decodeGameFile, encodeGameFile, type GameFile } from '../session/gameFile';
import { saves, type NomadsTypes } from '../session/session';
import { DEPTHS, type Opening, type PlayerSetup, type TableSetup } from '../session/table';

const seat = whole(0, MOST_PLAYERS - 1);
const space = whole(0, SPACE_COUNT - 1);
const text = textOf(amount);

function ofEach<T>(item: BitCodec<T>, length: number): BitCodec<readonly T[]> {
  return {
    write: (to, items) => items.forEach((each) => item.write(to, each)),
    read: (from) => Array.from({ length }, () => item.read(from)),
  };
}

const cards: BitCodec<Cards> = fieldsOf<Cards>({
  songs: listOf(fieldsOf<SongCard>({ tiles: amount, points: amount }), amount),
  legends: ofEach(listOf(amount, amount), LEGENDS.length),
});

const top: BitCodec<Top> = oneOf<Top>([...TILES, 'unknown', null]);

const campfire: BitCodec<Campfire> = fieldsOf<Campfire>({
  lys: space,
  spaces: ofEach(
    fieldsOf<CampSpace>({ discs: listOf(oneOf(DISCS), amount), top, left: amount }),
    SPACE_COUNT,
  ),
});

const holding: BitCodec<Holding> = fieldsOf<Holding>({
  tiles: ofEach(amount, LEGENDS.length),
  wild: amount,
  legends: ofEach(nullable(amount), LEGENDS.length),
  song: nullable(amount),
  moons: amount,
});

const file: BitCodec<GameFile> = {
  write: (to, game) => text.write(to, encodeGameFile(game)),
  read: (from) => {
    const decoded = decodeGameFile(text.read(from));
    if (decoded.ok) return decoded.value;
    from.refuse();
    return NO_GAME;
  },
};

const NO_GAME: GameFile = {
  moonTies: 'share-4',
  cards: { songs: [], legends: LEGENDS.map(() => []) },
  players: [],
  moonChart: 0,
  turn: 0,
  campfire: null,
};

const begun = fieldsOf<TableSetup>({
  players: listOf(fieldsOf<PlayerSetup>({ name: text, adventurer: oneOf(ADVENTURERS) }), whole(0, 7)),
  first: seat,
  depth: oneOf(DEPTHS),
  cards,
  moonTies: oneOf(MOON_TIES),
  campfire: nullable(campfire),
  coin: nullable(seat),
});

const setup: BitCodec<Opening> = {
  write: (to, opening) => {
    flag.write(to, 'file' in opening);
    if ('file' in opening) file.write(to, opening.file);
    else begun.write(to, opening);
  },
  read: (from) => (flag.read(from) ? { file: file.read(from) } : begun.read(from)),
};

const power = variantOf<Power, 'kind'>('kind', {
  two: fieldsOf({ drop: amount }),
  skip: fieldsOf({ drop: amount }),
  lift: fieldsOf({ space }),
  lys: fieldsOf({ space }),
});

const move = fieldsOf<Move>({ from: space, direction: oneOf(DIRECTIONS), power: nullable(power) });

const card = variantOf<CardChoice, 'kind'>('kind', {
  song: fieldsOf({ song: amount }),
  legend: fieldsOf({ legend: oneOf(LEGENDS), value: amount }),
});

const tile = oneOf(TILES);
const nothing = fieldsOf<object>({});

const command = variantOf<Command, 'type'>('type', {
  take: fieldsOf({ player: seat, tile }),
  write: fieldsOf({ player: seat, card, lysFirst: nullable(space) }),
  move: fieldsOf({ move, lysTo: nullable(space), found: listOf(fieldsOf<Found>({ space, tile }), amount) }),
  reveal: fieldsOf({ space, tile }),
  next: nothing,
  'moon-scoring': nothing,
  'last-call': nothing,
  finish: nothing,
  depth: fieldsOf({ depth: oneOf(DEPTHS) }),
  campfire: fieldsOf({ campfire }),
  cards: fieldsOf({ cards }),
  'moon-ties': fieldsOf({ moonTies: oneOf(MOON_TIES) }),
  'correct-player': fieldsOf({ player: seat, holding }),
  'correct-table': fieldsOf({ moonChart: amount, turn: seat }),
  'tell-about': aboutBits,
});

/** Cards that come by a code were compared with print by somebody else. */
const ownCards: BitCodec<OwnCards> = checked(
  mapped(
    fieldsOf<Omit<OwnCards, 'isConfirmed'>>({
      cards,
      looks: ofEach(fieldsOf<LegendLook>({ name: text, color: amount }), LEGENDS.length),
    }),
    ({ cards: values, looks }) => ({ cards: values, looks }),
    (written) => ({ ...written, isConfirmed: true }),
  ),
  (read) => readOwnCards(read) !== null,
);

const kinds = {
  cards: { ...bitKind<OwnCards>(1, ownCards), isLong: true },
  game: gameKind<NomadsTypes>({ number: 2, versions: [{ setup, command }], saves }),
} as const;

export type NomadsKinds = typeof kinds;

export const nomadsCodes: GameCodes<NomadsKinds> = { game: 2, name: 'Nomads', version: 1, kinds };
