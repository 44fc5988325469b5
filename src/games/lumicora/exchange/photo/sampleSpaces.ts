/** From pixels to one colour a space: what the photo shows on the face of each of the 44. */

import { ROW_LENGTHS, SPACE_CELLS } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { coveredLogs } from './coverLook';
import { applyHomography, boardPointOf, type Homography, homographyOf } from './homography';
import type { Corners, Pixels, Point, SpaceSample } from './model';
import { FINE_LONG_EDGE, shrink } from './smallPicture';
import { toneOfLogs } from './tone';

/** Pixels less opaque than this show nothing. */
const OPAQUE = 128;
/** A space with less of its face in the picture cannot be told from its neighbour. */
const LEAST_SEEN = 0.4;
/** Each point is the mean of a square of pixels, this far to all sides, so that noise and grain even out. */
const AROUND = 1;

export function sampleSpaces(pixels: Pixels, corners: Corners): readonly SpaceSample[] {
  const samples: SpaceSample[] = [];
  for (const row of samplingSteps(pixels, corners)) samples.push(...row);
  return samples;
}

/** The same row by row, so that a screen can breathe in between. */
export function* samplingSteps(pixels: Pixels, corners: Corners): Generator<readonly SpaceSample[], void> {
  const homography = homographyOf(corners);
  const covered = coveredLogs(shrink(pixels, FINE_LONG_EDGE), corners);
  for (const row of ROW_LENGTHS.keys()) {
    const spaces = SPACE_CELLS.flatMap((cell, space) => (cell.row === row ? [space] : []));
    yield spaces.map((space) => sampleSpace(pixels, homography, space, covered[space]!));
  }
}

function sampleSpace(pixels: Pixels, homography: Homography, space: Space, covered: number): SpaceSample {
  const patch = lookAt(pixels, homography, space);
  if (patch.count < LEAST_SEEN * PATCH.length) return { space, ...UNSEEN, covered: 0 };
  return { space, ...middleLight(patch), covered };
}

function lookAt(pixels: Pixels, homography: Homography, space: Space): SeenPatch {
  const middle = boardPointOf(space);
  const lights = new Float64Array(3 * PATCH.length);
  const weights = new Float64Array(PATCH.length);
  let count = 0;
  for (const { x, y, weight } of PATCH) {
    const point = applyHomography(homography, { x: middle.x + x, y: middle.y + y });
    if (!addLight(pixels, Math.round(point.x), Math.round(point.y), lights, 3 * count)) continue;
    weights[count] = weight;
    count += 1;
  }
  return { lights, weights, count };
}

/** Writes the mean light around a pixel to `lights`; false where the picture shows nothing there. */
function addLight(pixels: Pixels, x: number, y: number, lights: Float64Array, at: number): boolean {
  const { width, height, data } = pixels;
  if (!(x >= 0 && x < width && y >= 0 && y < height)) return false;
  let count = 0;
  const sum = [0, 0, 0];
  for (let row = Math.max(0, y - AROUND); row <= Math.min(height - 1, y + AROUND); row++) {
    for (let column = Math.max(0, x - AROUND); column <= Math.min(width - 1, x + AROUND); column++) {
      const pixel = 4 * (row * width + column);
      if (data[pixel + 3]! < OPAQUE) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += LIGHT_OF_STORED[data[pixel + channel]!]!;
    }
  }
  if (count === 0) return false;
  for (let channel = 0; channel < 3; channel++) lights[at + channel] = sum[channel]! / count;
  return true;
}

/** How much of the way from the middle to the rim is looked at: gaps, worn edges and leaning piles lie beyond. */
const REACH = 0.84;
/** Between two points, in widths of a space: fine enough for the coral around a badge, and some 180 points in all. */
const STEP = 0.0625;
/** Badges and animals stand in the middle: a point there says less about the surface than one near the rim. */
const WEIGHT_IN_THE_MIDDLE = 0.1;

export interface PatchPoint extends Point {
  readonly weight: number;
}

/** Points around the middle of a space, in widths of a space. */
const PATCH: readonly PatchPoint[] = (() => {
  const points: PatchPoint[] = [];
  const rows = Math.ceil(0.6 / STEP);
  for (let row = -rows; row <= rows; row++) {
    const y = row * STEP * (Math.sqrt(3) / 2);
    for (let column = -rows; column <= rows; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * STEP;
      const share = shareToRim(x, y) / REACH;
      const weight = WEIGHT_IN_THE_MIDDLE + (1 - WEIGHT_IN_THE_MIDDLE) * share ** 2;
      if (share <= 1) points.push({ x, y, weight });
    }
  }
  return points;
})();

/** 0 in the middle of a space, 1 on its rim. */
function shareToRim(x: number, y: number): number {
  const across = Math.abs(x);
  const down = Math.abs(y);
  return 2 * Math.max(across, across / 2 + (down * Math.sqrt(3)) / 2);
}

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
const UNSEEN: PatchLight = { light: [0, 0, 0], spread: 1 };

function middleLight(patch: SeenPatch): PatchLight {
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

/** Light, 0 to 1, by stored value, 0 to 255. */
const LIGHT_OF_STORED: Readonly<Float64Array> = Float64Array.from({ length: 256 }, (_, stored) => {
  const share = stored / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
