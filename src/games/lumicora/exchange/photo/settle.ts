/** From a first guess to a view of the whole photo that agrees with itself: light and surfaces explain each other. */

import { largestDifference, logTotal, normalised, sharesOf, type Shares } from './bySurface';
import { inCompany } from './company';
import { FULL_TRUST, judgeTones, USUAL_NOISE, weigh, type Noise } from './judgeTones';
import { lookAlikes } from './lookAlikes';
import type { Examples, Knowledge } from './model';
import { spaceTones, type Seen, type SpaceTone } from './spaceTones';
import { findVeil, type Veil } from './veil';
import { withPrevalence } from './prevalence';
import { fitTones, taken, type ToneModel } from './toneModel';

export interface Guess {
  readonly shares: Shares;
  readonly veil: Veil;
}

export interface Settled {
  readonly veil: Veil;
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
  seen: Seen,
  expected: Shares,
  guess: Guess,
  examples: Examples,
  { reef }: Knowledge,
): Settled {
  let { shares, veil } = guess;
  let veilAgreement = 0;
  let trust = FULL_TRUST;
  let noise = FIRST_NOISE;
  for (let round = 1; ; round++) {
    const tones = spaceTones(seen, veil);
    const listened = tones.map((tone, space) =>
      examples.has(space) ? { ...tone, unsureness: tone.unsureness / EXAMPLE_WEIGHT } : tone,
    );
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
      const evidence = logTotal(company, plus(logs, alike)) + agreement + veilAgreement + unveiling(seen, tones);
      return { shares: next, evidence, model, noise, veil };
    }
    shares = next;
    trust = verdict.trust;
    const found = findVeil(tones, veil, model, weigh(tones, decided, trust, noise)[1]);
    veil = found.veil;
    veilAgreement = found.logAgreement;
    noise = verdict.noise;
  }
}

/** Taking a veil away spreads tones apart, which must not count for or against it. */
function unveiling(seen: Seen, tones: readonly SpaceTone[]): number {
  const veiled = spaceTones(seen);
  return tones.reduce(
    (sum, { isSeen, tone }, space) => (isSeen ? sum + Math.sqrt(3) * (veiled[space]!.tone[0] - tone[0]) : sum),
    0,
  );
}

function plus(a: Shares, b: Shares): Float64Array {
  return a.map((value, cell) => value + b[cell]!);
}
