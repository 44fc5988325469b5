/** What lies on each space, from its sample, the other samples, and what the table knows. */

import { bySurface, cellOf, likeliest, type Shares } from './bySurface';
import { expectations } from './expectations';
import { looksLikeReef } from './looksLikeReef';
import {
  SURFACES,
  type Examples,
  type Knowledge,
  type PhotoReading,
  type SpaceReading,
  type SpaceSample,
} from './model';
import { seenIn, spaceTones, type SpaceTone } from './spaceTones';
import { NO_VEIL } from './veil';
import { together, viewsOf } from './views';

/** Less sure than this, and a person should look. */
const SURE = 0.93;
/**
 * From this spread on, the colour of a patch may be that of an animal, a badge or a neighbour; how fast trust in it
 * falls with more of it.
 */
const PLAIN_SPREAD = 0.45;
const LOSS_OF_TRUST = 1.4;

export function readSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): PhotoReading {
  const bySpace = [...samples].sort((a, b) => a.space - b.space);
  const seen = seenIn(bySpace);
  const tones = spaceTones(seen, NO_VEIL);
  const judged = together(viewsOf(seen, examples, knowledge));
  const shares = withDistrust(judged, bySpace, expectations(examples, knowledge));
  const spaces = bySpace.map((sample) => readingOf(sample, tones[sample.space]!, shares, examples));
  return { spaces, looksLikeReef: looksLikeReef(bySpace, tones, spaces, knowledge.isEmptyBoard) };
}

/** As far as a patch is not to be trusted, its space is what was to be expected there. */
function withDistrust(shares: Shares, samples: readonly SpaceSample[], expected: Shares): Shares {
  return bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    const beyond = Math.max(0, samples[space]!.spread - PLAIN_SPREAD);
    const distrust = Math.min(1, LOSS_OF_TRUST * beyond);
    return (1 - distrust) * shares[cell]! + distrust * expected[cell]!;
  });
}

function readingOf(
  { space }: SpaceSample,
  { isSeen }: SpaceTone,
  shares: Shares,
  examples: Examples,
): SpaceReading {
  const surface = likeliest(shares, space);
  const confidence = Math.min(1, shares[cellOf(space, surface)]!);
  const isDoubtful = !examples.has(space) && (!isSeen || confidence < SURE);
  return { space, surface: SURFACES[surface]!, confidence, isDoubtful };
}
