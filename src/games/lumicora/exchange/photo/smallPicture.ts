/** A photo made small: enough to find a board on it, and quick on a phone. */

import type { Pixels } from './model';

export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  /** Pixels of the small picture for one pixel of the photo, across and down. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Brightness, red against blue, and green against both, row by row; 1 is the full range. */
  readonly channels: readonly [Float32Array, Float32Array, Float32Array];
}

/** Leaves a space of the board some 20 pixels, by which its place is found to a twentieth of its width. */
export const LONG_EDGE = 240;
/** Leaves printed lines a pixel of their own. */
export const FINE_LONG_EDGE = 640;

/** Of the pixels that become one, no more than this many in a row or column are looked at. */
const LOOKED_AT = 4;

/** Every small pixel is the mean of those it stands for. No photo is made larger. */
export function shrink(pixels: Pixels, longEdge: number): SmallPicture {
  const factor = Math.min(1, longEdge / Math.max(pixels.width, pixels.height));
  const width = Math.max(1, Math.round(pixels.width * factor));
  const height = Math.max(1, Math.round(pixels.height * factor));
  const brightness = new Float32Array(width * height);
  const redness = new Float32Array(width * height);
  const greenness = new Float32Array(width * height);
  const columns = boundsOf(pixels.width, width);
  const rows = boundsOf(pixels.height, height);
  const sum = { red: 0, green: 0, blue: 0, count: 0 };
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      addUp(sum, pixels, columns[x]!, rows[y]!, columns[x + 1]!, rows[y + 1]!);
      const share = 1 / (255 * sum.count);
      brightness[to] = ((sum.red + sum.green + sum.blue) / 3) * share;
      redness[to] = ((sum.red - sum.blue) / 2) * share;
      greenness[to] = (sum.green / 2 - (sum.red + sum.blue) / 4) * share;
    }
  }
  const channels = [brightness, redness, greenness] as const;
  return { width, height, scaleX: width / pixels.width, scaleY: height / pixels.height, channels };
}

/** Where each small pixel begins on the photo, and at last where it ends. */
function boundsOf(length: number, small: number): readonly number[] {
  return Array.from({ length: small + 1 }, (_, index) => Math.floor((index * length) / small));
}

/** Sets the sums over a rectangle; one object for all, as there are thousands of rectangles. */
function addUp(
  sum: { red: number; green: number; blue: number; count: number },
  { width, data }: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  sum.red = sum.green = sum.blue = sum.count = 0;
  const across = right - left > LOOKED_AT ? (right - left) / LOOKED_AT : 1;
  const down = bottom - top > LOOKED_AT ? (bottom - top) / LOOKED_AT : 1;
  for (let y = top; y < bottom; y += down) {
    for (let x = left; x < right; x += across) {
      const at = ((y | 0) * width + (x | 0)) * 4;
      sum.red += data[at]!;
      sum.green += data[at + 1]!;
      sum.blue += data[at + 2]!;
      sum.count++;
    }
  }
}
