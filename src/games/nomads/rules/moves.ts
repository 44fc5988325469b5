/** Move and listen: NM-1 to NM-4. A move is played on paper; what it does to the table follows from its outcome. */

import {
  DIRECTIONS,
  ownerOf,
  SPACES,
  stepsFrom,
  type Campfire,
  type Direction,
  type Disc,
  type Pile,
  type Seats,
  type Space,
  type StoryTile,
} from './model';

/** NM-4: how a power is used in a move. `drop` counts the spaces of the way from 0, since a long pile passes a space twice. */
export type Power =
  | { readonly kind: 'two'; readonly drop: number }
  | { readonly kind: 'skip'; readonly drop: number }
  | { readonly kind: 'lift'; readonly space: Space }
  | { readonly kind: 'lys'; readonly space: Space };

export interface Move {
  readonly from: Space;
  readonly direction: Direction;
  readonly power: Power | null;
}

export interface Drop {
  readonly space: Space;
  readonly disc: Disc;
}

/** A stack that loses its top tile in listening (NM-3). */
export interface Taking {
  readonly space: Space;
  /** The disc on top of the pile. */
  readonly disc: Disc;
  readonly tile: StoryTile | 'moon' | 'unknown';
  /** The seat that takes it; null when it leaves the game. A moon goes to the chart whoever takes it. */
  readonly to: number | null;
}

export interface Outcome {
  readonly drops: readonly Drop[];
  /** After the drops and after Red's power. */
  readonly piles: readonly Pile[];
  /** Where Lys stands when the last disc falls. */
  readonly lysAt: Space;
  /** NM-2: she leaves for another stack, and the player gains the top tile there. */
  readonly lys: boolean;
  /** In the order of spaces. Lys is thought to have gone to an empty stack. */
  readonly takings: readonly Taking[];
}

/** NM-1: the drops of a move, with Ulrich's and Siana's powers (NM-4). */
export function dropsOf(pile: Pile, { from, direction, power }: Move): readonly Drop[] {
  let steps = 0;
  return pile.map((disc, index) => {
    const stays = power?.kind === 'two' && index === power.drop + 1;
    if (!stays) steps += power?.kind === 'skip' && index === power.drop ? 2 : 1;
    return { space: stepsFrom(from, direction, steps), disc };
  });
}

export function playMove(campfire: Campfire, seats: Seats, move: Move): Outcome {
  const piles: Disc[][] = campfire.spaces.map(({ discs }) => [...discs]);
  const drops = dropsOf(piles[move.from]!, move);
  piles[move.from] = [];
  for (const { space, disc } of drops) piles[space]!.push(disc);
  const { power } = move;
  if (power?.kind === 'lift') lift(piles[power.space]!);
  const lysAt = power?.kind === 'lys' ? power.space : campfire.lys;
  return {
    drops,
    piles,
    lysAt,
    lys: drops.at(-1)?.space === lysAt,
    takings: listen(campfire, piles, seats),
  };
}

/** NM-4: Red's topmost disc goes to the top; which of two is lifted does not matter to anybody else. */
function lift(pile: Disc[]): void {
  const [disc] = pile.splice(pile.lastIndexOf('red'), 1);
  pile.push(disc!);
}

/** NM-3: what every stack gives when these piles lie before them. */
export function listen(campfire: Campfire, piles: readonly Pile[], seats: Seats): readonly Taking[] {
  return SPACES.flatMap((space): readonly Taking[] => {
    const disc = piles[space]!.at(-1);
    const tile = campfire.spaces[space]!.top;
    if (disc === undefined || disc === 'nomad' || tile === null) return [];
    return [{ space, disc, tile, to: ownerOf(disc, seats) }];
  });
}

/** What each seat takes, what leaves the game, and the moons that go to the chart. */
export interface Gains {
  readonly gains: readonly (readonly (StoryTile | 'unknown')[])[];
  readonly discarded: readonly (StoryTile | 'unknown')[];
  readonly moons: number;
}

