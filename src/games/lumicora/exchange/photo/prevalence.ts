/** How common each surface is on this board: one colour may cover most of a reef, and another be absent. */

import { bySurface, cellOf, normalised, SURFACE_COUNT, type Shares } from './bySurface';

/** How many spaces it takes to move the opinion about a surface: few, as reefs differ a lot. */
const FAITH = 4;

/** Expectations, where a surface that is seen often is likelier everywhere. */
export function withPrevalence(expected: Shares, shares: Shares): Shares {
  const factors = Array.from({ length: SURFACE_COUNT }, (_, surface) => {
    const seen = countOf(shares, surface);
    const awaited = countOf(expected, surface);
    return (seen + FAITH) / (awaited + FAITH);
  });
  return normalised(bySurface((space, surface) => expected[cellOf(space, surface)]! * factors[surface]!));
}

function countOf(shares: Shares, surface: number): number {
  let count = 0;
  for (let cell = surface; cell < shares.length; cell += SURFACE_COUNT) count += shares[cell]!;
  return count;
}
