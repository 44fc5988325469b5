/** All that phones tell each other of Luminis: the owner's cards, and a whole game. `FORMAT.md` has the bodies bit by bit. */

import {
  amount,
  checked,
  fieldsOf,
  flag,
  listOf,
  mapped,
  nullable,
  oneOf,
  signed,
  textOf,
  variantOf,
  whole,
  type BitCodec,
} from '@/tabletop/codes/bitCodec';
import { bitKind, type GameCodes } from '@/tabletop/codes/codes';
import { gameKind } from '@/tabletop/codes/gameKind';

import { ARROWS, LEVELS, type Arrow, type Card, type CardFace, type Resources } from '../rules/model';
import { MOST_PLAYERS } from '../rules/turn';
import { faceKey, type CardLibrary } from '../session/cardLibrary';
import { decodeGameFile, encodeGameFile, type GameFile } from '../session/gameFile';
import { MOST_ON_CARD } from '../session/gameFileSchema';
import { saves } from '../session/saves';
import type { Command, LuminisTypes, Setup } from '../session/table';

const figure = whole(0, MOST_ON_CARD);

const resources: BitCodec<Resources> = {
  write: (to, amounts) => amounts.forEach((each) => figure.write(to, each)),
  read: (from) => [figure.read(from), figure.read(from), figure.read(from)],
};

/** A bit for each direction. */
const arrows: BitCodec<readonly Arrow[]> = {
  write: (to, given) => ARROWS.forEach((arrow) => flag.write(to, given.includes(arrow))),
  read: (from) => ARROWS.filter(() => flag.read(from)),
};

const face: BitCodec<CardFace> = fieldsOf<CardFace>({
  level: oneOf(LEVELS),
  cost: resources,
  center: resources,
  local: resources,
  arrows,
  draw: flag,
});

/** Most cards go by what is printed on them; only others bring an id along. */
const card: BitCodec<Card> = mapped(
  checked(
    fieldsOf<{ readonly face: CardFace; readonly id: string | null }>({
      face,
      id: nullable(textOf(amount)),
    }),
    (written) => written.id !== faceKey(written.face),
  ),
  ({ id, ...own }) => ({ face: own, id: id === faceKey(own) ? null : id }),
  ({ face: own, id }) => ({ id: id ?? faceKey(own), ...own }),
);

/** When a card was used is nobody else's business. */
const cards: BitCodec<CardLibrary> = mapped(
  listOf(face, amount),
  (library) => library,
  (faces) => faces.map((each) => ({ ...each, usedAt: 0 })),
);

const name = textOf(amount);
const player = whole(0, MOST_PLAYERS - 1);
const ids = listOf(textOf(amount), amount);
const pile = oneOf(['spires', 'bonus'] as const);

const file: BitCodec<GameFile> = {
  write: (to, game) => textOf(amount).write(to, encodeGameFile(game)),
  read: (from) => {
    const decoded = decodeGameFile(textOf(amount).read(from));
    if (decoded.ok) return decoded.value;
    from.refuse();
    return { advanced: false, cards: [], spires: [], bonus: [], players: [] };
  },
};

const named = fieldsOf<Extract<Setup, { readonly me: number }>>({
  names: listOf(name, whole(0, 7)),
  me: player,
  advanced: flag,
});

const setup: BitCodec<Setup> = {
  write: (to, began) => {
    flag.write(to, 'file' in began);
    if ('file' in began) file.write(to, began.file);
    else named.write(to, began);
  },
  read: (from) => (flag.read(from) ? { file: file.read(from) } : named.read(from)),
};

const command = variantOf<Command, 'type'>('type', {
  take: fieldsOf({ player, card }),
  draw: fieldsOf({ player, card: nullable(card) }),
  place: fieldsOf({
    player,
    card,
    column: signed,
    from: oneOf(['hand', 'spire', 'bonus'] as const),
    discard: ids,
    anyway: flag,
  }),
  lose: fieldsOf({ player, cards: ids }),
  put: fieldsOf({ pile, card }),
  remove: fieldsOf({ pile, card: textOf(amount) }),
  correct: fieldsOf({ card }),
  win: fieldsOf({ player, spire: nullable(textOf(amount)) }),
});

const kinds = {
  cards: { ...bitKind<CardLibrary>(1, cards), isLong: true },
  game: gameKind<LuminisTypes>({ number: 2, versions: [{ setup, command }], saves }),
} as const;

export type LuminisKinds = typeof kinds;

export const luminisCodes: GameCodes<LuminisKinds> = { game: 4, name: 'Luminis', version: 1, kinds };
