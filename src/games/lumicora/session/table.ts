/** A tracked table at one moment. It is derived from the set-up and the commands, and never stored. */

import type { ScoreBoard } from '../rules/animals';
import { DEFAULT_BOARDS, STARTING_AREA, type ReefBoard } from '../rules/boards';
import { STARTING_PAIRS } from '../rules/box';
import { byColor, type ByColor, type Color, type CoralSymbol, type LaidLumino } from '../rules/model';
import type { PlacementRejection } from '../rules/placement';
import type { ScoringTile } from '../rules/round';

/** The four fish markers; the booklets do not name their colours, so these are told apart by shape. */
export const FISH = ['angelfish', 'pufferfish', 'clownfish', 'surgeonfish'] as const;
export type Fish = (typeof FISH)[number];

/** The starting Lumino of a player, its halves on d4 and d5 in this order. */
export interface StartingLumino {
  readonly colors: readonly [Color, Color];
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

export interface PlayerSetup {
  readonly name: string;
  readonly fish: Fish;
  readonly start: StartingLumino;
}

export interface TableSetup {
  readonly players: readonly PlayerSetup[];
  readonly octopus: number;
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
}

export type LimestoneShort = Extract<PlacementRejection, { readonly code: 'limestone-short' }>;

export interface ReefEntry extends LaidLumino {
  /** Limestone that was paid for it. */
  readonly paid: number;
  /** PL-4: the markers that were due for it but not there. */
  readonly unpaid: LimestoneShort | null;
}

export interface TablePlayer {
  readonly name: string;
  readonly fish: Fish;
  readonly score: number;
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
  /** In the order they were laid, the starting Lumino first. */
  readonly reef: readonly ReefEntry[];
}

export type Phase = 'action' | 'scoring' | 'final';

export interface CoralScoring {
  readonly player: number;
  readonly color: Color;
  readonly round: number;
  readonly points: number;
}

export interface Table {
  readonly players: readonly TablePlayer[];
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly round: number;
  readonly phase: Phase;
  readonly octopus: number;
  /** Players whose turn of this action phase is over. */
  readonly turnsDone: readonly number[];
  /** Players who scored or skipped in this scoring phase, in that order. */
  readonly decided: readonly number[];
  /** Those of `decided` who scored. */
  readonly scorers: readonly number[];
  /** EM-1: the round in which the bag ran out. */
  readonly bagEmptyIn: number | null;
  /** EM-1: the scoring phase that follows at once. */
  readonly isExtraScoring: boolean;
  readonly scorings: readonly CoralScoring[];
}

export function openTable({ players, octopus, board, scoreBoard }: TableSetup): Table {
  return {
    players: players.map(({ name, fish, start }) => ({
      name,
      fish,
      score: 0,
      limestone: 0,
      tiles: byColor(() => 'coral'),
      reef: [layStart(start)],
    })),
    board,
    scoreBoard,
    round: 1,
    phase: 'action',
    octopus,
    turnsDone: [],
    decided: [],
    scorers: [],
    bagEmptyIn: null,
    isExtraScoring: false,
    scorings: [],
  };
}

export function layStart({ colors, symbols }: StartingLumino): ReefEntry {
  return { on: STARTING_AREA, colors, symbols, paid: 0, unpaid: null };
}

/** What a group that just wants to begin gets; only the names are missing. */
export function suggestSetup(names: readonly string[]): TableSetup {
  return {
    players: names.map((name, index) => ({
      name,
      fish: FISH[index]!,
      start: { colors: STARTING_PAIRS[index]!, symbols: [null, null] },
    })),
    octopus: 0,
    board: DEFAULT_BOARDS.A,
    scoreBoard: 'dark',
  };
}
