/** The light that falls on the table: a lamp off to one side, its colour, and somebody's hand in its way. */

import type { Rng } from '@/kit/rng';

import { between, type Light } from './color';
import { smooth } from './curves';
import type { Strengths } from './disturbances';
import { pickHand, shadeOf, type Hand } from './hand';
import type { Paint } from './paint';

export interface Lighting {
  /** The light fades in this direction from 1 to `least` over the board. */
  readonly direction: readonly [number, number];
  readonly least: number;
  /** Where the lamp stands, and how much of the fading is around it instead of along one direction. */
  readonly lamp: readonly [number, number];
  readonly roundness: number;
  readonly color: Light;
  readonly hand: Hand | null;
  readonly exposure: number;
  /** The lamp's reflection on the varnish: where, how large, how bright; and stray light in the lens. */
  readonly glare: { readonly x: number; readonly y: number; readonly size: number; readonly light: number };
  readonly haze: number;
}

/** From the middle of the board to its edge, in widths of a space. */
const REACH = 3.9;
const MIDDLE = [3.5, 2.6] as const;

export function pickLighting(rng: Rng, strengths: Strengths): Lighting {
  const angle = between(rng, 0, 2 * Math.PI);
  const direction = [Math.cos(angle), Math.sin(angle)] as const;
  const least = 1 - between(rng, 0.02, 0.08) - (strengths.light ?? 0) * between(rng, 0.3, 0.55);
  const roundness = rng.next();
  const warmth = (strengths.cast ?? 0) * between(rng, 0.4, 1) * rng.pick([-1, 1]);
  const tint = (strengths.cast ?? 0) * between(rng, -0.06, 0.06);
  const exposure = between(rng, 0.85, 1.15);
  const hand = pickHand(rng, strengths.shadow ?? 0);
  return {
    direction,
    least,
    lamp: [MIDDLE[0] - REACH * direction[0], MIDDLE[1] - REACH * direction[1]],
    roundness,
    color: [1 + 0.25 * warmth, 1 + tint, 1 - 0.25 * warmth],
    hand,
    exposure,
    glare: {
      x: between(rng, 0, 7),
      y: between(rng, 0, 5),
      size: between(rng, 1, 2.5),
      light: (strengths.light ?? 0) * between(rng, 0, 0.1),
    },
    haze: between(rng, 0, 0.015),
  };
}

/** Dims and tints what is painted, for a point of the board's plane. */
export function illuminate(paint: Paint, lighting: Lighting, x: number, y: number): void {
  const { direction, lamp, roundness, least, color, hand, exposure, glare, haze } = lighting;
  const along = ((x - MIDDLE[0]) * direction[0] + (y - MIDDLE[1]) * direction[1]) / (2 * REACH) + 0.5;
  const away = Math.sqrt((x - lamp[0]) ** 2 + (y - lamp[1]) ** 2) / (2 * REACH);
  const fade = Math.max(0, along * (1 - roundness) + away * roundness);
  const level = exposure * (1 - (1 - least) * Math.min(1.3, fade));
  const apart = Math.sqrt((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.size;
  const veil = apart < 1 ? haze + glare.light * smooth(1 - apart) : haze;
  const shade = hand === null ? 0 : shadeOf(hand, x, y);
  for (let channel = 0; channel < 3; channel++) {
    const kept = hand === null ? 1 : 1 - shade * (1 - hand.kept[channel]!);
    paint[channel] = (paint[channel]! * level + veil) * color[channel]! * kept;
  }
}
