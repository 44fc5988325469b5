/** A table of Nomads as the app follows it: what is known, whose turn it is, and what is due. */

import { EMPTY_HOLDING, type Cards, type Holding } from '../rules/cards';
import { isLastCall, type Adventurer, type Campfire, type Seats, type Space } from '../rules/model';
import type { MoonTies } from '../rules/scoring';
import type { GameFile } from './gameFile';

/** How much of the game the phone follows; it can be changed at any time, and nothing is lost by it. */
export const DEPTHS = ['pad', 'campfire', 'end'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface PlayerSetup {
  readonly name: string;
  readonly adventurer: Adventurer;
}

export interface TableSetup {
  readonly players: readonly PlayerSetup[];
  /** The seat that begins. */
  readonly first: number;
  readonly depth: Depth;
  readonly cards: Cards;
  readonly moonTies: MoonTies;
  /** What was laid around the fire; null where nobody entered it. */
  readonly campfire: Campfire | null;
  /** NW-3: whoever begins with the coin of the marathon. */
  readonly coin: number | null;
}

/** A game that began here, or one that a file tells of. */
export type Opening = TableSetup | { readonly file: GameFile };

export interface TablePlayer extends Holding, PlayerSetup {}

/** What is due: somebody's turn, the moons, the last cards, or nothing any more. */
export type Phase = 'turn' | 'moon' | 'last' | 'over';

export interface MoonScoring {
  /** The turns that had ended when the moon came. */
  readonly turn: number;
  readonly scores: readonly number[];
  readonly moons: readonly number[];
  readonly left: number;
}

export interface Table {
  readonly depth: Depth;
  readonly cards: Cards;
  readonly moonTies: MoonTies;
  readonly players: readonly TablePlayer[];
  readonly moonChart: number;
  readonly phase: Phase;
  readonly turn: number;
  /** Turns that have ended. */
  readonly turns: number;
  /** NT-1: what the active player has done in this turn. */
  readonly acted: 'moved' | 'wrote' | null;
  /** NE-1: how many may still write their last card, the active player among them. */
  readonly lastCards: number;
  readonly campfire: Campfire | null;
  readonly scorings: readonly MoonScoring[];
  /** Whether the app was there from the first turn on. */
  readonly isTracked: boolean;
  /** Stacks that lost a tile in this turn, whose new top is not told yet. */
  readonly toReveal: readonly Space[];
}

export function openTable(opening: Opening): Table {
  return 'file' in opening ? openFile(opening.file) : openSetup(opening);
}

const AT_START = {
  moonChart: 0,
  phase: 'turn',
  turns: 0,
  acted: null,
  lastCards: 0,
  scorings: [],
  toReveal: [],
} as const;

function openSetup({ players, first, depth, cards, moonTies, campfire, coin }: TableSetup): Table {
  return {
    ...AT_START,
    depth,
    cards,
    moonTies,
    players: players.map(({ name, adventurer }, seat) => ({
      name,
      adventurer,
      ...EMPTY_HOLDING,
      wild: seat === coin ? 1 : 0,
    })),
    turn: first,
    campfire,
    isTracked: depth !== 'end',
  };
}

function openFile({ moonTies, cards, players, moonChart, turn, campfire }: GameFile): Table {
  return atTurnStart({
    ...AT_START,
    depth: campfire === null ? 'pad' : 'campfire',
    cards,
    moonTies,
    players,
    moonChart,
    turn,
    campfire,
    isTracked: false,
  });
}

export function seatsOf({ players }: Pick<Table, 'players'>): Seats {
  return players.map(({ adventurer }) => adventurer);
}

/** NE-1: looked at when a turn would begin, where the stacks are known. */
export function atTurnStart(table: Table): Table {
  const { campfire, depth, players } = table;
  const isLast = depth === 'campfire' && campfire !== null && isLastCall(campfire);
  return isLast ? { ...table, phase: 'last', lastCards: players.length } : table;
}

export function gameFileOf({ moonTies, cards, players, moonChart, turn, campfire }: Table): GameFile {
  return { moonTies, cards, players, moonChart, turn, campfire };
}
