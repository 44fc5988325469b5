/** What happens at a table, and what the table is afterwards. */

import { err, ok, type Result } from '@/kit/result';
import type { AboutCommand } from '@/tabletop/record/about';

import {
  afterWriting,
  quoteCard,
  type CardChoice,
  type Cards,
  type Holding,
  type WriteRejection,
} from '../rules/cards';
import {
  SPACE_COUNT,
  stepsFrom,
  type Campfire,
  type CampSpace,
  type Legend,
  type Space,
  type StoryTile,
  type Tile,
} from '../rules/model';
import { isMove, listen, playMove, type Move } from '../rules/moves';
import { MOONS_FOR_SCORING, moonPrizes, moonScore, type MoonTies } from '../rules/scoring';
import { findGameProblem, type GameFileProblem } from './gameFile';
import { atTurnStart, gameFileOf, seatsOf, type Depth, type Table, type TablePlayer } from './table';

/** What was found on a stack whose top was not known. */
export interface Found {
  readonly space: Space;
  readonly tile: Tile;
}

export type Command =
  /** Pad: somebody took a tile; a moon goes to the chart. */
  | { readonly type: 'take'; readonly player: number; readonly tile: Tile }
  | {
      readonly type: 'write';
      readonly player: number;
      readonly card: CardChoice;
      /** NM-4: where Moon moved Lys first. */
      readonly lysFirst: Space | null;
    }
  | {
      readonly type: 'move';
      readonly move: Move;
      /** NM-2: the stack that Lys went to. */
      readonly lysTo: Space | null;
      /** What was taken from stacks of which nobody had told the top. */
      readonly found: readonly Found[];
    }
  /** What is seen on a stack now. */
  | { readonly type: 'reveal'; readonly space: Space; readonly tile: Tile }
  /** The turn is over. */
  | { readonly type: 'next' }
  /** NS-1: the moons are handed out. */
  | { readonly type: 'moon-scoring' }
  /** NE-1: at most two stacks are left, as the table sees it. */
  | { readonly type: 'last-call' }
  /** Nothing more is written. */
  | { readonly type: 'finish' }
  | { readonly type: 'depth'; readonly depth: Depth }
  | { readonly type: 'campfire'; readonly campfire: Campfire }
  | { readonly type: 'cards'; readonly cards: Cards }
  | { readonly type: 'moon-ties'; readonly moonTies: MoonTies }
  | { readonly type: 'correct-player'; readonly player: number; readonly holding: Holding }
  | { readonly type: 'correct-table'; readonly moonChart: number; readonly turn: number }
  | AboutCommand;

export type CommandRejection =
  | { readonly code: 'no-such-player' | 'over' | 'moon-due' | 'not-due' | 'no-campfire' }
  /** NT-1: the active player has moved or written already. */
  | { readonly code: 'acted'; readonly what: 'moved' | 'wrote' }
  | { readonly code: 'not-your-turn'; readonly turn: number }
  | { readonly code: 'no-such-move' }
  | { readonly code: 'lys-elsewhere' }
  | { readonly code: 'unknown-tile'; readonly space: Space }
  | { readonly code: 'nothing-to-reveal' }
  | { readonly code: 'card'; readonly rejection: WriteRejection }
  /** What was entered cannot lie on a table. */
  | { readonly code: 'impossible'; readonly problem: GameFileProblem };

type Applied = Result<Table, CommandRejection>;

