/** How well each space fits each surface, by what the photo's light makes of it. */

import { bySurface, cellOf, SURFACE_COUNT, type BySurface, type Shares } from './bySurface';
import type { SpaceTone } from './spaceTones';
import type { ByTone } from './tone';
import type { ToneModel } from './toneModel';

/** How much spaces of one surface differ within a photo, as standard deviations. */
export interface Noise {
  /** Branches, waves and the shadows of piles. */
  readonly brightness: number;
  /** Print, gloss and what the camera adds. */
  readonly color: number;
}

/** What a fair photo has. */
export const USUAL_NOISE: Noise = { brightness: 0.3, color: 0.07 };
/** How many observations it takes to outweigh that opinion: a board of 44 spaces alone may look too tidy. */
const NOISE_FAITH = 40;

/**
 * Degrees of freedom of Student's distribution, which forgives single spaces: a hand's shadow darkens some spaces a
 * lot, while colours stray less.
 */
const BRIGHTNESS_FREEDOM = 3;
const COLOR_FREEDOM = 5;
/** Density of things that are no surface at all, like a finger: what looks like nothing known says nothing. */
const STRANGE = 0.0003;
/** The least share of the model that is taken to come from the other spaces, so that nothing is divided by 0. */
const LEAST_OTHERS = 0.05;

/** How much the fit listens to each space: less to what is far off. */
export interface Trust {
  readonly brightness: BySurface;
  readonly color: BySurface;
}

export const FULL_TRUST: Trust = { brightness: bySurface(() => 1), color: bySurface(() => 1) };

export interface Verdict {
  /** Logarithm of how likely the space would look so under each surface. */
  readonly logs: BySurface;
  readonly trust: Trust;
  /** As it turned out in this photo. */
  readonly noise: Noise;
}

/** Weights for `fitTones`. */
export function weigh(
  tones: readonly SpaceTone[],
  shares: Shares,
  trust: Trust,
  noise: Noise,
): ByTone<BySurface> {
  const weights = (trusted: BySurface, deviation: number): BySurface =>
    bySurface((space, surface) => {
      const { isSeen, unsureness } = tones[space]!;
      const cell = cellOf(space, surface);
      return isSeen ? (shares[cell]! * trusted[cell]!) / (deviation ** 2 * unsureness) : 0;
    });
  const color = weights(trust.color, noise.color);
  return [weights(trust.brightness, noise.brightness), color, color];
}

/**
 * Judges each space as if the model had been made without it: otherwise a stray space would move a surface that is
 * nowhere else to itself, and then agree with it. `weights` and `shares` are what the model was made from.
 */
export function judgeTones(
  tones: readonly SpaceTone[],
  model: ToneModel,
  weights: ByTone<BySurface>,
  shares: Shares,
  noise: Noise,
): Verdict {
  const brightness = misfitOf(tones, model, weights, 0, noise.brightness);
  const warmth = misfitOf(tones, model, weights, 1, noise.color);
  const greenness = misfitOf(tones, model, weights, 2, noise.color);
  const inColor = warmth.distances.map((distance, cell) => distance + greenness.distances[cell]!);
  const trust = {
    brightness: brightness.distances.map(
      (distance) => (BRIGHTNESS_FREEDOM + 1) / (BRIGHTNESS_FREEDOM + distance),
    ),
    color: inColor.map((distance) => (COLOR_FREEDOM + 2) / (COLOR_FREEDOM + distance)),
  };
  const logs = bySurface((space, surface) => {
    if (!tones[space]!.isSeen) return 0;
    const cell = cellOf(space, surface);
    const log =
      brightnessLog(brightness.distances[cell]!, brightness.variances[cell]!) +
      colorLog(inColor[cell]!, warmth.variances[cell]! * greenness.variances[cell]!);
    return Math.log(Math.exp(log) + STRANGE);
  });
  return {
    logs,
    trust,
    noise: {
      brightness: noiseOf([brightness], trust.brightness, shares, tones, USUAL_NOISE.brightness),
      color: noiseOf([warmth, greenness], trust.color, shares, tones, USUAL_NOISE.color),
    },
  };
}

/** How far each space is from each surface in one tone. */
interface Misfit {
  /** From what the other spaces say: the square of the error, in units of the variance. */
  readonly distances: Float64Array;
  readonly variances: BySurface;
  /** From what all spaces say: the square of what noise must explain. */
  readonly leftovers: BySurface;
}

function misfitOf(
  tones: readonly SpaceTone[],
  model: ToneModel,
  weights: ByTone<BySurface>,
  tone: 0 | 1 | 2,
  deviation: number,
): Misfit {
  const { middles, variances: unsure } = model[tone];
  const others = unsure.map((variance, cell) => Math.max(LEAST_OTHERS, 1 - weights[tone][cell]! * variance));
  const errors = bySurface((space, surface) => tones[space]!.tone[tone] - middles[cellOf(space, surface)]!);
  const variances = bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    return deviation ** 2 * tones[space]!.unsureness + unsure[cell]! / others[cell]!;
  });
  return {
    distances: errors.map((error, cell) => (error / others[cell]!) ** 2 / variances[cell]!),
    variances,
    leftovers: errors.map((error, cell) => error ** 2 + unsure[cell]!),
  };
}

/** Logarithms of Student's densities, in one dimension with 3 degrees of freedom and in two with any number. */
function brightnessLog(distance: number, variance: number): number {
  const peak = Math.log(2 / (Math.PI * Math.sqrt(BRIGHTNESS_FREEDOM)));
  return (
    peak - (Math.log(variance) + (BRIGHTNESS_FREEDOM + 1) * Math.log(1 + distance / BRIGHTNESS_FREEDOM)) / 2
  );
}

function colorLog(distance: number, variances: number): number {
  const peak = -Math.log(2 * Math.PI);
  return peak - (Math.log(variances) + (COLOR_FREEDOM + 2) * Math.log(1 + distance / COLOR_FREEDOM)) / 2;
}

function noiseOf(
  misfits: readonly Misfit[],
  trust: BySurface,
  shares: Shares,
  tones: readonly SpaceTone[],
  usual: number,
): number {
  let squares = NOISE_FAITH * usual ** 2;
  let count = NOISE_FAITH;
  for (const { leftovers } of misfits) {
    for (let cell = 0; cell < shares.length; cell++) {
      const { isSeen, unsureness } = tones[Math.floor(cell / SURFACE_COUNT)]!;
      if (!isSeen) continue;
      squares += (shares[cell]! * trust[cell]! * leftovers[cell]!) / unsureness;
      count += shares[cell]!;
    }
  }
  return Math.sqrt(squares / count);
}
