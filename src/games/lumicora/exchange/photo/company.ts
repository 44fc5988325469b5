/** Coral comes in Luminos: what lies on a space has, or had, its other half beside it. */

import { NEIGHBORS } from '../../rules/boards';
import { COLORS, type Space } from '../../rules/model';
import type { View } from '../../rules/surface';

import { bySurface, cellOf, type Shares } from './bySurface';
import { isCoral, SURFACES } from './model';

/**
 * How likely coral without any neighbour of its colour is, compared with coral that has one: its other half may be
 * covered, or it is half of the starting Lumino.
 */
const ALONE = 0.3;
/** Coral that was not there when the reef was last known came in one piece, and rarely got covered since. */
const ALONE_IF_LATER = 0.1;
/** The halves of a Lumino lie in one level (PL-3): how well a neighbour that was in another level serves as one. */
const OTHER_LEVEL = 0.4;

/** Expectations of each space, in the company that the shares see around it. */
export function inCompany(expected: Shares, shares: Shares, reef: View | null): Shares {
  return bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    const name = SURFACES[surface]!;
    if (!isCoral(name) || expected[cell] === 0) return expected[cell]!;
    const isLater = reef !== null && COLORS[reef.colors[space]!] !== name;
    const alone = isLater ? ALONE_IF_LATER : ALONE;
    return expected[cell]! * (alone + (1 - alone) * otherHalf(shares, space, surface, isLater ? reef : null));
  });
}

/** How likely at least one neighbour serves as the other half. */
function otherHalf(shares: Shares, space: Space, surface: number, reef: View | null): number {
  let none = 1;
  for (const neighbor of NEIGHBORS[space]!) {
    const isLevel = reef === null || reef.levels[neighbor] === reef.levels[space];
    none *= 1 - shares[cellOf(neighbor, surface)]! * (isLevel ? 1 : OTHER_LEVEL);
  }
  return 1 - none;
}
