/** One player's reef and state, as their phone tells it to another. */

import type { View } from '../rules/surface';
import { HIGHEST_IN_FILE, HIGHEST_LEVEL, LOWEST_IN_FILE, type GameReef } from '../session/gameFileModel';
import { changedAtOf } from '../session/historyEntry';
import { gameFileOf } from '../session/tableGameFile';
import { tableOf, type TableSession } from '../session/tableSession';
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
    score: Math.max(LOWEST_IN_FILE, Math.min(HIGHEST_IN_FILE, score)),
    limestone,
    tiles: scoringTiles,
    reef: withinLevels(reef),
  };
}

/** An undone step counts: what is shown after it is not earlier than what was shown before. */
function madeAtOf(session: TableSession): number {
  return nearestSeconds(changedAtOf(session) / MS_PER_SECOND);
}

/** A painting that was taken over from a whole box of Luminos in one tower is higher than a file may claim. */
function withinLevels(reef: GameReef): GameReef {
  if (reef.kind !== 'view') return reef;
  const view: View = {
    ...reef.view,
    levels: reef.view.levels.map((level) => Math.min(level, HIGHEST_LEVEL)),
  };
  return { kind: 'view', view };
}
