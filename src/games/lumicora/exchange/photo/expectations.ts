/** What may lie on each space, before looking at it: what the table knows besides the picture. */

import { isStartingArea } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { visibleSpace } from '../../rules/surface';

import { bySurface, normalised, type Shares } from './bySurface';
import { isCoral, SURFACES, type Examples, type Knowledge, type SeenSurface } from './model';

/** How likely a base space is bare, and how likely such a space is water, where nothing is known. */
const BARE = 0.5;
const WATER_IF_BARE = 0.6;
/** How likely a space looks as it did when the reef was last known. */
const UNCHANGED = 0.8;

const CORAL_COUNT = 4;

/** How likely each surface is on each space. Impossible ones are 0; what a person has said is certain. */
export function expectations(examples: Examples, knowledge: Knowledge): Shares {
  const weights = bySurface((space, index) => {
    const surface = SURFACES[index]!;
    const example = examples.get(space);
    if (example !== undefined) return surface === example ? 1 : 0;
    return expected(space, surface, knowledge);
  });
  return normalised(weights);
}

function expected(space: Space, surface: SeenSurface, knowledge: Knowledge): number {
  const { reef, isEmptyBoard } = knowledge;
  if (isEmptyBoard) return isCoral(surface) ? 0 : terrainShare(space, surface, knowledge);
  const known = reef === null ? null : visibleSpace(reef, space);
  if (known !== null) {
    if (!isCoral(surface)) return 0;
    return surface === known.color ? UNCHANGED : (1 - UNCHANGED) / (CORAL_COUNT - 1);
  }
  if (isStartingArea(space)) return isCoral(surface) ? 1 : 0;
  const bare = reef === null ? BARE : UNCHANGED;
  if (isCoral(surface)) return (1 - bare) / CORAL_COUNT;
  return bare * terrainShare(space, surface, knowledge);
}

/** How likely a bare space is the one or the other. The starting area is printed on water where nothing is known. */
function terrainShare(space: Space, surface: 'water' | 'limestone', { board }: Knowledge): number {
  const terrain = board?.terrain[space];
  if (terrain === undefined || terrain === 'start') {
    return surface === 'water' ? WATER_IF_BARE : 1 - WATER_IF_BARE;
  }
  return (terrain === 'water') === (surface === 'water') ? 1 : 0;
}
