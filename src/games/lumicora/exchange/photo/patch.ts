/** Where a space is looked at: points over its face, away from its rim. */

import type { Point } from './model';

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
export const PATCH: readonly PatchPoint[] = (() => {
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
