/** Which value of a slider a finger or a key means. */

import { clamp } from '../number';

export interface SliderRange {
  readonly least: number;
  readonly most: number;
}

export const THUMB = 28;
const LARGE_STEP = 10;

/** From 0 at the least value to 1 at the most. */
export function ratioOf(value: number, { least, most }: SliderRange): number {
  return most > least ? (clamp(value, least, most) - least) / (most - least) : 0;
}

/** The value under a point, so many points from the left of a slider of that width. The thumb never leaves the slider. */
export function valueAt(x: number, width: number, { least, most }: SliderRange): number {
  const way = width - THUMB;
  if (way <= 0 || most <= least) return least;
  return clamp(Math.round(least + ((x - THUMB / 2) / way) * (most - least)), least, most);
}

/** The value that a key leads to, or null if the key is not for sliders. */
export function valueByKey(key: string, value: number, { least, most }: SliderRange): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(value + 1, least, most);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(value - 1, least, most);
    case 'PageUp':
      return clamp(value + LARGE_STEP, least, most);
    case 'PageDown':
      return clamp(value - LARGE_STEP, least, most);
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return null;
  }
}
