/** A tracked table as a portable game file, with the whole log in a field of the app's own. */

import type { ReefBoard } from '../rules/boards';
import { gameJson } from './encodeGameFile';
import { finalReefOf } from './finalReef';
import type { GameFile, GameReef } from './gameFileModel';
import { encodeSave } from './saveFile';
import type { Table } from './table';
import { tableOf, type TableSession } from './tableSession';

export function gameFileOf({ board, scoreBoard, round, octopus, players }: Table): GameFile {
  return {
    board,
    boardIsDefault: false,
    scoreBoard,
    round,
    octopus,
    players: players.map((player) => ({
      name: player.name,
      score: player.score,
      limestone: player.limestone,
      scoringTiles: player.tiles,
      reef: fittingTo(board, finalReefOf(player)),
    })),
  };
}

/** FS-6: a penalty that was counted before side B turned out to be side A scores nothing and has no place in a file. */
function fittingTo({ side }: ReefBoard, reef: GameReef): GameReef {
  if (side === 'B' || reef.kind !== 'counts') return reef;
  return { ...reef, counts: { ...reef.counts, remote: 0 } };
}

export function exportSession(session: TableSession): string {
  const file = gameJson(gameFileOf(tableOf(session)));
  return `${JSON.stringify({ ...file, reefside: JSON.parse(encodeSave(session)) as unknown }, null, 2)}\n`;
}
