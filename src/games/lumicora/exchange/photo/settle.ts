/** From a first guess to a view of the whole photo that agrees with itself: light and surfaces explain each other. */

import { largestDifference, logTotal, normalised, sharesOf, type BySurface, type Shares } from './bySurface';
import { inCompany } from './company';
import { FULL_TRUST, judgeTones, USUAL_NOISE, weigh, type Noise } from './judgeTones';
import { lookAlikes } from './lookAlikes';
import type { Examples, Knowledge } from './model';
import { withPrevalence } from './prevalence';
import { spaceTones, type Seen, type SpaceTone } from './spaceTones';
import { fitTones, taken } from './toneModel';
import { findVeil, NO_VEIL, type Veil } from './veil';

export interface Guess {
  readonly shares: Shares;
  readonly veil: Veil;
}

export interface Settled {
  readonly shares: Shares;
  /** Logarithm of how well this view explains the photo. */
  readonly evidence: number;
}

/** Nearly all views settle in ten rounds; the first ones may stand still before noise and veil are known. */
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
  let { shares } = guess;
  let light = { veil: guess.veil, logAgreement: 0 };
  let trust = FULL_TRUST;
  let noise = FIRST_NOISE;
  for (let round = 1; ; round++) {
    const tones = spaceTones(seen, light.veil);
    const decided = normalised(shares.map((share) => share ** DECISIVENESS));
    const weights = weigh(listenedTo(tones, examples), decided, trust, noise);
    const model = fitTones(tones, weights);
    const verdict = judgeTones(tones, model, weights, decided, noise);
    const likely = inCompany(reef === null ? withPrevalence(expected, shares) : expected, shares, reef);
    const alike = lookAlikes(tones, model, noise, examples);
    const next = sharesOf(likely, plus(verdict.logs, alike));
    const isStill = round >= LEAST_ROUNDS && largestDifference(shares, next) < STILL;
    if (isStill || round === MOST_ROUNDS) {
      const { logs } = judgeTones(tones, taken(model), weights, decided, noise);
      const agreement = model.reduce((sum, { logAgreement }) => sum + logAgreement, light.logAgreement);
      const evidence = logTotal(likely, plus(logs, alike)) + agreement + logUnveiling(seen, tones);
      return { shares: next, evidence };
    }
    // Veiled spaces are far off, so trust would keep the veil from being found.
    light = findVeil(tones, light.veil, model, weigh(tones, decided, FULL_TRUST, noise)[1]);
    ({ trust, noise } = verdict);
    shares = next;
  }
}

function listenedTo(tones: readonly SpaceTone[], examples: Examples): readonly SpaceTone[] {
  return tones.map((tone, space) =>
    examples.has(space) ? { ...tone, unsureness: tone.unsureness / EXAMPLE_WEIGHT } : tone,
  );
}

/** Taking a veil away moves tones apart, which must count neither for nor against it. */
function logUnveiling(seen: Seen, tones: readonly SpaceTone[]): number {
  const veiled = spaceTones(seen, NO_VEIL);
  const apart = tones.map(({ isSeen, tone }, space) => (isSeen ? veiled[space]!.tone[0] - tone[0] : 0));
  return Math.sqrt(3) * apart.reduce((sum, value) => sum + value, 0);
}

function plus(a: BySurface, b: BySurface): Float64Array {
  return a.map((value, cell) => value + b[cell]!);
}
