/** Samples as tones, ready to be compared with each other. */

import type { SpaceSample } from './model';
import { toneOfLogs, type Tone } from './tone';

/** By space, how much of it there is, as a share of the brightest light on the board. */
export type Veil = readonly number[];

export interface SpaceTone {
  /** False for a space beside the picture. */
  readonly isSeen: boolean;
  readonly tone: Tone;
  /** By how much its tone is less sure than a plain patch's, as a factor on the variance. */
  readonly unsureness: number;
  /** How its tone changes with each bit of veil that is taken away. */
  readonly veiling: Tone;
}

/** A space of which more than this looks otherwise than its middle colour is as good as hidden. */
const MOST_SPREAD = 0.97;
/** A patch that looks otherwise all over tells about as much as a quarter of a plain one. */
const SPREAD_UNSURENESS = 3;
/**
 * Gloss adds white to every colour, more here than there, which shows most in the channel that a surface has least
 * of. Adding this share of the space's own light to all channels makes that harmless, in light and in shadow alike.
 */
const GLOSS = 0.15;
/** The same for what the camera adds in the dark, as a share of the brightest light. */
const DARK = 0.003;
/** The brightest light is the third of 44, as a glint or a sheet of paper may be brighter than any surface. */
const BRIGHTEST_RANK = 2;
/** On a board without anything white, the brightest blue may be the sea's; white is not so far from grey. */
const LEAST_OF_WHITE = 0.25;
/** No white is darker than this. */
const PITCH_DARK = 1e-6;
/** However strong the veil, this much of what is seen is the surface. */
const LEAST_BELOW_VEIL = 0.1;

/** The samples, by space, whatever order they come in, as shares of the brightest light in each channel. */
export interface Seen {
  readonly shares: readonly (readonly [number, number, number])[];
  readonly spreads: readonly number[];
  /** See `SpaceSample`. */
  readonly covered: readonly number[];
  /** Logarithms of the brightest light. */
  readonly whites: readonly [number, number, number];
}

export function seenIn(samples: readonly SpaceSample[]): Seen {
  const bySpace = [...samples].sort((a, b) => a.space - b.space);
  const brightest = (channel: number): number => {
    const lights = samples.map(({ light }) => light[channel]!).sort((a, b) => b - a);
    return lights[BRIGHTEST_RANK] ?? 0;
  };
  const found = [brightest(0), brightest(1), brightest(2)] as const;
  const least = Math.max(PITCH_DARK, LEAST_OF_WHITE * Math.max(...found));
  const whites = [Math.max(least, found[0]), Math.max(least, found[1]), Math.max(least, found[2])] as const;
  return {
    shares: bySpace.map(({ light }) => [light[0] / whites[0], light[1] / whites[1], light[2] / whites[2]]),
    spreads: bySpace.map(({ spread }) => spread),
    covered: bySpace.map(({ covered }) => covered),
    whites: [Math.log(whites[0]), Math.log(whites[1]), Math.log(whites[2])],
  };
}

/** Tones by space, without the veil. A brighter or tinted lamp moves all tones alike. */
export function spaceTones({ shares, spreads, whites }: Seen, veil: Veil): readonly SpaceTone[] {
  return shares.map((seen, space) => {
    const below = seen.map((share) => Math.max(LEAST_BELOW_VEIL * share, share - veil[space]!));
    const floor = (GLOSS * (below[0]! + below[1]! + below[2]!)) / 3 + DARK;
    const log = (channel: 0 | 1 | 2): number => Math.log(below[channel]! + floor) + whites[channel];
    const change = (channel: 0 | 1 | 2): number => -1 / (below[channel]! + floor);
    return {
      isSeen: spreads[space]! < MOST_SPREAD,
      tone: toneOfLogs(log(0), log(1), log(2)),
      unsureness: 1 + SPREAD_UNSURENESS * spreads[space]! ** 2,
      veiling: toneOfLogs(change(0), change(1), change(2)),
    };
  });
}
