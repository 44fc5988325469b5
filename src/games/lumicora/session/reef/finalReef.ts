/** The three depths at which a reef may be known, all told as one kind of facts for the scoring. */

import { sumPoints } from '@/tabletop/scoring/scoring';

import { scoreAnimalsLight, animalsSeen, type ScoreBoard } from '../../rules/animals';
import type { ReefBoard } from '../../rules/boards';
import { scoreRemote, spacesOfColor, type ReefCounts } from '../../rules/finalScoring';
import { ANIMALS, byAnimal, byColor, COLORS, type LaidLumino } from '../../rules/model';
import { surfaceOf, type View } from '../../rules/surface';
import type { GameReef } from '../gameFile/gameFileModel';
import { viewOfPainting, type Painting } from './painting';

export const DEPTHS = ['mirrored', 'from-above', 'counted'] as const;
export type Depth = (typeof DEPTHS)[number];

export const NO_COUNTS: ReefCounts = {
  spaces: byColor(() => 0),
  animals: byAnimal(() => 0),
  animalPoints: 0,
  remote: 0,
};

/** What a player may have entered, at every depth. */
interface FinalReefParts {
  readonly depth: Depth;
  readonly reef: readonly LaidLumino[];
  readonly painting: Painting | null;
  readonly counts: ReefCounts | null;
}

/** What is known of a player's reef at the depth they chose. */
export function finalReefOf({ depth, reef, painting, counts }: FinalReefParts): GameReef {
  if (depth === 'from-above' && painting !== null) return { kind: 'view', view: viewOfPainting(painting) };
  if (depth === 'counted' && counts !== null) return { kind: 'counts', counts };
  return { kind: 'luminos', luminos: reef.map(({ on, colors, symbols }) => ({ on, colors, symbols })) };
}

/** The view from above; null where there are only counts. */
export function finalViewOf(player: FinalReefParts): View | null {
  const reef = finalReefOf(player);
  return reef.kind === 'counts' ? null : viewOfReef(reef);
}

export function viewOfReef(reef: Exclude<GameReef, { readonly kind: 'counts' }>): View {
  return reef.kind === 'view' ? reef.view : surfaceOf(reef.luminos);
}

/** All that somebody would count who looks at this reef. */
export function countView(board: ReefBoard, scoreBoard: ScoreBoard, view: View): ReefCounts {
  const seen = animalsSeen(view);
  return {
    spaces: byColor((color) => spacesOfColor(view, color).length),
    animals: byAnimal((species) => seen[species].length),
    animalPoints: scoreBoard === 'light' ? sumPoints(scoreAnimalsLight(board, view)) : 0,
    remote: sumPoints(scoreRemote(board, { kind: 'view', view })),
  };
}

export function countSpaces({ spaces }: ReefCounts): number {
  return COLORS.reduce((sum, color) => sum + spaces[color], 0);
}

export function countAnimals({ animals }: ReefCounts): number {
  return ANIMALS.reduce((sum, species) => sum + animals[species], 0);
}
