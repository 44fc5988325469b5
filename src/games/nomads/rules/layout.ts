/** Set-up: NB-4, what is laid around the fire and in which order. */

import {
  ADVENTURERS,
  SPACES,
  type Adventurer,
  type Campfire,
  type CampSpace,
  type Disc,
  type Seats,
  type Space,
} from './model';

/** NB-4: discs on a space at the end of set-up. */
export const MOST_AT_START = 4;
const TILES_AT_START = 14;

/** A disc that somebody lays; the nomads lie in between and are nobody's choice. */
export interface Laying {
  readonly disc: Disc;
  /** The seat that lays it. */
  readonly by: number;
}

/** NB-4: the frog, the discs of those whom nobody plays, then one disc after the other, clockwise from the first player. */
export function layingOrder(seats: Seats, first: number): readonly Laying[] {
  const order = seats.map((_, turn) => (first + turn) % seats.length);
  const last = order.at(-1)!;
  const nostromo = seats.indexOf('nostromo');
  const unplayed = ADVENTURERS.filter((adventurer) => !seats.includes(adventurer));
  const round = order.map((by): Laying => ({ disc: seats[by]!, by }));
  return [
    ...(nostromo < 0 ? [] : [{ disc: 'frog', by: nostromo } as const]),
    ...unplayed.flatMap((disc: Adventurer): readonly Laying[] => [
      { disc, by: last },
      { disc, by: last },
    ]),
    ...round,
    ...round,
  ];
}

/** The ring after the first discs of the order were laid on these spaces. The nomads come after the frog. */
export function layDiscs(order: readonly Laying[], on: readonly Space[]): readonly (readonly Disc[])[] {
  const hasFrog = order[0]?.disc === 'frog';
  return SPACES.map((space) => {
    const laid = on.flatMap((at, index) => (at === space ? [order[index]!.disc] : []));
    const frog = hasFrog && on[0] === space ? laid.slice(0, 1) : [];
    return [...frog, 'nomad', ...laid.slice(frog.length)];
  });
}

/** Whether one more disc may be laid there: what is laid stays until the end of set-up. */
export function hasRoom(piles: readonly (readonly Disc[])[], space: Space): boolean {
  return piles[space]!.length < MOST_AT_START;
}

export function campfireOf(piles: readonly (readonly Disc[])[], lys: Space): Campfire {
  const spaces = piles.map((discs): CampSpace => ({ discs, top: 'unknown', left: TILES_AT_START }));
  return { lys, spaces };
}
