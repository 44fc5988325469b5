/** The ways to see a photo that explain it well. */

import { bySurface, cellOf, type Shares } from './bySurface';
import { expectations } from './expectations';
import { firstGuesses } from './firstGuesses';
import type { Examples, Knowledge } from './model';
import { settle, type Settled } from './settle';
import { spaceTones, type Seen } from './spaceTones';
import { NO_VEIL, veilAtFirst } from './veil';

/** Evidence claims too much, as noise comes in patches and boxes are not as expected: it counts by this much less. */
const EVIDENCE_SCALE = 1.7;

/** A veil that is weaker everywhere needs no guesses of its own. */
const PLAIN_VEIL = 0.015;

export function viewsOf(seen: Seen, examples: Examples, knowledge: Knowledge): readonly Settled[] {
  const expected = expectations(examples, knowledge);
  const veil = veilAtFirst(seen);
  return (Math.max(...veil) < PLAIN_VEIL ? [NO_VEIL] : [NO_VEIL, veil]).flatMap((under) =>
    firstGuesses(spaceTones(seen, under), expected, examples).map((shares) =>
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
