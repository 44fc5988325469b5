/** What lies on each space, from its sample, the other samples, and what the table knows. */

import { SPACE_COUNT } from '../../rules/boards';

import { bySurface, cellOf, likeliest, type Shares } from './bySurface';
import { expectations } from './expectations';
import { firstGuesses } from './firstGuesses';
import { looksLikeReef } from './looksLikeReef';
import { SURFACES, type Examples, type Knowledge, type PhotoReading, type SpaceSample } from './model';
import { settle, type Settled } from './settle';
import { spaceTones } from './spaceTones';

/** Below this, a person should look. */
const SURE = 0.93;
/** Views are less sure of themselves than they think, as noise comes in patches: evidence counts by this much less. */
const EVIDENCE_SCALE = 1.7;

export function readSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): PhotoReading {
  const tones = spaceTones(samples);
  const expected = expectations(examples, knowledge);
  const views = firstGuesses(tones, expected, examples).map((guess) => settle(tones, expected, guess, examples, knowledge));
  if ((globalThis as any).DEBUG) (globalThis as any).DEBUG(views);
  const shares = together(views);
  const spaces = Array.from({ length: SPACE_COUNT }, (_, space) => {
    const surface = likeliest(shares, space);
    const confidence = shares[cellOf(space, surface)]!;
    return {
      space,
      surface: SURFACES[surface]!,
      confidence,
      isDoubtful: !examples.has(space) && (confidence < SURE || !tones[space]!.isSeen),
    };
  });
  return { spaces, looksLikeReef: looksLikeReef(samples, tones, spaces, knowledge.isEmptyBoard) };
}

/** What all views say, each as much as its evidence goes. */
function together(views: readonly Settled[]): Shares {
  const most = Math.max(...views.map(({ evidence }) => evidence));
  const weights = views.map(({ evidence }) => Math.exp((evidence - most) / EVIDENCE_SCALE));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return bySurface((space, surface) =>
    views.reduce((sum, { shares }, view) => sum + shares[cellOf(space, surface)]! * weights[view]!, 0) / total,
  );
}
