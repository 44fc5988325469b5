/** Joining a table with a phone of one's own. */

import { emptyLog } from '@/kit/log';
import { err, ok } from '@/kit/result';
import { fieldsOf } from '@/tabletop/codes/bitCodec';
import { bitKind } from '@/tabletop/codes/codes';
import { distinctNames } from '@/tabletop/session/playerName';

import type { ScoreBoard } from '../rules/animals';
import { STARTING_AREA, type ReefBoard } from '../rules/boards';
import { STARTING_PAIRS } from '../rules/box';
import { isStartingLumino, type LaidLumino } from '../rules/model';
import { decodeSave, encodeSave } from '../session/save/saveFile';
import type { PlayerSetup, StartingLumino, Table, TablePlayer, TableSetup } from '../session/table/table';
import { tableOf, type TableSession } from '../session/table/tableSession';
import * as f from './codecs';
import { tableNumber } from './tableNumber';

/** What a host tells somebody who joins with a phone of their own. */
export interface Invitation {
  readonly table: number;
  /** Whose phone it is going to be. */
  readonly seat: number;
  readonly players: readonly PlayerSetup[];
  readonly octopus: number;
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly round: number;
}

const invitationBits = fieldsOf<Invitation>({
  table: f.tableNumber,
  seat: f.seat,
  players: f.playerSetups,
  octopus: f.seat,
  board: f.board,
  scoreBoard: f.scoreBoard,
  round: f.round,
});

/** Comes in like the save of a table where nothing has happened yet. */
export const invitationKind = bitKind(3, invitationBits, (read) => {
  const setup = setupOfInvitation(read);
  const session = { id: 'invitation', startedAt: 0, setup, log: emptyLog, tables: [] };
  return decodeSave(encodeSave(session)).ok ? ok(withSeenNames(read)) : err({ code: 'meaningless' });
});

/** A phone that cleans no names yet may invite to a table where some cannot be told apart. */
function withSeenNames(read: Invitation): Invitation {
  const names = distinctNames(read.players.map(({ name }) => name));
  return { ...read, players: read.players.map((player, seat) => ({ ...player, name: names[seat]! })) };
}

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
