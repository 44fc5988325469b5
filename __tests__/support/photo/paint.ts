/** A brush for one point: shaders leave the light of the point in it, so that millions of points need no objects. */

import type { Light } from './color';

export type Paint = Float64Array;

export function fill(paint: Paint, light: Light, tone = 1): void {
  paint[0] = light[0] * tone;
  paint[1] = light[1] * tone;
  paint[2] = light[2] * tone;
}

/** Lays a light over what is there, covering it by `share`. */
export function cover(paint: Paint, light: Light, share: number, tone = 1): void {
  paint[0] = paint[0]! * (1 - share) + light[0] * tone * share;
  paint[1] = paint[1]! * (1 - share) + light[1] * tone * share;
  paint[2] = paint[2]! * (1 - share) + light[2] * tone * share;
}

export function dim(paint: Paint, factor: number): void {
  paint[0] = paint[0]! * factor;
  paint[1] = paint[1]! * factor;
  paint[2] = paint[2]! * factor;
}
