/** The shadow of a hand that holds a phone, or reaches over the board: a palm and fingers with soft edges. */

import type { Rng } from '@/kit/rng';

import { between, type Light } from './color';
import { step } from './curves';

interface Finger {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly radius: number;
}

export interface Hand {
  readonly palm: Finger;
  readonly arm: Finger;
  readonly fingers: readonly Finger[];
  /** Half the width of the soft edge. */
  readonly softness: number;
  /** What is left of the light in its midst: a little bluer, as the rest of the room still shines on it. */
  readonly kept: Light;
}

/** No finger reaches farther from the middle of the palm. */
const REACH = 3.6;

/** Reaches over the board from any side, to about its middle or not quite so far. */
export function pickHand(rng: Rng, strength: number): Hand | null {
  const angle = between(rng, 0, 2 * Math.PI);
  const short = between(rng, 0, 1.3);
  const depth = between(rng, 0.4, 0.55) * strength;
  const softness = between(rng, 0.1, 0.3);
  const lean = between(rng, -0.5, 0.5);
  const spread = between(rng, 0.14, 0.24);
  if (strength === 0) return null;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const palm = [3.5 + x * (2 + short), 2.6 + y * (1.3 + short)] as const;
  const finger = (turn: number, length: number, radius: number): Finger => {
    const way = angle + Math.PI + lean + turn;
    return { from: palm, to: [palm[0] + Math.cos(way) * length, palm[1] + Math.sin(way) * length], radius };
  };
  return {
    palm: { from: palm, to: palm, radius: 1.15 },
    arm: { from: palm, to: [palm[0] + x * 9, palm[1] + y * 9], radius: 0.8 },
    fingers: [
      ...[-1.5, -0.5, 0.5, 1.5].map((place) => finger(place * spread, 2.7 - 0.25 * Math.abs(place), 0.25)),
      finger(spread * 1.5 + 0.7, 1.9, 0.3),
    ],
    softness,
    kept: [1 - depth, 1 - depth * 0.97, 1 - depth * 0.9],
  };
}

/** 0 outside the shadow, 1 in its midst. */
export function shadeOf({ palm, arm, fingers, softness }: Hand, x: number, y: number): number {
  let depth = Math.max(depthIn(palm, x, y), depthIn(arm, x, y));
  if (depth > palm.radius - REACH) {
    for (const finger of fingers) depth = Math.max(depth, depthIn(finger, x, y));
  }
  return step(-softness, softness, depth);
}

function depthIn({ from, to, radius }: Finger, x: number, y: number): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / squared;
  const t = Math.max(0, Math.min(1, along));
  return radius - Math.sqrt((x - from[0] - t * dx) ** 2 + (y - from[1] - t * dy) ** 2);
}
