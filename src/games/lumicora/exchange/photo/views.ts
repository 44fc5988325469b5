/** The ways to see a photo that explain it well. */

import { bySurface, cellOf, type Shares } from './bySurface';
import { expectations } from './expectations';
import { firstGuesses } from './firstGuesses';
import type { Examples, Knowledge } from './model';
import { settle, type Settled } from './settle';
import { mostVeil, spaceTones, type Seen } from './spaceTones';
import { NO_VEIL } from './veil';

/** Evidence is less sure than it claims, as noise comes in patches and boxes are not as expected: it counts by this much less. */
const EVIDENCE_SCALE = 1.7;

export function viewsOf(
  seen: Seen,
  examples: Examples,
  knowledge: Knowledge,
): readonly Settled[] {
  const expected = expectations(examples, knowledge);
  return [NO_VEIL, mostVeil(seen)]
    .flatMap((veil) =>
      firstGuesses(spaceTones(seen, veil), expected, examples).map((shares) => ({ shares, veil })),
    )
    .map((guess) => settle(seen, expected, guess, examples, knowledge));
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
