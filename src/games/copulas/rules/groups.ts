/** CE-2: tiles of one color that share an edge form a group. */

import { neighborsOf } from './pieces';
import { coveredBy, type LaidTile } from './placement';

/** Each group as places in `laid`, a tile alone too; ordered by their first tile. */
export function groupsOf(laid: readonly LaidTile[], seat: number): readonly (readonly number[])[] {
  const tileOn = new Map<number, number>();
  laid.forEach((each, index) => {
    if (each.seat === seat) for (const cell of coveredBy(each)) tileOn.set(cell, index);
  });
  const seen = new Set<number>();
  const groups: number[][] = [];
  laid.forEach((each, index) => {
    if (each.seat !== seat || seen.has(index)) return;
    seen.add(index);
    const group = [index];
    // The list grows while it is walked along.
    for (const member of group) {
      for (const cell of coveredBy(laid[member]!).flatMap(neighborsOf)) {
        const other = tileOn.get(cell);
        if (other === undefined || seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  });
  return groups;
}

/** How many tiles each group has; 1 is a tile alone. */
export function groupSizes(laid: readonly LaidTile[], seat: number): readonly number[] {
  return groupsOf(laid, seat).map((group) => group.length);
}
