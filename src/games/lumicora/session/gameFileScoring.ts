/** Final scoring of a game as a file holds it. */

import { scoreFinal, type FinalPlayer, type FinalScoring, type ReefFacts } from '../rules/finalScoring';
import { COLORS } from '../rules/model';
import { canSpend } from '../rules/round';
import { surfaceOf, type View } from '../rules/surface';
import type { GameFile, GamePlayer, GameReef } from './gameFileModel';

export function scoreGame({ board, scoreBoard, players }: GameFile): FinalScoring {
  return scoreFinal(board, scoreBoard, players.map(finalPlayer));
}

function finalPlayer({ score, limestone, scoringTiles, reef }: GamePlayer): FinalPlayer {
  // FS-1: a tile that can be spent is one with its jellyfish up.
  const jellyfish = COLORS.filter((color) => canSpend(scoringTiles[color])).length;
  return { score, limestone, jellyfish, reef: reefFacts(reef) };
}

function reefFacts(reef: GameReef): ReefFacts {
  if (reef.kind === 'counts') return reef;
  return { kind: 'view', view: viewOfReef(reef) };
}

/** The view from above; counts have none. */
export function viewOfReef(reef: Exclude<GameReef, { readonly kind: 'counts' }>): View {
  return reef.kind === 'view' ? reef.view : surfaceOf(reef.luminos);
}
