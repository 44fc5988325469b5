/** Whether what was read is a reef at all: any picture can be read somehow. */

import { SPACE_COUNT } from '../../rules/boards';

import { isCoral, SURFACES, type SpaceReading, type SpaceSample } from './model';
import type { SpaceTone } from './spaceTones';

/** Less than this much of the board in the picture is too little to go by. */
const LEAST_SEEN = 0.6;
/** On a grid that lies beside its board, most spaces show parts of two things. */
const MOST_SPREAD = 0.4;
/** Surfaces differ in colour, walls and pages do not: standard deviation of colour over the board. */
const LEAST_CONTRAST = 0.2;
/** Whoever reads something else finds little that is clear. */
const MOST_DOUBTFUL = 0.7;
/** A reef begins with two corals on a ground, and no player builds with one colour only. */
const FEWEST_SURFACES = 3;
const FEWEST_SURFACES_IF_EMPTY = 2;
const MOST_OF_ONE_CORAL = 0.87;

export function looksLikeReef(
  samples: readonly SpaceSample[],
  tones: readonly SpaceTone[],
  spaces: readonly SpaceReading[],
  isEmptyBoard: boolean,
): boolean {
  const seen = tones.filter(({ isSeen }) => isSeen);
  const counts = SURFACES.map((surface) => spaces.filter((space) => space.surface === surface).length);
  const surfaces = counts.filter((count) => count > 0).length;
  const mostOfACoral = Math.max(...counts.filter((_, index) => isCoral(SURFACES[index]!)));
  return (
    seen.length >= LEAST_SEEN * SPACE_COUNT &&
    middleSpread(samples) <= MOST_SPREAD &&
    contrast(seen) >= LEAST_CONTRAST &&
    spaces.filter(({ isDoubtful }) => isDoubtful).length <= MOST_DOUBTFUL * SPACE_COUNT &&
    surfaces >= (isEmptyBoard ? FEWEST_SURFACES_IF_EMPTY : FEWEST_SURFACES) &&
    mostOfACoral <= MOST_OF_ONE_CORAL * SPACE_COUNT
  );
}

function middleSpread(samples: readonly SpaceSample[]): number {
  const spreads = samples.map(({ spread }) => spread).sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)]!;
}

function contrast(seen: readonly SpaceTone[]): number {
  const variance = (tone: 1 | 2): number => {
    const mean = seen.reduce((sum, space) => sum + space.tone[tone], 0) / seen.length;
    return seen.reduce((sum, space) => sum + (space.tone[tone] - mean) ** 2, 0) / seen.length;
  };
  return Math.sqrt(variance(1) + variance(2));
}
