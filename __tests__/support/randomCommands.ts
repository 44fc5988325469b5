/** Random commands for a table: mostly what players do, some that break rules, some that no table takes. */

import { SCORE_BOARDS } from '@/games/lumicora/rules/animals';
import { DEFAULT_BOARDS, PAIRS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { STARTING_PAIRS } from '@/games/lumicora/rules/box';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import {
  ANIMALS,
  byAnimal,
  byColor,
  COLORS,
  CORAL_NUMBERS,
  type CoralSymbol,
  type SpacePair,
} from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import { findImpossible, surfaceOf } from '@/games/lumicora/rules/surface';
import type { GameReef } from '@/games/lumicora/session/gameFile/gameFile';
import { countView, DEPTHS, type Depth } from '@/games/lumicora/session/reef/finalReef';
import { paintingOf, viewOfPainting, type PaintedSpace } from '@/games/lumicora/session/reef/painting';
import type {
  CollectedReef,
  Command,
  CommandRejection,
  CommandType,
} from '@/games/lumicora/session/table/commands';
import { suggestNext } from '@/games/lumicora/session/table/guide';
import { FISH, suggestSetup, type Phase, type Table } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  tableOf,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import type { Rng } from '@/kit/rng';

import { legalReef, randomBoard } from './randomReef';
import { NAMES } from './tables';

type Of<T extends CommandType> = Extract<Command, { readonly type: T }>;
type Makers = { readonly [T in CommandType]: (rng: Rng, table: Table) => Omit<Of<T>, 'type'> };

export const CORRECTIONS: readonly CommandType[] = [
  'correct-score',
  'correct-limestone',
  'correct-tile',
  'correct-round',
  'correct-octopus',
  'count-jellyfish',
  'collect-reef',
];

/** How often a command is tried in each phase; 1 where it is not named. */
const WEIGHTS: Readonly<Record<Phase, Partial<Record<CommandType, number>>>> = {
  action: { place: 36, 'take-limestone': 14, 'end-turn': 12, 'spend-jellyfish': 4, 'take-back': 4 },
  scoring: { 'score-coral': 30, 'skip-scoring': 10, place: 4, 'take-back': 2 },
  final: { place: 4, 'correct-round': 4, 'paint-reef': 6, 'count-reef': 6, 'choose-depth': 3 },
};

const MAKERS: Makers = {
  'take-limestone': (rng, table) => ({ player: seat(rng, table), count: count(rng, 1, 6) }),
  place: randomPlacement,
  'take-back': (rng, table) => {
    const player = seat(rng, table);
    return { player, lumino: count(rng, 0, table.players[player]?.reef.length ?? 0) };
  },
  'return-lumino': (rng, table) => ({ player: seat(rng, table) }),
  'spend-jellyfish': (rng, table) => ({ player: seat(rng, table), color: rng.pick(COLORS) }),
  'end-turn': (rng, table) => ({ player: seat(rng, table) }),
  'begin-scoring': () => ({}),
  'score-coral': (rng, table) => ({ player: seat(rng, table), color: rng.pick(COLORS) }),
  'skip-scoring': (rng, table) => ({ player: seat(rng, table) }),
  'empty-bag': () => ({}),
  'correct-score': (rng, table) => ({ player: seat(rng, table), score: count(rng, -999, 999) }),
  'correct-limestone': (rng, table) => ({ player: seat(rng, table), limestone: count(rng, 0, 10) }),
  'correct-tile': (rng, table) => ({
    player: seat(rng, table),
    color: rng.pick(COLORS),
    tile: rng.pick(SCORING_TILE_STATES),
  }),
  'correct-round': (rng) => ({ round: count(rng, 1, 10) }),
  'correct-octopus': (rng, table) => ({ player: seat(rng, table) }),
  'change-name': (rng, table) => ({
    player: seat(rng, table),
    name: rng.pick([...NAMES, 'Eli', 'Ünal', '']),
  }),
  'change-fish': (rng, table) => ({ player: seat(rng, table), fish: rng.pick(FISH) }),
  'change-start': (rng, table) => ({
    player: seat(rng, table),
    start: { colors: rng.pick(STARTING_PAIRS), symbols: randomSymbols(rng) },
  }),
  'change-score-board': (rng) => ({ scoreBoard: rng.pick(SCORE_BOARDS) }),
  'change-board': (rng) => ({ board: rng.pick([DEFAULT_BOARDS.A, DEFAULT_BOARDS.B, randomBoard(rng)]) }),
  'finish-rounds': () => ({}),
  'choose-depth': (rng, table) => ({ player: seat(rng, table), depth: rng.pick(DEPTHS) }),
  'paint-reef': (rng, table) => ({
    player: seatAt(rng, table, 'from-above'),
    spaces: Array.from({ length: 1 + rng.int(6) }, () => randomPaint(rng)),
  }),
  'count-reef': (rng, table) => ({
    player: seatAt(rng, table, 'counted'),
    counts: {
      spaces: byColor(() => count(rng, 0, 14)),
      animals: byAnimal(() => count(rng, 0, 5)),
      animalPoints: count(rng, 0, 30),
      remote: 0 - count(rng, 0, 20),
    },
  }),
  'count-jellyfish': (rng, table) => ({ player: seat(rng, table), count: count(rng, 0, 4) }),
  'collect-reef': (rng, table) => ({ player: seat(rng, table), collected: randomCollected(rng, table) }),
  'follow-seat': (rng, table) => ({ seat: rng.int(3) === 0 ? rng.int(table.players.length + 1) : null }),
  'tally-animals': (rng, table) => ({
    player: seatAt(rng, table, 'counted'),
    species: rng.pick(ANIMALS),
    small: count(rng, 0, 6),
    large: count(rng, 0, 6),
  }),
  'tell-about': (rng) => ({
    playedAt: rng.int(2) === 0 ? null : rng.int(2 ** 31) * 1000,
    note: rng.pick(['', 'At the lake', 'Zoë’s first game 🐙\nRain.']),
  }),
};

export const COMMAND_TYPES = Object.keys(MAKERS) as readonly CommandType[];

export function randomCommand(
  rng: Rng,
  table: Table,
  types: readonly CommandType[] = COMMAND_TYPES,
): Command {
  const weights = WEIGHTS[table.phase];
  const type = rng.pick(types.flatMap((each) => Array<CommandType>(weights[each] ?? 1).fill(each)));
  return { type, ...MAKERS[type](rng, table) } as Command;
}

/** Mostly whose turn it is, sometimes another, now and then nobody. */
function seat(rng: Rng, table: Table): number {
  if (rng.int(40) === 0) return rng.pick([-1, 4, 0.5, NaN]);
  const next = suggestNext(table);
  return 'player' in next && rng.int(5) > 0 ? next.player : rng.int(table.players.length);
}

/** Mostly somebody whose reef is told at this depth. */
function seatAt(rng: Rng, table: Table, depth: Depth): number {
  const fitting = table.players.flatMap((player, index) => (player.depth === depth ? [index] : []));
  return fitting.length > 0 && rng.int(10) > 0 ? rng.pick(fitting) : seat(rng, table);
}

function randomPaint(rng: Rng): PaintedSpace {
  const space = rng.int(40) === 0 ? rng.pick([-1, SPACE_COUNT, 0.5]) : rng.int(SPACE_COUNT);
  if (rng.int(8) === 0) return { space, seen: null };
  const symbol = rng.pick([null, ...CORAL_NUMBERS, ...ANIMALS]);
  return { space, seen: { color: rng.pick(COLORS), level: count(rng, 1, 4), symbol } };
}

/** A reef from another phone at any depth, now and then one that cannot be. */
function randomCollected(rng: Rng, table: Table): CollectedReef {
  return {
    reef: randomTold(rng, table),
    score: count(rng, -9999, 9999),
    limestone: count(rng, 0, 10),
    tiles: byColor(() => rng.pick(SCORING_TILE_STATES)),
    table: rng.int(2 ** 32),
    madeAt: rng.int(2 ** 31),
  };
}

function randomTold(rng: Rng, table: Table): GameReef {
  const luminos = legalReef(rng, table.board);
  const view = viewOfPainting(paintingOf(surfaceOf(luminos)));
  const kind = rng.pick(DEPTHS);
  if (kind === 'from-above') return { kind: 'view', view };
  if (kind === 'counted') return { kind: 'counts', counts: countView(table.board, table.scoreBoard, view) };
  return { kind: 'luminos', luminos: rng.int(20) === 0 ? [...luminos, luminos.at(-1)!] : luminos };
}

/** Mostly from the range, now and then outside it or no whole number. */
function count(rng: Rng, least: number, most: number): number {
  if (rng.int(15) === 0) return rng.pick([least - 1, most + 1, least + 0.5, Infinity]);
  return least + rng.int(most - least + 1);
}

const STRANGE: readonly SpacePair[] = [...PAIRS, [0, 43], [-1, 0], [43, 44], [7, 7], [1.5, 2]];

/** By the rules more often than not, else anywhere it can lie, else where perhaps nothing can. */
function randomPlacement(rng: Rng, table: Table): Omit<Of<'place'>, 'type'> {
  const player = seat(rng, table);
  const { reef, limestone } = table.players[player] ?? table.players[0]!;
  const color = rng.pick(COLORS);
  const surface = surfaceOf(reef);
  const kind = rng.pick(['legal', 'legal', 'legal', 'possible', 'strange'] as const);
  const choice = {
    legal: () => legalPlacements(table.board, surface, color, limestone).map(({ on }) => on),
    possible: () => PAIRS.filter((on) => findImpossible(surface, on) === null),
    strange: () => STRANGE,
  }[kind]();
  const [a, b] = rng.pick(choice.length > 0 ? choice : STRANGE);
  const on: SpacePair = rng.int(2) === 0 ? [a, b] : [b, a];
  const colors = rng.int(40) === 0 ? rng.pick(STARTING_PAIRS) : ([color, color] as const);
  const anyway = kind !== 'legal' && rng.int(4) > 0;
  return { player, lumino: { on, colors, symbols: randomSymbols(rng) }, anyway };
}

function randomSymbols(rng: Rng): readonly [CoralSymbol, CoralSymbol] {
  const symbols = [rng.pick(CORAL_NUMBERS), rng.pick([...ANIMALS, null])] as const;
  return rng.int(2) === 0 ? symbols : [symbols[1], symbols[0]];
}

export interface RandomGame {
  readonly session: TableSession;
  readonly refused: readonly CommandRejection['code'][];
}

/** A session after so many commands were tried. */
export function randomGame(
  rng: Rng,
  tries: number,
  types: readonly CommandType[] = COMMAND_TYPES,
): RandomGame {
  const players = 2 + rng.int(3);
  const suggested = suggestSetup(NAMES.slice(0, players));
  const setup = { ...suggested, octopus: rng.int(players), board: randomBoard(rng) };
  let session = openSession({ id: `game-${rng.int(1000)}`, startedAt: rng.int(1e9), setup });
  const refused: CommandRejection['code'][] = [];
  for (let tried = 0; tried < tries; tried++) {
    const next = perform(session, randomCommand(rng, tableOf(session), types), session.startedAt + tried);
    if (next.ok) session = next.value;
    else refused.push(next.error.code);
  }
  return { session, refused };
}
