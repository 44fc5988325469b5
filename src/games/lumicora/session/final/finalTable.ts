/** The final scoring of a tracked table, and of a game as a file holds it. */

import { scoreFinal, type FinalPlayer, type FinalScoring } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import { canSpend } from '../../rules/round';
import type { GameFile, GameReef } from '../gameFile/gameFileModel';
import { finalReefOf, viewOfReef } from '../reef/finalReef';
import type { Table, TablePlayer } from '../table/table';

export function scoreTable({ board, scoreBoard, players }: Table): FinalScoring {
  return scoreFinal(
    board,
    scoreBoard,
    players.map((player) => finalPlayer(player, finalReefOf(player))),
  );
}

export function scoreGame({ board, scoreBoard, players }: GameFile): FinalScoring {
  return scoreFinal(
    board,
    scoreBoard,
    players.map((player) => finalPlayer({ ...player, tiles: player.scoringTiles }, player.reef)),
  );
}

type Belongings = Pick<TablePlayer, 'score' | 'limestone' | 'tiles'>;

/** What the final scoring asks about a player. */
function finalPlayer({ score, limestone, tiles }: Belongings, reef: GameReef): FinalPlayer {
  // FS-1: a tile that can be spent is one with its jellyfish up.
  const jellyfish = COLORS.filter((color) => canSpend(tiles[color])).length;
  const facts = reef.kind === 'counts' ? reef : ({ kind: 'view', view: viewOfReef(reef) } as const);
  return { score, limestone, jellyfish, reef: facts };
}
