/** What photos show, without the photos. */

import { SURFACES, type PhotoReading, type SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import type { Rng } from '@/kit/rng';

/** A reading that is sure of everything. */
export function readingOf(surfaceOn: (space: Space) => SeenSurface): PhotoReading {
  const spaces = SPACE_NAMES.map((_, space) => ({
    space,
    surface: surfaceOn(space),
    confidence: 1,
    isDoubtful: false,
  }));
  return { spaces, looksLikeReef: true };
}

export function randomReading(rng: Rng): PhotoReading {
  return readingOf(() => rng.pick(SURFACES));
}
