/** How a side between two spaces looks across: as a printed line, as a step from one surface to another, or as nothing. */

import type { GridPose } from './gridLines';
import type { SmallPicture } from './smallPicture';

/** Places along a side, in widths of a space from its middle; its ends, where three sides meet, say little. */
const ALONG = [-0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2] as const;
/** Steps across it to either side, and how wide they are. */
const REACH = 13;
const STEP = 0.02;
const WIDTH = 2 * REACH + 1;
/** The grid may lie so many steps off. */
const SHIFTS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
/** From the middle of a line to where it has ended, and how far the surfaces beside it are looked at. */
const BESIDE_FROM = 3;
const BESIDE_TO = 8;
/** A difference of this much, of 1 for the full range, may be noise. */
const FAINT = 0.004;

/** What is told of one side: how plain and how steady a line and a step are, in brightness and in color. */
export const LOOK_SIZE = 8;

const profile = new Float64Array(3 * ALONG.length * WIDTH);

/** Writes the look of the side at (u, v) along (du, dv) to `look`; false beside the picture. */
export function lookAtSide(
  { width, height, channels }: SmallPicture,
  pose: GridPose,
  u: number,
  v: number,
  du: number,
  dv: number,
  look: Float64Array,
): boolean {
  let at = 0;
  for (const along of ALONG) {
    for (let step = -REACH; step <= REACH; step++, at++) {
      const pu = u + along * du - step * STEP * dv;
      const pv = v + along * dv + step * STEP * du;
      const depth = 1 / (pose[6]! * pu + pose[7]! * pv + 1);
      const x = (pose[0]! * pu + pose[1]! * pv + pose[2]!) * depth - 0.5;
      const y = (pose[3]! * pu + pose[4]! * pv + pose[5]!) * depth - 0.5;
      if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return false;
      const column = x | 0;
      const row = y | 0;
      const fx = x - column;
      const fy = y - row;
      const pixel = row * width + column;
      for (let channel = 0; channel < 3; channel++) {
        const values = channels[channel]!;
        const above = values[pixel]! * (1 - fx) + values[pixel + 1]! * fx;
        const below = values[pixel + width]! * (1 - fx) + values[pixel + width + 1]! * fx;
        profile[channel * ALONG.length * WIDTH + at] = above * (1 - fy) + below * fy;
      }
    }
  }
  look.fill(0);
  for (const shift of SHIFTS) {
    for (let channel = 0; channel < 3; channel++) lookAcross(look, channel, REACH + shift);
  }
  return true;
}

/** On a scale of ratios, as nets want it. */
export function tellable(look: Float64Array): Float64Array {
  return look.map((value, at) => Math.log(value + (at % 2 === 0 ? 0.004 : 0.2)));
}

/** Keeps the plainest line and the plainest step of all shifts; brightness in the first half, color in the second. */
function lookAcross(look: Float64Array, channel: number, middle: number): void {
  let [line, lineSquares, step, stepSquares] = [0, 0, 0, 0];
  for (let place = 0; place < ALONG.length; place++) {
    const from = (channel * ALONG.length + place) * WIDTH;
    let [left, right] = [0, 0];
    for (let away = BESIDE_FROM; away <= BESIDE_TO; away++) {
      left += profile[from + Math.max(0, middle - away)]!;
      right += profile[from + Math.min(WIDTH - 1, middle + away)]!;
    }
    const count = BESIDE_TO - BESIDE_FROM + 1;
    const center = (profile[from + middle - 1]! + profile[from + middle]! + profile[from + middle + 1]!) / 3;
    const ridge = center - (left + right) / (2 * count);
    const rise = (right - left) / count;
    line += ridge;
    lineSquares += ridge * ridge;
    step += rise;
    stepSquares += rise * rise;
  }
  const half = channel === 0 ? 0 : LOOK_SIZE / 2;
  keepPlainer(look, half, line, lineSquares);
  keepPlainer(look, half + 2, step, stepSquares);
}

/** Strength and steadiness of the mean, where it is plainer than what was kept. */
function keepPlainer(look: Float64Array, at: number, sum: number, squares: number): void {
  const count = ALONG.length;
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const strength = Math.abs(mean);
  const steadiness = strength / (deviation + FAINT);
  if (steadiness * strength <= look[at]! * look[at + 1]!) return;
  look[at] = strength;
  look[at + 1] = steadiness;
}
