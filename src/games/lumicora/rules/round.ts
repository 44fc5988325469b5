/** Rounds, phases and the octopus: TU-1, SC-1, SC-3, SC-4, EM-1. */

export const ROUNDS = 10;
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;

/** SC-3: limestone a coral scoring pays, by round from 1. */
const INCOME = [4, 4, 4, 4, 2, 2, 2, 1, 1, 0] as const;

export function limestoneIncome(round: number): number {
  const income = INCOME[round - 1];
  if (income === undefined) throw new Error(`no round ${round}`);
  return income;
}

/** TU-1, SC-1: clockwise from the octopus. */
export function playerOrder(octopus: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, i) => (octopus + i) % players);
}

/** SC-1: the last who scored takes the octopus; if nobody did, it stays. */
export function passOctopus(octopus: number, scorersInOrder: readonly number[]): number {
  return scorersInOrder.at(-1) ?? octopus;
}

export const SCORING_TILE_STATES = ['coral', 'jellyfish', 'spent'] as const;
export type ScoringTile = (typeof SCORING_TILE_STATES)[number];

/** SC-4: a colour scores while its tile still shows coral. */
export function canScore(tile: ScoringTile): boolean {
  return tile === 'coral';
}

/** TU-2: only a tile with its jellyfish up can be spent. */
export function canSpend(tile: ScoringTile): boolean {
  return tile === 'jellyfish';
}

export type AfterScoring =
  | { readonly next: 'round'; readonly round: number }
  | { readonly next: 'extra-scoring'; readonly round: number }
  | { readonly next: 'final-scoring'; readonly round: number };

export interface ScoringPhase {
  readonly round: number;
  /** EM-1: the round in which the bag ran out for the first time. */
  readonly bagEmptyIn: number | null;
  /** EM-1: this is the extra scoring phase already. */
  readonly isExtra: boolean;
}

/** What follows a scoring phase. In the extra one the turtle has already moved on. */
export function afterScoring({ round, bagEmptyIn, isExtra }: ScoringPhase): AfterScoring {
  if (isExtra || round === ROUNDS) return { next: 'final-scoring', round };
  return { next: bagEmptyIn === null ? 'round' : 'extra-scoring', round: round + 1 };
}
