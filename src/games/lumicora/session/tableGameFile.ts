/** A tracked table as a portable game file, with the whole log in a field of the app's own. */

import { gameJson } from './encodeGameFile';
import type { GameFile } from './gameFileModel';
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
    players: players.map(({ name, score, limestone, tiles, reef }) => ({
      name,
      score,
      limestone,
      scoringTiles: tiles,
      reef: {
        kind: 'luminos',
        luminos: reef.map(({ on, colors, symbols }) => ({ on, colors, symbols })),
      },
    })),
  };
}

export function exportSession(session: TableSession): string {
  const file = gameJson(gameFileOf(tableOf(session)));
  return `${JSON.stringify({ ...file, reefside: JSON.parse(encodeSave(session)) as unknown }, null, 2)}\n`;
}
