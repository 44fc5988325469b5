/** A tracked table at one moment. It is derived from the set-up and the commands, and never stored. */

import type { LightTally, ScoreBoard } from '../../rules/animals';
import { DEFAULT_BOARDS, type ReefBoard, STARTING_AREA } from '../../rules/boards';
import { STARTING_PAIRS } from '../../rules/box';
import type { ReefCounts } from '../../rules/finalScoring';
import { byColor, type ByColor, type Color, type CoralSymbol, type LaidLumino } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import { ROUNDS, type ScoringTile } from '../../rules/round';
import type { GameFile, GameReef } from '../gameFile/gameFileModel';
import { type Depth, DEPTHS, NO_COUNTS } from '../reef/finalReef';
import { EMPTY_PAINTING, type Painting, paintingOf } from '../reef/painting';

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

/** Tables are told apart by 32 bits. */
export const HIGHEST_TABLE_NUMBER = 0xffff_ffff;

/** A table that somebody else set up on their phone: which one it is, and whose reef is mirrored on this phone. */
export interface JoinedTable {
  readonly table: number;
  readonly seat: number;
}

/** An old score sheet tells the totals alone. */
export const SETUP_DEPTHS = [...DEPTHS, 'totals'] as const;
export type SetupDepth = (typeof SETUP_DEPTHS)[number];

export interface TableSetup {
  readonly players: readonly PlayerSetup[];
  readonly octopus: number;
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  /** `mirrored` is a game played along with the app; the others are for scoring one that is over already. */
  readonly depth: SetupDepth;
  /** Null for a table of this phone's own. */
  readonly joined: JoinedTable | null;
}

/** A game that goes on from a file somebody handed over. */
export interface FileOpening {
  readonly file: GameFile;
}

/** How a table began. */
export type Opening = TableSetup | FileOpening;

export type LimestoneShort = Extract<PlacementRejection, { readonly code: 'limestone-short' }>;

export interface ReefEntry extends LaidLumino {
  /** Limestone that was paid for it. */
  readonly paid: number;
  /** PL-4: the markers that were due for it but not there. */
  readonly unpaid: LimestoneShort | null;
}

/** Where a reef came from that another phone has told. */
export interface CollectedFrom {
  readonly table: number;
  /** Seconds since 1970 at its last step. */
  readonly madeAt: number;
}

export interface TablePlayer {
  readonly name: string;
  readonly fish: Fish;
  readonly score: number;
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
  /** In the order they were laid, the starting Lumino first. */
  readonly reef: readonly ReefEntry[];
  /** Which of the three ways of telling a reef counts in the final scoring; the others are kept. */
  readonly depth: Depth;
  readonly painting: Painting | null;
  readonly counts: ReefCounts | null;
  /** FS-4: what the animals' points of the counts are made of; null where only their sum is known. */
  readonly tally: LightTally | null;
  /** Null for a reef that was only ever entered here. */
  readonly collected: CollectedFrom | null;
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
  /** False where only the end was entered: then nothing is paid for a Lumino that is laid. */
  readonly isTracked: boolean;
  /** The scores are the totals of a game of which nothing else is known. */
  readonly isTotalsOnly: boolean;
  /** The one seat whose turns and scorings are followed on this phone; null for all of them. */
  readonly followed: number | null;
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

export function openTable(opening: Opening): Table {
  return 'file' in opening ? openFile(opening.file) : openSetup(opening);
}

function openSetup({ players, octopus, board, scoreBoard, depth, joined }: TableSetup): Table {
  const isTracked = depth === 'mirrored';
  return {
    ...beginning,
    players: players.map(({ name, fish, start }) => ({
      name,
      fish,
      score: 0,
      limestone: 0,
      tiles: byColor(() => 'coral'),
      reef: [layStart(start)],
      depth: depth === 'totals' ? 'counted' : depth,
      painting: depth === 'from-above' ? EMPTY_PAINTING : null,
      counts: depth === 'counted' || depth === 'totals' ? NO_COUNTS : null,
      tally: null,
      collected: null,
    })),
    board,
    scoreBoard,
    isTracked,
    isTotalsOnly: depth === 'totals',
    followed: joined?.seat ?? null,
    round: isTracked ? 1 : ROUNDS,
    phase: isTracked ? 'action' : 'final',
    octopus,
  };
}

/** A file does not tell its phase: in its last round, or with a reef that cannot be built on, the rounds are over. */
function openFile({ players, octopus, board, scoreBoard, round }: GameFile): Table {
  const isTracked = round < ROUNDS && players.every(({ reef }) => reef.kind === 'luminos');
  return {
    ...beginning,
    players: players.map(({ name, score, limestone, scoringTiles, reef }, index) => ({
      name,
      fish: FISH[index]!,
      score,
      limestone,
      tiles: scoringTiles,
      ...untold,
      ...tellReef(reef),
      collected: null,
    })),
    board,
    scoreBoard,
    isTracked,
    isTotalsOnly: false,
    followed: null,
    round,
    phase: isTracked ? 'action' : 'final',
    octopus,
  };
}

const untold = { reef: [], painting: null, counts: null, tally: null } as const;

/** A reef from outside at the depth that it is told at. */
export function tellReef(reef: GameReef): Partial<
  Pick<TablePlayer, 'reef' | 'painting' | 'counts' | 'tally'>
> & {
  readonly depth: Depth;
} {
  switch (reef.kind) {
    case 'luminos': {
      const laid = reef.luminos.map((lumino) => ({ ...lumino, paid: 0, unpaid: null }));
      return { reef: laid, depth: 'mirrored' };
    }
    case 'view':
      return { painting: paintingOf(reef.view), depth: 'from-above' };
    case 'counts':
      return { counts: reef.counts, tally: null, depth: 'counted' };
  }
}

const beginning = {
  turnsDone: [],
  decided: [],
  scorers: [],
  bagEmptyIn: null,
  isExtraScoring: false,
  scorings: [],
} satisfies Partial<Table>;

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
    depth: 'mirrored',
    joined: null,
  };
}

export function withPlayer(table: Table, index: number, player: TablePlayer): Table {
  return { ...table, players: table.players.map((other, at) => (at === index ? player : other)) };
}
