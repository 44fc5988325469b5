/** How well each space fits each surface, by what the photo's light makes of it. */

import { bySurface, cellOf, SURFACE_COUNT, type BySurface, type Shares } from './bySurface';
import type { SpaceTone } from './spaceTones';
import type { ByTone } from './tone';
import type { ToneModel } from './toneModel';

/** How much spaces of one surface differ within a photo, as standard deviations. */
export interface Noise {
  /** Branches, waves and the shadows of piles. */
  readonly brightness: number;
  /** Print, glare and what the camera adds. */
  readonly color: number;
}

/** What a plain photo has. */
export const USUAL_NOISE: Noise = { brightness: 0.3, color: 0.07 };
/** How many spaces it takes to change that opinion. */
const NOISE_FAITH = 40;

/**
 * Degrees of freedom of Student's distribution, which forgives single spaces: a hand's shadow darkens some spaces a
 * lot, while colours stray less.
 */
const BRIGHTNESS_FREEDOM = 3;
const COLOR_FREEDOM = 5;
/** Density of things that are no surface at all, like a finger: what looks like nothing known says nothing. */
const STRANGE = 0.0003;

export interface Verdict {
  /** Logarithm of how likely the space would look so under each surface. */
  readonly logs: BySurface;
  /** How much the fit should listen: less to what is far off. */
  readonly trust: Trust;
  readonly noise: Noise;
}

export interface Trust {
  readonly brightness: BySurface;
  readonly color: BySurface;
}

export const FULL_TRUST: Trust = { brightness: bySurface(() => 1), color: bySurface(() => 1) };

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
 * nowhere else to itself, and then agree with it.
 */
export function judgeTones(
  tones: readonly SpaceTone[],
  model: ToneModel,
  weights: ByTone<BySurface>,
  shares: Shares,
  noise: Noise,
): Verdict {
  const brightness = apart(tones, model, weights, 0, noise.brightness);
  const warmth = apart(tones, model, weights, 1, noise.color);
  const greenness = apart(tones, model, weights, 2, noise.color);
  const far = bySurface((space, surface) => distance(brightness, cellOf(space, surface)));
  const farInColor = bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    return distance(warmth, cell) + distance(greenness, cell);
  });
  const trust = {
    brightness: far.map((value) => (BRIGHTNESS_FREEDOM + 1) / (BRIGHTNESS_FREEDOM + value)),
    color: farInColor.map((value) => (COLOR_FREEDOM + 2) / (COLOR_FREEDOM + value)),
  };
  const logs = bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    if (!tones[space]!.isSeen) return 0;
    const log =
      studentLog(far[cell]!, BRIGHTNESS_FREEDOM, 1, brightness.variances[cell]!) +
      studentLog(farInColor[cell]!, COLOR_FREEDOM, 2, warmth.variances[cell]! * greenness.variances[cell]!);
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

interface Apart {
  readonly errors: BySurface;
  /** What is left of them once the space itself has been listened to, squared, as far as the model is sure. */
  readonly leftovers: BySurface;
  readonly variances: BySurface;
}

/** How far each space is from what the others say it should be. */
function apart(
  tones: readonly SpaceTone[],
  model: ToneModel,
  weights: ByTone<BySurface>,
  tone: 0 | 1 | 2,
  deviation: number,
): Apart {
  const { middles, variances } = model[tone];
  const others = bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    return Math.max(LEAST_OTHERS, 1 - weights[tone][cell]! * variances[cell]!);
  });
  return {
    errors: bySurface((space, surface) => {
      const cell = cellOf(space, surface);
      return (tones[space]!.tone[tone] - middles[cell]!) / others[cell]!;
    }),
    leftovers: bySurface((space, surface) => {
      const cell = cellOf(space, surface);
      return (tones[space]!.tone[tone] - middles[cell]!) ** 2 + variances[cell]!;
    }),
    variances: bySurface((space, surface) => {
      const cell = cellOf(space, surface);
      return deviation ** 2 * tones[space]!.unsureness + variances[cell]! / others[cell]!;
    }),
  };
}

/** The least share of the model that is taken to come from the other spaces, so that nothing is divided by 0. */
const LEAST_OTHERS = 0.05;

function distance({ errors, variances }: Apart, cell: number): number {
  return errors[cell]! ** 2 / variances[cell]!;
}

/** Logarithm of Student's density in 1 or 2 dimensions. */
function studentLog(distance: number, freedom: number, dimensions: 1 | 2, variance: number): number {
  return (
    LOG_PEAK[dimensions] -
    Math.log(variance) / 2 -
    ((freedom + dimensions) / 2) * Math.log(1 + distance / freedom)
  );
}

/** Of a standard distribution, with 3 degrees of freedom in one dimension and any number in two. */
const LOG_PEAK = { 1: Math.log(2 / (Math.PI * Math.sqrt(3))), 2: -Math.log(2 * Math.PI) } as const;

function noiseOf(
  aparts: readonly Apart[],
  trust: BySurface,
  shares: Shares,
  tones: readonly SpaceTone[],
  usual: number,
): number {
  let squares = NOISE_FAITH * usual ** 2;
  let count = NOISE_FAITH;
  for (const { leftovers } of aparts) {
    for (let cell = 0; cell < shares.length; cell++) {
      const { isSeen, unsureness } = tones[Math.floor(cell / SURFACE_COUNT)]!;
      if (!isSeen) continue;
      squares += (shares[cell]! * trust[cell]! * leftovers[cell]!) / unsureness;
      count += shares[cell]!;
    }
  }
  return Math.sqrt(squares / count);
}
