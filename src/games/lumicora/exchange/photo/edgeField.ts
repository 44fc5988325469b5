/** How plainly, and which way, colours change around each pixel of a small picture. */

import type { SmallPicture } from './smallPicture';

/**
 * The change across a direction (nx, ny) less the change along it is (nx² - ny²)·upright + 2·nx·ny·slanting: towards 1 at
 * an edge that is plain for its surroundings, 0 where nothing or everything changes, negative where an edge crosses.
 * From light to dark and from dark to light are alike, so that both sides of a line add up.
 */
export interface EdgeField {
  readonly width: number;
  readonly height: number;
  readonly upright: Float32Array;
  readonly slanting: Float32Array;
}

/** A change of this much from one pixel to the next, of 1 for the full range, is half plain; far less is noise. */
const FAINT = 0.02;

/** Edges are also compared with the mean around them, as far as this share of the picture's long edge. */
const SURROUNDINGS = 1 / 10;

export function edgeFieldOf({ width, height, channels }: SmallPicture): EdgeField {
  const upright = new Float32Array(width * height);
  const slanting = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  const field = { width, height, upright, slanting };
  for (const channel of channels) addChanges(field, strength, channel);
  compareWithSurroundings(field, strength);
  blur(upright, width, height, 1);
  blur(slanting, width, height, 1);
  return field;
}

/** The change across a direction of length 1 at a point; nothing is known beyond the picture. */
export function edgeAt(field: EdgeField, x: number, y: number, nx: number, ny: number): number {
  if (!(x >= 0 && y >= 0 && x < field.width && y < field.height)) return 0;
  const at = (y | 0) * field.width + (x | 0);
  return (nx * nx - ny * ny) * field.upright[at]! + 2 * nx * ny * field.slanting[at]!;
}

/** Adds the squared slopes of one channel; pixels at the rim of the picture have none. */
function addChanges(field: EdgeField, strength: Float32Array, channel: Float32Array): void {
  const { width, height, upright, slanting } = field;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const falling = channel[at + width + 1]! - channel[at - width - 1]!;
      const rising = channel[at - width + 1]! - channel[at + width - 1]!;
      const dx = (falling + rising + 2 * (channel[at + 1]! - channel[at - 1]!)) / 8;
      const dy = (falling - rising + 2 * (channel[at + width]! - channel[at - width]!)) / 8;
      upright[at]! += dx * dx - dy * dy;
      slanting[at]! += 2 * dx * dy;
      strength[at]! += dx * dx + dy * dy;
    }
  }
}

/** So that a pale print in the shade counts as much as the bright rim of the board. */
function compareWithSurroundings(field: EdgeField, strength: Float32Array): void {
  const { width, height, upright, slanting } = field;
  const around = Float32Array.from(strength);
  blur(around, width, height, Math.max(1, Math.round(Math.max(width, height) * SURROUNDINGS)));
  for (let at = 0; at < strength.length; at++) {
    const share = 1 / (strength[at]! + around[at]! + FAINT * FAINT);
    upright[at]! *= share;
    slanting[at]! *= share;
  }
}

/** Each value becomes the mean of the square around it. */
function blur(values: Float32Array, width: number, height: number, reach: number): void {
  const sums = new Float64Array(Math.max(width, height) + 1);
  for (let y = 0; y < height; y++) blurLine(values, y * width, 1, width, reach, sums);
  for (let x = 0; x < width; x++) blurLine(values, x, width, height, reach, sums);
}

function blurLine(
  values: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
  sums: Float64Array,
): void {
  for (let i = 0, at = start; i < length; i++, at += step) sums[i + 1] = sums[i]! + values[at]!;
  for (let i = 0, at = start; i < length; i++, at += step) {
    const from = i > reach ? i - reach : 0;
    const to = i + reach < length ? i + reach + 1 : length;
    values[at] = (sums[to]! - sums[from]!) / (to - from);
  }
}
