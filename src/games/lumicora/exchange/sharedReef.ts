/** One player's reef and state, as their phone tells it to another. */

import { gameFileOf } from '../session/tableGameFile';
import { changedAtOf, tableOf, type TableSession } from '../session/tableSession';
import { nearestSeconds } from './fieldCodecs';
import type { SharedReef } from './shared';
import { tableNumber, terrainMark } from './tableNumber';

const MS_PER_SECOND = 1000;

/** At the depth that the player chose, within the limits of a game file. */
export function sharedReefOf(session: TableSession, seat: number): SharedReef {
  const table = tableOf(session);
  const { name, score, limestone, scoringTiles, reef } = gameFileOf(table).players[seat]!;
  return {
    table: tableNumber(session),
    seat,
    madeAt: madeAtOf(session),
    side: table.board.side,
    scoreBoard: table.scoreBoard,
    players: table.players.length,
    terrain: terrainMark(table.board),
    name,
    score,
    limestone,
    tiles: scoringTiles,
    reef,
  };
}

/** An undone step counts: what is shown after it is not earlier than what was shown before. */
function madeAtOf(session: TableSession): number {
  return nearestSeconds(changedAtOf(session) / MS_PER_SECOND);
}
