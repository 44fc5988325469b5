/** The set-up while it is being filled in. Names may be empty: a seat then goes by its number. */

import { ok, type Result } from '@/kit/result';
import { emptySeat, finishNames } from '@/tabletop/seats/seats';

import { STARTING_PAIRS } from '../../rules/box';
import { isStartingLumino } from '../../rules/model';
import { MOST_PLAYERS } from '../../rules/round';
import { FISH, suggestSetup, type PlayerSetup, type Table, type TableSetup } from './table';

export type SetupProblem = { readonly code: 'same-name' };

/** Another seat with a fish and a starting Lumino that are still free. */
export function addSeat(setup: TableSetup, name = ''): TableSetup {
  if (setup.players.length >= MOST_PLAYERS) return setup;
  const fish = FISH.find((each) => setup.players.every((player) => player.fish !== each))!;
  const taken = (pair: readonly [string, string]) =>
    setup.players.some(({ start }) =>
      pair.every((color) => (start.colors as readonly string[]).includes(color)),
    );
  const colors = STARTING_PAIRS.find((pair) => !taken(pair))!;
  return { ...setup, players: [...setup.players, { name, fish, start: { colors, symbols: [null, null] } }] };
}

export function removeSeat(setup: TableSetup, seat: number): TableSetup {
  const players = setup.players.filter((_, index) => index !== seat);
  const octopus = setup.octopus > seat ? setup.octopus - 1 : setup.octopus;
  return { ...setup, players, octopus: Math.min(octopus, players.length - 1) };
}

/** Changes a seat; whoever had its new fish or starting Lumino takes the one that became free. */
export function changeSeat(setup: TableSetup, seat: number, changed: PlayerSetup): TableSetup {
  const before = setup.players[seat]!;
  const players = setup.players.map((player, index) => {
    if (index === seat) return changed;
    return {
      ...player,
      fish: player.fish === changed.fish ? before.fish : player.fish,
      start: samePair(player.start.colors, changed.start.colors) ? before.start : player.start,
    };
  });
  return { ...setup, players };
}

/** Who else has this fish or this starting Lumino; null where it is free. */
export function holderOf(setup: TableSetup, seat: number, { fish, start }: PlayerSetup): number | null {
  const holder = setup.players.findIndex(
    (player, index) =>
      index !== seat && (player.fish === fish || samePair(player.start.colors, start.colors)),
  );
  return holder === -1 ? null : holder;
}

/** So many seats: the last ones go, or further ones come. */
export function seatCount(setup: TableSetup, count: number): TableSetup {
  if (count < setup.players.length) return seatCount(removeSeat(setup, setup.players.length - 1), count);
  return count > setup.players.length ? seatCount(addSeat(setup), count) : setup;
}

function samePair(a: readonly [string, string], b: readonly [string, string]): boolean {
  return a.every((color) => b.includes(color));
}

/** A name fills the first seat that has none, or takes a new one. */
export function seatName(setup: TableSetup, name: string): TableSetup {
  const empty = emptySeat(setup.players.map((player) => player.name));
  if (empty === null) return addSeat(setup, name);
  return changeSeat(setup, empty, { ...setup.players[empty]!, name });
}

/**
 * The same people, seats, fish, starting Luminos and boards once more. The booklets let the table choose who begins: whoever
 * the rules of the last game left the octopus with is a fair first offer (SC-1).
 */
export function rematchOf({ players, octopus, board, scoreBoard }: Table): TableSetup {
  const suggested = suggestSetup(players.map(({ name }) => name));
  return {
    ...suggested,
    players: suggested.players.map((seat, index) => {
      const { fish, reef } = players[index]!;
      const laid = reef.find(isStartingLumino);
      return laid === undefined
        ? { ...seat, fish }
        : { ...seat, fish, start: { colors: laid.colors, symbols: laid.symbols } };
    }),
    octopus,
    board,
    scoreBoard,
  };
}

export function finishSetup(
  setup: TableSetup,
  defaultName: (seat: number) => string,
): Result<TableSetup, SetupProblem> {
  const names = finishNames(
    setup.players.map(({ name }) => name),
    defaultName,
  );
  if (!names.ok) return names;
  const players = setup.players.map((player, seat) => ({ ...player, name: names.value[seat]! }));
  return ok({ ...setup, players });
}
