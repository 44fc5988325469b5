/** A tracked table as a portable game file, with the whole log in a field of the app's own. */

import type { ReefBoard } from '../../rules/boards';
import { finalReefOf } from '../reef/finalReef';
import { encodeSave } from '../save/saveFile';
import type { Table } from '../table/table';
import { tableOf, type TableSession } from '../table/tableSession';
import { gameJson } from './encodeGameFile';
import { HIGHEST_IN_FILE, HIGHEST_LEVEL, LOWEST_IN_FILE } from './gameFileModel';
import type { GameFile, GameReef } from './gameFileModel';

/** Within the limits of a file, which a long game may go beyond. */
export function gameFileOf({ board, scoreBoard, round, octopus, players }: Table): GameFile {
  return {
    board,
    boardIsDefault: false,
    scoreBoard,
    round,
    octopus,
    players: players.map((player) => ({
      name: player.name,
      score: Math.max(LOWEST_IN_FILE, Math.min(HIGHEST_IN_FILE, player.score)),
      limestone: player.limestone,
      scoringTiles: player.tiles,
      reef: withinLevels(fittingTo(board, finalReefOf(player))),
    })),
  };
}

/** FS-6: a penalty that was counted before side B turned out to be side A scores nothing and has no place in a file. */
function fittingTo({ side }: ReefBoard, reef: GameReef): GameReef {
  if (side === 'B' || reef.kind !== 'counts') return reef;
  return { ...reef, counts: { ...reef.counts, remote: 0 } };
}

/** A painting that was taken over from a whole box of Luminos in one tower is higher than a file may claim. */
function withinLevels(reef: GameReef): GameReef {
  if (reef.kind !== 'view') return reef;
  const levels = reef.view.levels.map((level) => Math.min(level, HIGHEST_LEVEL));
  return { kind: 'view', view: { ...reef.view, levels } };
}

export function exportSession(session: TableSession): string {
  const file = gameJson(gameFileOf(tableOf(session)));
  return `${JSON.stringify({ ...file, reefside: JSON.parse(encodeSave(session)) as unknown }, null, 2)}\n`;
}
