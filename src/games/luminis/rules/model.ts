/** Cards and their resources, in the words of the rules. */

export const RESOURCES = ['square', 'circle', 'triangle'] as const;
export type Resource = (typeof RESOURCES)[number];

/** LC-1: how much of each, in the order of `RESOURCES`. */
export type Resources = readonly [square: number, circle: number, triangle: number];

export const NOTHING: Resources = [0, 0, 0];

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export const SPIRE_LEVEL = 4;

/** LC-1: how many cards of each level the box has. */
export const CARDS_IN_BOX: Readonly<Record<Level, number>> = { 1: 34, 2: 40, 3: 22, 4: 6 };
export const ALL_CARDS_IN_BOX = 102;

/** LC-2: what a review says that a spire costs, of one single resource. */
export const GUESSED_SPIRE_COST = 15;

/** LC-3: never down. */
export const ARROWS = ['left', 'right', 'up', 'up-left', 'up-right'] as const;
export type Arrow = (typeof ARROWS)[number];

/** LC-3: from a card to the space that its arrow points at. */
export const ARROW_STEPS: Readonly<Record<Arrow, { readonly levels: number; readonly columns: number }>> = {
  left: { levels: 0, columns: -1 },
  right: { levels: 0, columns: 1 },
  up: { levels: 1, columns: 0 },
  'up-left': { levels: 1, columns: -1 },
  'up-right': { levels: 1, columns: 1 },
};

/** LC-2: what is printed on a card. */
export interface CardFace {
  readonly level: Level;
  readonly cost: Resources;
  /** Permanent once it is placed, doubled when it is discarded. */
  readonly center: Resources;
  readonly local: Resources;
  readonly arrows: readonly Arrow[];
  /** LT-4: the draw sign. */
  readonly draw: boolean;
}

export interface Card extends CardFace {
  readonly id: string;
}

export function isSpire({ level }: Pick<CardFace, 'level'>): boolean {
  return level === SPIRE_LEVEL;
}

export function mapResources(make: (index: 0 | 1 | 2) => number): Resources {
  return [make(0), make(1), make(2)];
}

export function plus(a: Resources, b: Resources): Resources {
  return mapResources((index) => a[index] + b[index]);
}

export function sumOf(all: readonly Resources[]): Resources {
  return all.reduce(plus, NOTHING);
}

/** LP-3: what a discarded card gives. */
export function doubled(center: Resources): Resources {
  return mapResources((index) => 2 * center[index]);
}

/** LP-4: what `have` lacks of `cost`. */
export function lackOf(cost: Resources, have: Resources): Resources {
  return mapResources((index) => Math.max(0, cost[index] - have[index]));
}

export function amountOf([square, circle, triangle]: Resources): number {
  return square + circle + triangle;
}

export function isNothing(resources: Resources): boolean {
  return amountOf(resources) === 0;
}
