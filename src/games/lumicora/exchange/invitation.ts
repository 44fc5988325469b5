/** Joining a table with a phone of one's own. */

import { STARTING_AREA } from '../rules/boards';
import { STARTING_PAIRS } from '../rules/box';
import { isStartingLumino, type LaidLumino } from '../rules/model';
import type { StartingLumino, Table, TablePlayer, TableSetup } from '../session/table';
import { tableOf, type TableSession } from '../session/tableSession';
import type { Invitation } from './shared';
import { tableNumber } from './tableNumber';

/** The table as it stands, for the phone of this seat. */
export function invitationOf(session: TableSession, seat: number): Invitation {
  const table = tableOf(session);
  const { octopus, board, scoreBoard, round } = table;
  const players = table.players.map(({ name, fish }, index) => ({
    name,
    fish,
    start: startOf(table, index),
  }));
  return { table: tableNumber(session), seat, players, octopus, board, scoreBoard, round };
}

/** The table that somebody opens who was invited; their reef begins anew. */
export function setupOfInvitation(invitation: Invitation): TableSetup {
  const { table, seat, players, octopus, board, scoreBoard } = invitation;
  return { players, octopus, board, scoreBoard, depth: 'mirrored', joined: { table, seat } };
}

/** Where a reef is not known by its Luminos, a starting Lumino that nobody else is known to have; it can be changed. */
function startOf({ players }: Table, index: number): StartingLumino {
  const known = startingLuminoOf(players[index]!);
  if (known !== undefined) return asInStartingArea(known);
  const others = players.map(startingLuminoOf);
  const isFree = (pair: StartingLumino['colors']) =>
    !others.some((other) => other !== undefined && pair.every((color) => other.colors.includes(color)));
  const unknown = players.slice(0, index).filter((player) => startingLuminoOf(player) === undefined).length;
  return { colors: STARTING_PAIRS.filter(isFree)[unknown]!, symbols: [null, null] };
}

function startingLuminoOf({ reef }: TablePlayer): LaidLumino | undefined {
  return reef.find(isStartingLumino);
}

/** Its halves in the order of the starting area, whichever way round it was laid. */
function asInStartingArea({ on, colors, symbols }: LaidLumino): StartingLumino {
  if (on[0] !== STARTING_AREA[1]) return { colors, symbols };
  return { colors: [colors[1], colors[0]], symbols: [symbols[1], symbols[0]] };
}
