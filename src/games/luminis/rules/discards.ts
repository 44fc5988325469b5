/**
 * LP-3: the fewest hand cards that close a gap; of these the least surplus; of these the first list of ids in order of
 * code units. Exact for hands of any size: what the cards from one on can reach is computed once and remembered.
 */

import { amountOf, isNothing, lackOf, mapResources, sumOf, type Card, type Resources } from './model';

/** Cards to discard as ids in order of code units, or null where no discard closes the gap. */
export type Discards = readonly string[] | null;

/** What to discard from a hand for a gap, never the card that is being placed. */
export type DiscardFinder = (short: Resources, placing: string | null) => Discards;

export function discardFinder(hand: readonly Card[]): DiscardFinder {
  const sorted = [...hand].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const found = new Map<string, Discards>();
  return (short, placing) => {
    if (isNothing(short)) return [];
    const key = `${short.join()} ${placing ?? ''}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const discards = fewestOf(
      sorted.filter(({ id }) => id !== placing),
      short,
    );
    found.set(key, discards);
    return discards;
  };
}

/** `cards` in order of their ids. */
function fewestOf(cards: readonly Card[], short: Resources): Discards {
  // Every card gives twice its center, so half the gap is to be closed by the centers.
  const need = mapResources((index) => Math.ceil(short[index] / 2));
  const centers = cards.map(({ center }) => center);
  if (!isNothing(lackOf(need, sumOf(centers)))) return null;
  const reach = createReach(centers, need);
  for (let count = 1; count <= cards.length; count++) {
    const least = reach.least(0, count, need);
    if (least !== Infinity) return firstList(cards, reach, need, count, least);
  }
  return null;
}

/** Taking a card whenever the best is still within reach gives the first of all best lists. */
function firstList(
  cards: readonly Card[],
  reach: Reach,
  whole: Resources,
  count: number,
  least: number,
): readonly string[] {
  const ids: string[] = [];
  let need = whole;
  let left = least;
  for (let index = 0; ids.length < count; index++) {
    const { id, center } = cards[index]!;
    const rest = lackOf(need, center);
    const restLeft = left - amountOf(center);
    if (!reach.isWithin(index + 1, count - ids.length - 1, rest, restLeft)) continue;
    ids.push(id);
    need = rest;
    left = restLeft;
  }
  return ids;
}

interface Reach {
  /** The least that `count` cards from one on give in all if they close the gap; infinite where they cannot. */
  least(from: number, count: number, need: Resources): number;
  /** Whether they can with no more than `most` in all. */
  isWithin(from: number, count: number, need: Resources, most: number): boolean;
}

/** In these mixtures of resources no choice can give more than the best cards of each mixture. */
const MIXTURES: readonly Resources[] = [
  ...([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const),
  ...([
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ] as const),
  ...([
    [2, 1, 1],
    [1, 2, 1],
    [1, 1, 2],
    [2, 2, 1],
    [2, 1, 2],
    [1, 2, 2],
  ] as const),
];

function createReach(centers: readonly Resources[], whole: Resources): Reach {
  // What goes beyond the gap helps nothing.
  const useful = centers.map((center) => mapResources((index) => Math.min(center[index], whole[index])));
  const most = MIXTURES.map((mixture) => bestSums(useful.map((center) => dot(center, mixture))));
  const smallest = bestSums(centers.map((center) => -amountOf(center)));
  /** At least this much; exact where it is within what was asked when it was noted. */
  const known = new Map<number, number>();
  const [squares, circles, triangles] = mapResources((index) => whole[index] + 1);

  const canReach = (from: number, count: number, need: Resources): boolean =>
    MIXTURES.every((mixture, index) => dot(need, mixture) <= most[index]!(from, count));

  /** The least in all if that is within `limit`, else something above `limit` that is no more than the least. */
  const search = (from: number, count: number, need: Resources, limit: number): number => {
    if (count > centers.length - from) return Infinity;
    if (count === 0) return isNothing(need) ? 0 : Infinity;
    if (isNothing(need)) return -smallest(from, count);
    const bound = Math.max(amountOf(need), -smallest(from, count));
    if (bound > limit) return bound;
    if (!canReach(from, count, need)) return Infinity;
    const place = (need[0] * circles + need[1]) * triangles + need[2];
    const key = (from * (centers.length + 1) + count) * squares * circles * triangles + place;
    const before = known.get(key);
    // Positive: at least so much. Negative: exactly so much.
    if (before !== undefined && (before < 0 || before > limit)) return Math.abs(before);
    const center = centers[from]!;
    const own = amountOf(center);
    const taken = own + search(from + 1, count - 1, lackOf(need, center), limit - own);
    const left = search(from + 1, count, need, Math.min(limit, taken - 1));
    const least = Math.min(taken, left);
    known.set(key, least <= limit ? -least : least);
    return least;
  };

  const isWithin: Reach['isWithin'] = (from, count, need, limit) => search(from, count, need, limit) <= limit;

  return {
    isWithin,
    least: (from, count, need) => {
      let limit = amountOf(need);
      for (;;) {
        const least = search(from, count, need, limit);
        if (least <= limit || least === Infinity) return least;
        limit = least;
      }
    },
  };
}

function dot(a: Resources, b: Resources): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The largest sum of so many of the values from one on, made when it is first asked for. */
function bestSums(values: readonly number[]): (from: number, count: number) => number {
  const sums: (readonly number[] | undefined)[] = [];
  return (from, count) => {
    const known = (sums[from] ??= runningSums(values.slice(from).sort((a, b) => b - a)));
    return known[count]!;
  };
}

function runningSums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}
