/** Tables of Nomads for tests: a set-up, and games that are played at random with real stacks of tiles. */

import { writableCards } from '@/games/nomads/rules/cards';
import { GUESSED_CARDS } from '@/games/nomads/rules/guessedCards';
import { campfireOf, hasRoom, layDiscs, layingOrder } from '@/games/nomads/rules/layout';
import { ADVENTURERS, LEGENDS, SPACES, type Adventurer, type Tile } from '@/games/nomads/rules/model';
import { listen, movesOf, playMove } from '@/games/nomads/rules/moves';
import type { Command, Found } from '@/games/nomads/session/commands';
import { sessions, tableOf, type TableSession } from '@/games/nomads/session/session';
import { seatsOf, type Table, type TableSetup } from '@/games/nomads/session/table';
import { shuffled, type Rng } from '@/kit/rng';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dario', 'Eva'];
export const STARTED = 1_790_000_000_000;

export function setup(adventurers: readonly Adventurer[], more: Partial<TableSetup> = {}): TableSetup {
  return {
    players: adventurers.map((adventurer, seat) => ({ name: NAMES[seat]!, adventurer })),
    first: 0,
    depth: 'pad',
    cards: GUESSED_CARDS,
    moonTies: 'share-4',
    campfire: null,
    coin: null,
    ...more,
  };
}

export function opened(game: TableSetup, id = 'game-1'): TableSession {
  return sessions.open({ id, startedAt: STARTED, setup: game });
}

/** All commands must be accepted. */
export function after(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((played, command, index) => {
    const next = sessions.perform(played, command, STARTED + (played.log.done + 1) * 1000);
    if (!next.ok) throw new Error(`command ${index}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, session);
}

/** The tiles as they really lie, from the top, which the app sees only one by one. */
type Stacks = Tile[][];

export function dealTiles(rng: Rng): Stacks {
  const tiles: readonly Tile[] = [
    ...LEGENDS.flatMap((legend) => Array<Tile>(14).fill(legend)),
    ...Array<Tile>(12).fill('moon'),
    ...Array<Tile>(2).fill('wild'),
  ];
  const mixed = shuffled(rng, tiles);
  return SPACES.map((space) => mixed.slice(space * 14, space * 14 + 14));
}

export interface RandomGame {
  readonly session: TableSession;
  readonly stacks: Stacks;
}

/** Begins with a ring on which everything was laid by the rules, tops told or not. */
export function randomStart(rng: Rng): RandomGame {
  const seats = shuffled(rng, ADVENTURERS).slice(0, 2 + rng.int(4));
  const first = rng.int(seats.length);
  const order = layingOrder(seats, first);
  const on: number[] = [];
  while (on.length < order.length) {
    on.push(rng.pick(SPACES.filter((space) => hasRoom(layDiscs(order, on), space))));
  }
  const stacks = dealTiles(rng);
  const laid = campfireOf(layDiscs(order, on), rng.int(8));
  const spaces = laid.spaces.map((space, index) => ({
    ...space,
    top: rng.int(4) === 0 ? ('unknown' as const) : stacks[index]![0]!,
  }));
  const game = setup(seats, { first, depth: 'campfire', campfire: { ...laid, spaces } });
  return { session: opened(game), stacks };
}

/** One step of a game by its rules; the stacks are those on the real table. */
export function randomStep(rng: Rng, { session, stacks }: RandomGame): RandomGame {
  const table = tableOf(session);
  const { command, taken } = chooseStep(rng, table, stacks);
  const left = stacks.map((stack) => [...stack]);
  for (const space of taken) left[space]!.shift();
  return { session: after(session, command), stacks: left };
}

function chooseStep(
  rng: Rng,
  table: Table,
  stacks: Stacks,
): { readonly command: Command; readonly taken: readonly number[] } {
  const only = (command: Command) => ({ command, taken: [] });
  const { phase, acted, turn, campfire, toReveal } = table;
  if (phase === 'moon') return only({ type: 'moon-scoring' });
  if (toReveal.length > 0 && rng.int(5) > 0) {
    return only({ type: 'reveal', space: toReveal[0]!, tile: stacks[toReveal[0]!]![0]! });
  }
  if (acted !== null) return only({ type: 'next' });
  const cards = writableCards(table.cards, table.players, turn);
  if (cards.length > 0 && (phase === 'last' || rng.int(2) === 0)) {
    return only({ type: 'write', player: turn, card: rng.pick(cards).choice, lysFirst: null });
  }
  const seats = seatsOf(table);
  const moves = phase === 'last' ? [] : movesOf(campfire!, seats, turn);
  if (moves.length === 0) return only({ type: 'next' });
  const move = rng.pick(moves);
  const outcome = playMove(campfire!, seats, move);
  const lysTo = outcome.lys ? rng.pick(SPACES.filter((space) => space !== outcome.lysAt)) : null;
  const lost = [
    ...(lysTo === null || stacks[lysTo]!.length === 0 ? [] : [lysTo]),
    ...listen(campfire!, outcome.piles, seats).map(({ space }) => space),
  ];
  const depth = new Map<number, number>();
  const taken: number[] = [];
  const found: Found[] = [];
  for (const space of lost) {
    const at = depth.get(space) ?? 0;
    const tile = stacks[space]![at];
    depth.set(space, at + 1);
    if (tile === undefined) continue;
    taken.push(space);
    if (at > 0 || campfire!.spaces[space]!.top === 'unknown') found.push({ space, tile });
  }
  return { command: { type: 'move', move, lysTo, found }, taken };
}
