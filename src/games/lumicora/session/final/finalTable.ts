/** The final scoring of a tracked table, and of a game as a file holds it. */

import { scoreFinal, type FinalPlayer, type FinalScoring } from '../../rules/finalScoring';
import { COLORS, isStartingLumino } from '../../rules/model';
import { canSpend } from '../../rules/round';
import type { GameFile, GameReef } from '../gameFile/gameFileModel';
import { countSpaces, finalReefOf, viewOfReef } from '../reef/finalReef';
import type { Table, TablePlayer } from '../table/table';

export interface TableFinal extends FinalScoring {
  /** Seats of whose reef nothing is known. While there are any, nobody can say who has won. */
  readonly missing: readonly number[];
}

export function scoreTable(table: Table): TableFinal {
  const { board, scoreBoard, players } = table;
  const final = scoreFinal(
    board,
    scoreBoard,
    players.map((player) => finalPlayer(player, finalReefOf(player))),
  );
  return { ...final, missing: missingReefs(table) };
}

/** A starting Lumino is there before anybody plays, so it tells nothing of a reef. */
export function missingReefs({ players, isTotalsOnly }: Table): readonly number[] {
  return isTotalsOnly ? [] : players.flatMap((player, seat) => (isReefKnown(player) ? [] : [seat]));
}

function isReefKnown(player: TablePlayer): boolean {
  const reef = finalReefOf(player);
  switch (reef.kind) {
    case 'luminos':
      return reef.luminos.some((lumino) => !isStartingLumino(lumino));
    case 'view':
      return reef.view.levels.some((level) => level > 0);
    case 'counts':
      return countSpaces(reef.counts) > 0;
  }
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
