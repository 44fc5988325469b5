/** The cards that an owner has entered: each face once, remembered from game to game, counted against the box. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { isTime } from '@/tabletop/session/bounds';

import {
  ALL_CARDS_IN_BOX,
  amountOf,
  ARROWS,
  CARDS_IN_BOX,
  GUESSED_SPIRE_COST,
  isSpire,
  LEVELS,
  NOTHING,
  type Card,
  type CardFace,
  type Level,
} from '../rules/model';
import { cardSchema } from './gameFileSchema';

export interface LibraryCard extends CardFace {
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

export type CardLibrary = readonly LibraryCard[];

const LIBRARY_FORMAT = 'luminis-cards';
const LIBRARY_VERSION = 1;
/** Wrongly entered cards are in the way, but must not be lost: twice the box has room for them. */
const MOST_CARDS = 2 * ALL_CARDS_IN_BOX;

/** Everything that is printed on a card, as one text: two cards with the same text are the same card. */
export function faceKey({ level, cost, center, local, arrows, draw }: CardFace): string {
  const signs = ARROWS.map((arrow) => (arrows.includes(arrow) ? '1' : '0')).join('');
  return [level, ...cost, ...center, ...local, signs, draw ? 'd' : 'n'].join('-');
}

/** A card for a game in which cards with these ids are already: a second copy gets an id of its own. */
export function cardOf(face: CardFace, taken: readonly { readonly id: string }[]): Card {
  const { level, cost, center, local, arrows, draw } = face;
  const key = faceKey(face);
  const isTaken = (id: string) => taken.some((card) => card.id === id);
  let id = key;
  for (let copy = 2; isTaken(id); copy++) id = `${key}-${copy}`;
  return { id, level, cost, center, local, arrows, draw };
}

/** What a card page starts with. LC-2: for a spire a guess. */
export function blankFace(level: Level): CardFace {
  const cost = level === 4 ? ([GUESSED_SPIRE_COST, 0, 0] as const) : NOTHING;
  return { level, cost, center: NOTHING, local: NOTHING, arrows: [], draw: false };
}

export function isGuess(face: CardFace): boolean {
  return isSpire(face) && faceKey(face) === faceKey(blankFace(4));
}

/** With this card as the one used last. */
export function withCard(library: CardLibrary, face: CardFace, usedAt: number): CardLibrary {
  const key = faceKey(face);
  const { level, cost, center, local, arrows, draw } = face;
  const others = library.filter((card) => faceKey(card) !== key);
  return [{ level, cost, center, local, arrows, draw, usedAt }, ...others].slice(0, MOST_CARDS);
}

export function withoutCard(library: CardLibrary, face: CardFace): CardLibrary {
  const key = faceKey(face);
  return library.filter((card) => faceKey(card) !== key);
}

/** Cards of this level: those with the cost at hand first, then those with a similar one, then what was used last. */
export function offeredCards(
  library: CardLibrary,
  { level, cost }: Pick<CardFace, 'level' | 'cost'>,
): CardLibrary {
  const distance = (card: CardFace) =>
    amountOf([
      Math.abs(card.cost[0] - cost[0]),
      Math.abs(card.cost[1] - cost[1]),
      Math.abs(card.cost[2] - cost[2]),
    ]);
  return library
    .filter((card) => card.level === level)
    .sort((a, b) => distance(a) - distance(b) || b.usedAt - a.usedAt);
}

/** LC-1: how many of each level are entered, and how many the box has. */
export function libraryCounts(
  library: CardLibrary,
): readonly { readonly level: Level; readonly entered: number; readonly inBox: number }[] {
  return LEVELS.map((level) => ({
    level,
    entered: library.filter((card) => card.level === level).length,
    inBox: CARDS_IN_BOX[level],
  }));
}

/** Both libraries, each card once; of two copies the one used later. */
export function mergeLibraries(own: CardLibrary, other: CardLibrary): CardLibrary {
  const byKey = new Map<string, LibraryCard>();
  for (const card of [...own, ...other]) {
    const known = byKey.get(faceKey(card));
    if (known === undefined || card.usedAt > known.usedAt) byKey.set(faceKey(card), card);
  }
  return [...byKey.values()].sort((a, b) => b.usedAt - a.usedAt).slice(0, MOST_CARDS);
}

export function encodeLibrary(library: CardLibrary): string {
  return `${JSON.stringify(libraryJson(library), null, 2)}\n`;
}

export function libraryJson(library: CardLibrary): object {
  return { format: LIBRARY_FORMAT, version: LIBRARY_VERSION, cards: library };
}

const librarySchema = v.object({
  format: v.literal(LIBRARY_FORMAT),
  version: v.literal(LIBRARY_VERSION),
  cards: v.pipe(v.array(v.unknown()), v.maxLength(MOST_CARDS)),
});

/** The cards of a library from outside; what is no library says where that shows. */
export function readLibrary(json: unknown): Result<CardLibrary, { readonly path: string }> {
  const parsed = v.safeParse(librarySchema, json, { abortEarly: true });
  if (!parsed.success) return err({ path: 'format' });
  const cards: LibraryCard[] = [];
  for (const [index, stored] of parsed.output.cards.entries()) {
    const { usedAt } = (stored ?? {}) as { readonly usedAt?: unknown };
    const card = v.safeParse(cardSchema, { ...(stored as object), id: 'card' });
    if (!card.success || !isTime(usedAt)) return err({ path: `cards[${index}]` });
    const { id: _, ...face } = card.output;
    cards.push({ ...face, usedAt });
  }
  return ok(mergeLibraries(cards, []));
}