export function applyCommand(table: Table, command: Command): Applied {
  if ('player' in command && table.players[command.player] === undefined)
    return err({ code: 'no-such-player' });
  switch (command.type) {
    case 'take':
      return isOpen(table) ?? ok(takeTile(table, command.player, command.tile));
    case 'write':
      return isOpen(table) ?? write(table, command.player, command.card, command.lysFirst);
    case 'move':
      return isOpen(table) ?? move(table, command);
    case 'reveal':
      return reveal(table, command.space, command.tile);
    case 'next':
      return isOpen(table) ?? ok(next(table));
    case 'moon-scoring':
      return table.phase === 'moon' ? ok(scoreMoon(table)) : err({ code: 'not-due' });
    case 'last-call':
      if (table.phase !== 'turn') return err({ code: 'not-due' });
      return ok({ ...table, phase: 'last', lastCards: table.players.length });
    case 'finish':
      return table.phase === 'over' ? err({ code: 'over' }) : ok({ ...table, phase: 'over', lastCards: 0 });
    case 'depth':
      return ok({ ...table, depth: command.depth });
    case 'campfire':
      return checked({ ...table, campfire: command.campfire, toReveal: [] });
    case 'cards':
      return checked({ ...table, cards: command.cards });
    case 'moon-ties':
      return ok({ ...table, moonTies: command.moonTies });
    case 'correct-player':
      return checked(withPlayer(table, command.player, command.holding));
    case 'tell-about':
      return ok(table);
    case 'correct-table': {
      const { moonChart, turn } = command;
      if (table.players[turn] === undefined) return err({ code: 'no-such-player' });
      return ok({ ...table, moonChart, turn, acted: turn === table.turn ? table.acted : null });
    }
  }
}

function checked(table: Table): Applied {
  const problem = findGameProblem(gameFileOf(table));
  return problem === null ? ok(table) : err({ code: 'impossible', problem });
}

/** Null where turns and last cards go on. */
function isOpen({ phase }: Table): Applied | null {
  if (phase === 'over') return err({ code: 'over' });
  return phase === 'moon' ? err({ code: 'moon-due' }) : null;
}

function withPlayer(table: Table, seat: number, holding: Holding): Table {
  const { tiles, wild, legends, song, moons } = holding;
  const change = (player: TablePlayer): TablePlayer => ({ ...player, tiles, wild, legends, song, moons });
  return {
    ...table,
    players: table.players.map((player, index) => (index === seat ? change(player) : player)),
  };
}

/** NM-3: in front of a player, or to the chart. */
function takeTile(table: Table, seat: number, tile: Tile): Table {
  if (tile === 'moon') return { ...table, moonChart: table.moonChart + 1 };
  return withPlayer(table, seat, plusTile(table.players[seat]!, tile));
}

function plusTile(holding: Holding, tile: StoryTile): Holding {
  if (tile === 'wild') return { ...holding, wild: holding.wild + 1 };
  return { ...holding, tiles: holding.tiles.map((n, index) => (index === (tile as Legend) - 1 ? n + 1 : n)) };
}

/** On the pad nobody tells whose turn begins: who writes is whose turn it is. */
function write(table: Table, seat: number, card: CardChoice, lysFirst: Space | null): Applied {
  const isPad = table.depth !== 'campfire';
  if (!isPad || table.phase === 'last') {
    if (seat !== table.turn) return err({ code: 'not-your-turn', turn: table.turn });
    if (table.acted !== null) return err({ code: 'acted', what: table.acted });
  }
  const lys = moveLysFirst(table, seat, lysFirst);
  if (!lys.ok) return lys;
  const quote = quoteCard(table.cards, table.players, seat, card);
  if (!quote.ok) return err({ code: 'card', rejection: quote.error });
  const written = afterWriting(table.players[seat]!, { choice: card, price: quote.value });
  return ok({ ...withPlayer(lys.value, seat, written), turn: seat, acted: 'wrote' });
}

/** NM-4: Moon's power before writing takes no tile. */
function moveLysFirst(table: Table, seat: number, to: Space | null): Applied {
  if (to === null) return ok(table);
  const { campfire, players } = table;
  if (campfire === null) return err({ code: 'no-campfire' });
  const isNext = [1, SPACE_COUNT - 1].some((steps) => stepsFrom(campfire.lys, 'clockwise', steps) === to);
  if (players[seat]!.adventurer !== 'moon' || !isNext) return err({ code: 'lys-elsewhere' });
  return ok({ ...table, campfire: { ...campfire, lys: to } });
}

