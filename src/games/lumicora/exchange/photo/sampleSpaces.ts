/** From pixels to one colour a space: what the photo shows on the face of each of the 44. */

import { ROW_LENGTHS, SPACE_CELLS } from '../../rules/boards';
import type { Space } from '../../rules/model';

import { applyHomography, boardPointOf, homographyOf, type Homography } from './homography';
import { middleLight, UNSEEN, type SeenPatch } from './middleLight';
import type { Corners, Pixels, SpaceSample } from './model';
import { PATCH } from './patch';
import { LIGHT_OF_STORED } from './storedLight';

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
  for (const row of ROW_LENGTHS.keys()) {
    const spaces = SPACE_CELLS.flatMap((cell, space) => (cell.row === row ? [space] : []));
    yield spaces.map((space) => sampleSpace(pixels, homography, space));
  }
}

function sampleSpace(pixels: Pixels, homography: Homography, space: Space): SpaceSample {
  const patch = lookAt(pixels, homography, space);
  const isSeen = patch.count >= LEAST_SEEN * PATCH.length;
  return { space, ...(isSeen ? middleLight(patch) : UNSEEN) };
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
