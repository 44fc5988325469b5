/** Songs, legends, and what can be written: NW-1 to NW-3. */

import { LEGENDS, type Legend } from './model';

export interface SongCard {
  /** How many different story tiles it costs. */
  readonly tiles: number;
  readonly points: number;
}

/** NB-2: the values that are printed on the cards. A row without values is not known. */
export interface Cards {
  readonly songs: readonly SongCard[];
  /** By legend, 1 first. */
  readonly legends: readonly (readonly number[])[];
}

/** What lies in front of a player. */
export interface Holding {
  /** By legend, 1 first. */
  readonly tiles: readonly number[];
  readonly wild: number;
  /** The value of the card held, by legend. */
  readonly legends: readonly (number | null)[];
  /** The place of the card in `Cards.songs`. */
  readonly song: number | null;
  /** Moons won. */
  readonly moons: number;
}

export const EMPTY_HOLDING: Holding = {
  tiles: LEGENDS.map(() => 0),
  wild: 0,
  legends: LEGENDS.map(() => null),
  song: null,
  moons: 0,
};

export type CardChoice =
  | { readonly kind: 'song'; readonly song: number }
  | { readonly kind: 'legend'; readonly legend: Legend; readonly value: number };

/** What a card takes, with as few wild tiles as possible. */
export interface Price {
  /** Story tiles. */
  readonly tiles: number;
  readonly wild: number;
}

export type WriteRejection =
  /** NW-1: one song a player and game. */
  | { readonly code: 'has-song' }
  | { readonly code: 'no-such-card' }
  /** Every card of this value is in front of somebody. */
  | { readonly code: 'card-held'; readonly by: number }
  /** NW-2: only a higher card replaces one. */
  | { readonly code: 'not-higher'; readonly held: number }
  | { readonly code: 'tiles-short'; readonly short: number };

/** What it costs, or why it cannot be written now. */
export type Quote =
  | { readonly ok: true; readonly value: Price }
  | { readonly ok: false; readonly error: WriteRejection };

export function quoteCard(cards: Cards, table: readonly Holding[], seat: number, choice: CardChoice): Quote {
  return choice.kind === 'song'
    ? quoteSong(cards, table, seat, choice.song)
    : quoteLegend(cards, table, seat, choice.legend, choice.value);
}

/** NW-1, NW-3: each wild tile stands for another missing kind, so that no song is longer than there are legends. */
function quoteSong({ songs }: Cards, table: readonly Holding[], seat: number, song: number): Quote {
  const own = table[seat]!;
  const card = songs[song];
  if (card === undefined) return refused({ code: 'no-such-card' });
  if (own.song !== null) return refused({ code: 'has-song' });
  const holder = table.findIndex((holding) => holding.song === song);
  if (holder >= 0) return refused({ code: 'card-held', by: holder });
  if (card.tiles > LEGENDS.length) return refused({ code: 'tiles-short', short: card.tiles });
  const kinds = own.tiles.filter((count) => count > 0).length;
  return priceOf(card.tiles, kinds, own.wild);
}

/** NW-2: the difference to the card held. */
function quoteLegend(
  { legends }: Cards,
  table: readonly Holding[],
  seat: number,
  legend: Legend,
  value: number,
): Quote {
  const own = table[seat]!;
  const printed = legends[legend - 1]!.filter((other) => other === value).length;
  if (printed === 0) return refused({ code: 'no-such-card' });
  const held = own.legends[legend - 1] ?? null;
  if (held !== null && value <= held) return refused({ code: 'not-higher', held });
  const holders = table.flatMap((holding, by) => (holding.legends[legend - 1] === value ? [by] : []));
  if (holders.length >= printed) return refused({ code: 'card-held', by: holders[0]! });
  return priceOf(value - (held ?? 0), own.tiles[legend - 1]!, own.wild);
}

function priceOf(cost: number, usable: number, wild: number): Quote {
  const tiles = Math.min(cost, usable);
  const short = cost - tiles - wild;
  return short > 0
    ? refused({ code: 'tiles-short', short })
    : { ok: true, value: { tiles, wild: cost - tiles } };
}

function refused(error: WriteRejection): Quote {
  return { ok: false, error };
}

/** A card that a player can write now. */
export interface Writable {
  readonly choice: CardChoice;
  readonly price: Price;
  /** The card that becomes free again. */
  readonly from: number | null;
  /** Points of the card, over those of the one given back. */
  readonly points: number;
}

/** Every card by its order in `cards`, songs first; a value that is printed twice comes once. */
function cardChoices({ songs, legends }: Cards): readonly CardChoice[] {
  return [
    ...songs.map((_, song): CardChoice => ({ kind: 'song', song })),
    ...LEGENDS.flatMap((legend) =>
      [...new Set(legends[legend - 1])].map((value): CardChoice => ({ kind: 'legend', legend, value })),
    ),
  ];
}

export function writableCards(cards: Cards, table: readonly Holding[], seat: number): readonly Writable[] {
  return cardChoices(cards).flatMap((choice) => {
    const quote = quoteCard(cards, table, seat, choice);
    return quote.ok ? [{ choice, price: quote.value, ...worthOf(cards, table[seat]!, choice) }] : [];
  });
}

type Worth = Omit<Writable, 'choice' | 'price'>;

function worthOf(cards: Cards, own: Holding, choice: CardChoice): Worth {
  if (choice.kind === 'song') return { from: null, points: cards.songs[choice.song]!.points };
  const from = own.legends[choice.legend - 1] ?? null;
  return { from, points: choice.value - (from ?? 0) };
}

/** A better card of a legend, or a song, that only tiles keep a player from. */
export interface NextCard {
  readonly choice: CardChoice;
  readonly short: number;
}

/** For each song and legend the one that the fewest tiles are missing for; of equals the more valuable one. */
export function nextCards(cards: Cards, table: readonly Holding[], seat: number): readonly NextCard[] {
  const open = cardChoices(cards).flatMap((choice): readonly NextCard[] => {
    const quote = quoteCard(cards, table, seat, choice);
    const isShort = !quote.ok && quote.error.code === 'tiles-short';
    return isShort && quote.error.short <= LEGENDS.length * 2 ? [{ choice, short: quote.error.short }] : [];
  });
  const rowOf = ({ choice }: NextCard) => (choice.kind === 'song' ? 0 : choice.legend);
  const worth = ({ choice }: NextCard) => worthOf(cards, table[seat]!, choice).points;
  return [0, ...LEGENDS].flatMap((row) => {
    const candidates = open.filter((card) => rowOf(card) === row);
    const [best] = candidates.sort((a, b) => a.short - b.short || worth(b) - worth(a));
    return best === undefined ? [] : [best];
  });
}

/** What lies in front of a player after writing. A song takes the kinds of which there are most, so that legends suffer least. */
export function afterWriting(own: Holding, { choice, price }: Pick<Writable, 'choice' | 'price'>): Holding {
  const wild = own.wild - price.wild;
  if (choice.kind === 'song') {
    const paid = new Set(
      own.tiles
        .map((count, index) => ({ count, index }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || a.index - b.index)
        .slice(0, price.tiles)
        .map(({ index }) => index),
    );
    return { ...own, wild, song: choice.song, tiles: own.tiles.map((n, i) => (paid.has(i) ? n - 1 : n)) };
  }
  const { legend, value } = choice;
  return {
    ...own,
    wild,
    tiles: own.tiles.map((n, i) => (i === legend - 1 ? n - price.tiles : n)),
    legends: own.legends.map((held, i) => (i === legend - 1 ? value : held)),
  };
}
