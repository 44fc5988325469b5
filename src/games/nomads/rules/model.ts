/** What lies on the table: NB-1 to NB-3. Spaces count from 0 here and from 1 at the table; legends are 1 to 7 everywhere. */

export const SPACE_COUNT = 8;
/** 0 to 7, clockwise. */
export type Space = number;
export const SPACES: readonly Space[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const LEGENDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Legend = (typeof LEGENDS)[number];

/** A tile that people keep. */
export type StoryTile = Legend | 'wild';
export type Tile = StoryTile | 'moon';
export const TILES: readonly Tile[] = [...LEGENDS, 'wild', 'moon'];

/** What is seen of a stack: its top tile, that there is one, or nothing. */
export type Top = Tile | 'unknown' | null;

/** NB-2. */
export const BOX = { story: 14, moons: 12, wild: 2, tiles: 112, legendCards: 4, songs: 4 } as const;

export const ADVENTURERS = ['ulrich', 'moon', 'red', 'siana', 'nostromo'] as const;
export type Adventurer = (typeof ADVENTURERS)[number];

export const DISCS = ['nomad', ...ADVENTURERS, 'frog'] as const;
export type Disc = (typeof DISCS)[number];

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

/** NB-3: how many discs of a kind there are; the frog comes with Nostromo as a player. */
export function discsOfKind(disc: Disc, adventurers: readonly Adventurer[]): number {
  if (disc === 'nomad') return SPACE_COUNT;
  if (disc === 'frog') return adventurers.includes('nostromo') ? 1 : 0;
  return 2;
}

/** All discs of a game together, Nostromo's frog with them. */
export const MOST_DISCS = SPACE_COUNT + 2 * ADVENTURERS.length + 1;

/** Discs from the bottom. */
export type Pile = readonly Disc[];

export interface CampSpace {
  readonly discs: Pile;
  readonly top: Top;
  /** Tiles of the stack, with its top. */
  readonly left: number;
}

/** NB-1: the ring around the fire. */
export interface Campfire {
  readonly lys: Space;
  readonly spaces: readonly CampSpace[];
}

/** Adventurers by seat. */
export type Seats = readonly Adventurer[];

/** NB-3: whose disc it is; null for a nomad and for an adventurer whom nobody plays. */
export function ownerOf(disc: Disc, seats: Seats): number | null {
  const seat = (seats as readonly Disc[]).indexOf(disc === 'frog' ? 'nostromo' : disc);
  return seat < 0 ? null : seat;
}

export const DIRECTIONS = ['clockwise', 'counter'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The space so many steps further. */
export function stepsFrom(space: Space, direction: Direction, steps: number): Space {
  const moved = direction === 'clockwise' ? space + steps : space - steps;
  return ((moved % SPACE_COUNT) + SPACE_COUNT) % SPACE_COUNT;
}

export const LAST_STACKS = 2;

/** NE-1: a turn that would begin like this ends the game. */
export function isLastCall({ spaces }: Campfire): boolean {
  return spaces.filter(({ left }) => left > 0).length <= LAST_STACKS;
}
