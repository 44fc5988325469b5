/** Where keys move a ring of the grid, as it is seen on the screen. */

import { ARROWS, isArrowKey } from '@/ui/board/cellOrder';
import type { Point } from '@/ui/board/layout';

const SMALL_STEP = 1;
const LARGE_STEP = 10;

/** The way a key leads, in points of the screen; null for keys that are not for rings. */
export function moveByKey(key: string, isLarge: boolean): Point | null {
  if (!isArrowKey(key)) return null;
  const way = ARROWS[key];
  const step = isLarge ? LARGE_STEP : SMALL_STEP;
  return { x: way.x * step, y: way.y * step };
}

/** What screen readers offer; the first two are also what a swipe up or down does. */
const ACTION_KEYS = {
  increment: 'ArrowRight',
  decrement: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
} as const;

export type RingAction = keyof typeof ACTION_KEYS;
export const RING_ACTIONS = Object.keys(ACTION_KEYS) as readonly RingAction[];

export function moveByAction(named: string): Point | null {
  const action = RING_ACTIONS.find((each) => each === named);
  return action === undefined ? null : moveByKey(ACTION_KEYS[action], true);
}