function move(table: Table, { move, lysTo, found }: Extract<Command, { readonly type: 'move' }>): Applied {
  const { campfire, turn, acted } = table;
  if (campfire === null) return err({ code: 'no-campfire' });
  if (table.phase === 'last') return err({ code: 'not-due' });
  if (acted !== null) return err({ code: 'acted', what: acted });
  const seats = seatsOf(table);
  if (!isMove(campfire, seats, turn, move)) return err({ code: 'no-such-move' });
  const outcome = playMove(campfire, seats, move);
  const isLysRight = outcome.lys ? lysTo !== null && lysTo !== outcome.lysAt : lysTo === null;
  if (!isLysRight) return err({ code: 'lys-elsewhere' });

  const lost: Space[] = [];
  let played: Table = {
    ...table,
    acted: 'moved',
    campfire: { ...withPiles(campfire, outcome.piles), lys: lysTo ?? outcome.lysAt },
  };
  // NM-2: what Lys takes comes first, and what lay below it may be listened to at once.
  const told = [...found];
  const lysTakes = lysTo === null || campfire.spaces[lysTo]!.left === 0 ? [] : [{ space: lysTo, to: turn }];
  for (const { space, to } of lysTakes) {
    const taken = takeTop(played, space, to, told);
    if (!taken.ok) return taken;
    played = taken.value;
    lost.push(space);
  }
  for (const { space, to } of listen(played.campfire!, outcome.piles, seats)) {
    const taken = takeTop(played, space, to, told);
    if (!taken.ok) return taken;
    played = taken.value;
    lost.push(space);
  }
  const toReveal = [...new Set(lost)].filter((space) => played.campfire!.spaces[space]!.left > 0);
  return ok({ ...played, toReveal });
}

function withPiles({ lys, spaces }: Campfire, piles: readonly CampSpace['discs'][]): Campfire {
  return { lys, spaces: spaces.map((space, index) => ({ ...space, discs: piles[index]! })) };
}

/** The top tile of a stack, told before or found now, to a seat or out of the game. */
function takeTop(table: Table, space: Space, to: number | null, told: Found[]): Applied {
  const campfire = table.campfire!;
  const stack = campfire.spaces[space]!;
  const at = told.findIndex((found) => found.space === space);
  const found = stack.top === 'unknown' && at >= 0 ? told.splice(at, 1)[0]!.tile : stack.top;
  if (found === null) return ok(table);
  // A tile that leaves the game unseen is gone all the same.
  if (found === 'unknown' && to !== null) return err({ code: 'unknown-tile', space });
  const left = stack.left - 1;
  const spaces = campfire.spaces.map((own, index) =>
    index === space ? ({ ...own, left, top: left === 0 ? null : 'unknown' } as const) : own,
  );
  const without = { ...table, campfire: { ...campfire, spaces } };
  if (found === 'moon') return ok({ ...without, moonChart: without.moonChart + 1 });
  return ok(to === null || found === 'unknown' ? without : takeTile(without, to, found));
}

function reveal(table: Table, space: Space, tile: Tile): Applied {
  const { campfire } = table;
  if (campfire === null) return err({ code: 'no-campfire' });
  if ((campfire.spaces[space]?.left ?? 0) === 0) return err({ code: 'nothing-to-reveal' });
  const spaces = campfire.spaces.map((own, index) => (index === space ? { ...own, top: tile } : own));
  const toReveal = table.toReveal.filter((other) => other !== space);
  return ok({ ...table, campfire: { ...campfire, spaces }, toReveal });
}

/** NS-1 before NE-1; no moon scoring follows the last cards. */
function next(table: Table): Table {
  const passed: Table = {
    ...table,
    turn: (table.turn + 1) % table.players.length,
    turns: table.turns + 1,
    acted: null,
    toReveal: [],
  };
  if (table.phase === 'last') {
    const lastCards = table.lastCards - 1;
    return lastCards > 0 ? { ...passed, lastCards } : { ...passed, lastCards: 0, phase: 'over' };
  }
  return table.moonChart >= MOONS_FOR_SCORING ? { ...passed, phase: 'moon' } : atTurnStart(passed);
}

function scoreMoon(table: Table): Table {
  const scores = table.players.map((player) => moonScore(table.cards, player));
  const { moons, left } = moonPrizes(scores, table.moonTies);
  return atTurnStart({
    ...table,
    phase: 'turn',
    moonChart: table.moonChart - MOONS_FOR_SCORING,
    players: table.players.map((player, seat) => ({ ...player, moons: player.moons + moons[seat]! })),
    scorings: [...table.scorings, { turn: table.turns, scores, moons, left }],
  });
}
