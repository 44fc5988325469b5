/** The light that most of a patch sends: of all the colours seen on it, the one with the most others close by. */

import { toneOfLogs } from './tone';

export interface PatchLight {
  readonly light: readonly [number, number, number];
  /** The share of the patch that looks otherwise. */
  readonly spread: number;
}

/** Light of the points of a patch, three values a point, and how much each point counts. */
export interface SeenPatch {
  readonly lights: Readonly<Float64Array>;
  readonly weights: Readonly<Float64Array>;
  readonly count: number;
}

/** Branches and waves of one surface differ in brightness, hardly in colour: how far apart two points may be. */
const NEAR_BRIGHTNESS = 1.7;
const NEAR_COLOR = 0.45;
/** In the dark, ratios are noise: this share of the patch's own light is added before they are taken. */
const DARK_SHARE = 0.2;
/** A patch without any light has ratios, too. */
const DARKEST = 1e-4;
/** From the densest point, the middle moves to the middle of what is near; after so many steps it hardly moves. */
const SHIFTS = 3;

/** A patch of which no point is in the picture. */
export const UNSEEN: PatchLight = { light: [0, 0, 0], spread: 1 };

export function middleLight(patch: SeenPatch): PatchLight {
  if (patch.count === 0) return UNSEEN;
  const tones = patchTones(patch);
  let middle = densestPoint(patch, tones);
  let kernel = nearness(patch, tones, middle);
  for (let shift = 0; shift < SHIFTS; shift++) {
    middle = weightedMean(tones, kernel, patch.count);
    kernel = nearness(patch, tones, middle);
  }
  const total = sum(patch.weights, patch.count);
  return {
    light: weightedMean(patch.lights, kernel, patch.count),
    spread: Math.max(0, 1 - sum(kernel, patch.count) / total),
  };
}

type Three = readonly [number, number, number];

/** Tones in units of what is still near, three values a point. */
function patchTones({ lights, weights, count }: SeenPatch): Float64Array {
  const mean = weightedMean(lights, weights, count);
  const floor = (DARK_SHARE * (mean[0] + mean[1] + mean[2])) / 3 + DARKEST;
  const tones = new Float64Array(3 * count);
  for (let at = 0; at < 3 * count; at += 3) {
    const log = (channel: 0 | 1 | 2): number => Math.log(lights[at + channel]! + floor);
    const [brightness, warmth, greenness] = toneOfLogs(log(0), log(1), log(2));
    tones[at] = brightness / NEAR_BRIGHTNESS;
    tones[at + 1] = warmth / NEAR_COLOR;
    tones[at + 2] = greenness / NEAR_COLOR;
  }
  return tones;
}

function densestPoint({ weights, count }: SeenPatch, tones: Float64Array): Three {
  let densest = 0;
  let most = -1;
  for (let a = 0; a < count; a++) {
    let density = 0;
    for (let b = 0; b < count; b++) {
      const distance =
        (tones[3 * a]! - tones[3 * b]!) ** 2 +
        (tones[3 * a + 1]! - tones[3 * b + 1]!) ** 2 +
        (tones[3 * a + 2]! - tones[3 * b + 2]!) ** 2;
      if (distance < 1) density += weights[b]! * (1 - distance);
    }
    if (density > most) {
      most = density;
      densest = a;
    }
  }
  return [tones[3 * densest]!, tones[3 * densest + 1]!, tones[3 * densest + 2]!];
}

/** What each point counts for a middle: all of its weight on the spot, nothing from a distance of 1. */
function nearness({ weights, count }: SeenPatch, tones: Float64Array, middle: Three): Float64Array {
  const kernel = new Float64Array(count);
  for (let point = 0; point < count; point++) {
    const distance =
      (tones[3 * point]! - middle[0]) ** 2 +
      (tones[3 * point + 1]! - middle[1]) ** 2 +
      (tones[3 * point + 2]! - middle[2]) ** 2;
    if (distance < 1) kernel[point] = weights[point]! * (1 - distance);
  }
  return kernel;
}

function weightedMean(values: Readonly<Float64Array>, weights: Readonly<Float64Array>, count: number): Three {
  const mean: [number, number, number] = [0, 0, 0];
  const total = sum(weights, count);
  for (let point = 0; point < count; point++) {
    for (let channel = 0; channel < 3; channel++) {
      mean[channel]! += weights[point]! * values[3 * point + channel]!;
    }
  }
  return [mean[0] / total, mean[1] / total, mean[2] / total];
}

function sum(values: Readonly<Float64Array>, count: number): number {
  let total = 0;
  for (let at = 0; at < count; at++) total += values[at]!;
  return total;
}
