/** The ways to see a photo that explain it well. */

import { isStartingArea } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { visibleSpace } from '../../rules/surface';
import { bySurface, cellOf, normalised, type Shares } from './bySurface';
import { firstGuesses } from './firstGuesses';
import { toneTable } from './learnTones';
import { type Examples, isCoral, type Knowledge, type SeenSurface, SURFACES } from './model';
import { settle, type Settled } from './settle';
import { type Seen, spaceTones } from './spaceTones';
import { NO_VEIL, veilAtFirst } from './veil';

/** Evidence claims too much, as noise comes in patches and boxes are not as expected: it counts by this much less. */
const EVIDENCE_SCALE = 3.5;

/** A veil that is weaker everywhere needs no guesses of its own. */
const PLAIN_VEIL = 0.015;

export function viewsOf(seen: Seen, examples: Examples, knowledge: Knowledge): readonly Settled[] {
  const expected = expectations(examples, knowledge, seen.covered);
  const veil = veilAtFirst(seen);
  return (Math.max(...veil) < PLAIN_VEIL ? [NO_VEIL] : [NO_VEIL, veil]).flatMap((under) =>
    firstGuesses(spaceTones(seen, under), expected, examples, toneTable(knowledge.box)).map((shares) =>
      settle(seen, expected, { shares, veil: under }, examples, knowledge),
    ),
  );
}

/** Logarithm of how well the best of them explains the photo. */
export function bestEvidence(views: readonly Settled[]): number {
  return Math.max(...views.map(({ evidence }) => evidence));
}

/** What all views say together, each as much as its evidence goes. */
export function together(views: readonly Settled[]): Shares {
  const most = bestEvidence(views);
  const weights = views.map(({ evidence }) => Math.exp((evidence - most) / EVIDENCE_SCALE));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return bySurface((space, surface) =>
    views.reduce(
      (sum, { shares }, view) => sum + (weights[view]! / total) * shares[cellOf(space, surface)]!,
      0,
    ),
  );
}

/** How likely a base space is bare, and how likely such a space is water, where nothing is known. */
const BARE = 0.5;
const WATER_IF_BARE = 0.6;
/** How likely a space looks as it did when the reef was last known. */
const UNCHANGED = 0.8;

const CORAL_COUNT = 4;

/** How likely each surface is on each space. Impossible ones are 0; what a person has said is certain. */
export function expectations(examples: Examples, knowledge: Knowledge, covered: readonly number[]): Shares {
  const weights = bySurface((space, index) => {
    const surface = SURFACES[index]!;
    const example = examples.get(space);
    if (example !== undefined) return surface === example ? 1 : 0;
    return expected(space, surface, knowledge) * (isCoral(surface) ? Math.exp(covered[space]!) : 1);
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
