/** The bodies of the codes as bits; that of terrain is a `board`. */

import { MOST_PLAYERS } from '../rules/round';
import { FEWEST_IN_FILE } from '../session/gameFileModel';
import { bytesOf, checked, fieldsOf, whole, type BitCodec } from './bitCodec';
import * as f from './fieldCodecs';
import { playerSetups } from './openingCodec';
import { board, reef } from './reefCodec';
import type { GamePart, Invitation, SharedReef } from './shared';

export const sharedReef: BitCodec<SharedReef> = fieldsOf({
  table: f.tableNumber,
  seat: f.seat,
  madeAt: f.seconds,
  side: f.side,
  scoreBoard: f.scoreBoard,
  players: whole(FEWEST_IN_FILE, MOST_PLAYERS),
  terrain: whole(0, 0xffff),
  name: f.name,
  score: f.score,
  limestone: f.limestone,
  tiles: f.tiles,
  reef,
});

export const invitation: BitCodec<Invitation> = fieldsOf({
  table: f.tableNumber,
  seat: f.seat,
  players: playerSetups,
  octopus: f.seat,
  board,
  scoreBoard: f.scoreBoard,
  round: f.round,
});

const MOST_PARTS = 0xffff;
/** As many as 11 bits tell; `gameParts` writes far fewer. */
const MOST_PART_BYTES = 2048;

export const gamePart: BitCodec<GamePart> = checked(
  fieldsOf<GamePart>({
    transfer: whole(0, 0xffff_ffff),
    index: whole(0, MOST_PARTS - 1),
    count: whole(1, MOST_PARTS),
    bytes: bytesOf(whole(1, MOST_PART_BYTES)),
  }),
  ({ index, count }) => index < count,
);
