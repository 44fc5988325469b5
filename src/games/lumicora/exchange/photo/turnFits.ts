/** Which way round a board lies: its outline looks the same after half a turn, what is on it does not. */

import { SPACE_COUNT } from '../../rules/boards';

import type { Knowledge, SpaceSample } from './model';
import { seenIn } from './spaceTones';
import { bestEvidence, viewsOf } from './views';

/** `either`: what is known fits both ways about as well, or nothing is known. */
export type TurnFit = 'as-sampled' | 'half-turned' | 'either';

/** Logarithm of how much better one way has to explain the photo. */
const PLAIN_DIFFERENCE = 4;

/** How the grid should lie for the samples to fit the terrain and the reef that are known. */
export function turnFits(samples: readonly SpaceSample[], knowledge: Knowledge): TurnFit {
  if (knowledge.board === null && knowledge.reef === null) return 'either';
  const fit = (turned: readonly SpaceSample[]): number =>
    bestEvidence(viewsOf(seenIn(turned), new Map(), knowledge));
  const difference = fit(halfTurnedSamples(samples)) - fit(samples);
  if (Math.abs(difference) < PLAIN_DIFFERENCE) return 'either';
  return difference > 0 ? 'half-turned' : 'as-sampled';
}

/** The samples as they would be on a grid that lies the other way round. */
export function halfTurnedSamples(samples: readonly SpaceSample[]): readonly SpaceSample[] {
  return samples.map((sample) => ({ ...sample, space: SPACE_COUNT - 1 - sample.space }));
}
