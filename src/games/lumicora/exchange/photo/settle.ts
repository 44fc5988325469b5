/** From a first guess to a view of the whole photo that agrees with itself: light and surfaces explain each other. */

import { largestDifference, logTotal, normalised, sharesOf, type Shares } from './bySurface';
import { inCompany } from './company';
import { FULL_TRUST, judgeTones, USUAL_NOISE, weigh, type Noise } from './judgeTones';
import { lookAlikes } from './lookAlikes';
import type { Examples, Knowledge } from './model';
import type { SpaceTone } from './spaceTones';
import { withPrevalence } from './prevalence';
import { fitTones, taken, type ToneModel } from './toneModel';

export interface Settled {
  readonly shares: Shares;
  /** Logarithm of how well this view explains the photo. */
  readonly evidence: number;
  readonly model: ToneModel;
  readonly noise: Noise;
}

const MOST_ROUNDS = 30;
const LEAST_ROUNDS = 4;
/** Settled when no share changes by more. */
const STILL = 0.002;
/** The first fits are made of guesses, so they must not take them too seriously. */
const FIRST_NOISE: Noise = { brightness: 2 * USUAL_NOISE.brightness, color: 2 * USUAL_NOISE.color };
/**
 * Shares are raised to this power for the fit: when two surfaces compete for the same spaces, the likelier one gets
 * them, instead of both being drawn to the same tone.
 */
const DECISIVENESS = 3;
/** A space of which a person has said what it shows counts like so many in the fit. */
const EXAMPLE_WEIGHT = 6;

export function settle(
  tones: readonly SpaceTone[],
  expected: Shares,
  guess: Shares,
  examples: Examples,
  { reef }: Knowledge,
): Settled {
  let shares = guess;
  let trust = FULL_TRUST;
  let noise = FIRST_NOISE;
  const listened = tones.map((tone, space) =>
    examples.has(space) ? { ...tone, unsureness: tone.unsureness / EXAMPLE_WEIGHT } : tone,
  );
  for (let round = 1; ; round++) {
    const decided = normalised(shares.map((share) => share ** DECISIVENESS));
    const weights = weigh(listened, decided, trust, noise);
    const model = fitTones(tones, weights);
    const verdict = judgeTones(tones, model, weights, decided, noise);
    const company = inCompany(normalised(withPrevalence(expected, shares)), shares, reef);
    const alike = lookAlikes(tones, model, noise, examples);
    const next = sharesOf(company, plus(verdict.logs, alike));
    const isStill = round >= LEAST_ROUNDS && largestDifference(shares, next) < STILL;
    if (isStill || round === MOST_ROUNDS) {
      const { logs } = judgeTones(tones, taken(model), weights, decided, noise);
      const agreement = model.reduce((sum, { logAgreement }) => sum + logAgreement, 0);
      return { shares: next, evidence: logTotal(company, plus(logs, alike)) + agreement, model, noise };
    }
    shares = next;
    trust = verdict.trust;
    noise = verdict.noise;
  }
}

function plus(a: Shares, b: Shares): Float64Array {
  return a.map((value, cell) => value + b[cell]!);
}