export function gainsOf({ takings }: Outcome, seats: Seats): Gains {
  const taken = (to: number | null) =>
    takings.flatMap((taking) => (taking.to === to && taking.tile !== 'moon' ? [taking.tile] : []));
  return {
    gains: seats.map((_, seat) => taken(seat)),
    discarded: taken(null),
    moons: takings.filter(({ tile }) => tile === 'moon').length,
  };
}

/** NM-1: the spaces whose piles a player may take. */
export function startsOf({ spaces }: Campfire, seats: Seats, seat: number): readonly Space[] {
  return SPACES.filter((space) => spaces[space]!.discs.some((disc) => ownerOf(disc, seats) === seat));
}

/** All moves without powers by space, clockwise first; then those with the player's power in the same order. */
export function movesOf(campfire: Campfire, seats: Seats, seat: number): readonly Move[] {
  const plain = startsOf(campfire, seats, seat).flatMap((from) =>
    DIRECTIONS.map((direction): Move => ({ from, direction, power: null })),
  );
  return [...plain, ...plain.flatMap((move) => withPower(campfire, seats, seat, move))];
}

/** NM-4: a plain move in every way that the player's power allows. */
export function withPower(campfire: Campfire, seats: Seats, seat: number, move: Move): readonly Move[] {
  return powersFor(campfire, seats, seat, move).map((power) => ({ ...move, power }));
}

function powersFor(campfire: Campfire, seats: Seats, seat: number, move: Move): readonly Power[] {
  const { length } = campfire.spaces[move.from]!.discs;
  const drops = Array.from({ length }, (_, drop) => drop);
  const adventurer = seats[seat]!;
  switch (adventurer) {
    case 'ulrich':
      // The last disc has no other to fall with.
      return drops.slice(0, -1).map((drop) => ({ kind: 'two', drop }));
    case 'siana':
      return drops.map((drop) => ({ kind: 'skip', drop }));
    case 'red':
      return liftable(playMove(campfire, seats, move).piles).map((space) => ({ kind: 'lift', space }));
    case 'moon':
      return DIRECTIONS.map((way) => ({ kind: 'lys', space: stepsFrom(campfire.lys, way, 1) }));
    case 'nostromo':
      return [];
  }
}

function liftable(piles: readonly Pile[]): readonly Space[] {
  return SPACES.filter((space) => piles[space]!.includes('red') && piles[space]!.at(-1) !== 'red');
}

/** The space that a power of dropping is about: the one that takes two discs, or the one left out. */
export function spaceOfDrop({ from, direction }: Move, drop: number): Space {
  return stepsFrom(from, direction, drop + 1);
}

/** Whether a move is one of those that the player may make now. */
export function isMove(campfire: Campfire, seats: Seats, seat: number, move: Move): boolean {
  return movesOf(campfire, seats, seat).some((legal) => isSameMove(legal, move));
}

function isSameMove(a: Move, b: Move): boolean {
  return a.from === b.from && a.direction === b.direction && isSamePower(a.power, b.power);
}

function isSamePower(a: Power | null, b: Power | null): boolean {
  if (a === null || b === null) return a === b;
  return a.kind === b.kind && ('drop' in a ? a.drop : a.space) === ('drop' in b ? b.drop : b.space);
}

/** Whether the player's power would change what some move does (the last word about a reminder of it). */
export function powerMatters(campfire: Campfire, seats: Seats, seat: number): boolean {
  const effect = (move: Move) => {
    const { takings, lys } = playMove(campfire, seats, move);
    return JSON.stringify([takings.map(({ space, to }) => [space, to]), lys]);
  };
  const plain = movesOf(campfire, seats, seat).filter(({ power }) => power === null);
  return plain.some((move) =>
    withPower(campfire, seats, seat, move).some((other) => effect(other) !== effect(move)),
  );
}
