/** Which cell follows which: to read them all, and to walk from one to the next by arrow keys. */

import type { BoardLayout, Point } from './layout';

export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Readonly<Record<string, Point>>;

export type ArrowKey = keyof typeof ARROWS;

export function isArrowKey(key: string): key is ArrowKey {
  return key in ARROWS;
}

/** All cells from top to bottom, and from left to right where they lie at the same height. */
export function readingOrder({ centers }: BoardLayout): readonly number[] {
  const same = 0.5;
  return centers
    .map((_, cell) => cell)
    .sort((a, b) => {
      const down = centers[a]!.y - centers[b]!.y;
      return Math.abs(down) > same ? down : centers[a]!.x - centers[b]!.x;
    });
}

/** Cells more aside than this, compared with how far ahead, belong to another arrow. */
const WIDEST = 1.2;
/** Of two cells that lie the same, the one on the left of the way wins: so the way back leads home. */
const LEFT_HAND = 0.01;

/** The nearest cell in that direction, or null at the edge. */
export function cellToward({ centers }: BoardLayout, from: number, key: ArrowKey): number | null {
  const start = centers[from];
  if (start === undefined) return null;
  const way = ARROWS[key];
  let best: number | null = null;
  let least = Infinity;
  for (const [cell, { x, y }] of centers.entries()) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const right = (y - start.y) * way.x - (x - start.x) * way.y;
    const distance = ahead + Math.abs(right) + right * LEFT_HAND;
    if (ahead > 1 && Math.abs(right) <= ahead * WIDEST && distance < least) {
      best = cell;
      least = distance;
    }
  }
  return best;
}
