/**
 * White light that lies over what is seen: a lamp mirrored in varnish, or stray light in the lens. It hardly changes
 * bright surfaces, but makes dark ones grey. Like all light it varies smoothly over the board.
 */

import { SPACE_COUNT } from '../../rules/boards';
import type { Space } from '../../rules/model';

import { cellOf, SURFACE_COUNT, type BySurface } from "./bySurface";
import { boardPointOf } from './homography';
import { solveRidge } from './ridge';
import type { SpaceTone } from './spaceTones';
import type { ToneModel } from './toneModel';

/** By space, how much of it there is, as a share of the brightest light on the board. */
export type Veil = readonly number[];

export const NO_VEIL: Veil = Array<number>(SPACE_COUNT).fill(0);

/** The veil is made of soft spots around every other space of every other row. */
const SPOTS: readonly Space[] = [0, 2, 4, 11, 13, 15, 17, 26, 28, 30, 32, 39, 41, 43];
/** Their radius, in widths of a space. */
const RADIUS = 1.3;
/** How strong a spot is expected to be. */
const USUAL_VEIL = 0.04;
const MOST_VEIL = 0.2;

const SPOTS_AT: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, space) => {
  const here = boardPointOf(space);
  return SPOTS.map((spot) => {
    const there = boardPointOf(spot);
    return Math.exp(-((here.x - there.x) ** 2 + (here.y - there.y) ** 2) / (2 * RADIUS ** 2));
  });
});

export interface FoundVeil {
  readonly veil: Veil;
  /** Logarithm of how well it agrees with there usually being little. */
  readonly logAgreement: number;
}

/** The veil that makes the colours of all spaces agree best with their surfaces. */
export function findVeil(
  tones: readonly SpaceTone[],
  veil: Veil,
  model: ToneModel,
  weights: BySurface,
): FoundVeil {
  const size = SPOTS.length;
  const information = new Float64Array(size * size);
  const target = new Float64Array(size);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const { tone, veiling } = tones[space]!;
    let sure = 0;
    let wanted = 0;
    for (const at of [1, 2] as const) {
      for (let surface = 0; surface < SURFACE_COUNT; surface++) {
        const cell = cellOf(space, surface);
        const error = tone[at] - model[at].middles[cell]!;
        sure += weights[cell]! * veiling[at] ** 2;
        wanted += weights[cell]! * veiling[at] * (veiling[at] * veil[space]! - error);
      }
    }
    const spots = SPOTS_AT[space]!;
    for (let a = 0; a < size; a++) {
      target[a]! += wanted * spots[a]!;
      for (let b = 0; b <= a; b++) information[a * size + b]! += sure * spots[a]! * spots[b]!;
    }
  }
  const { values, logNarrowing } = solveRidge(information, target, Array<number>(size).fill(USUAL_VEIL));
  const squares = values.reduce((sum, value) => sum + (value / USUAL_VEIL) ** 2, 0);
  return {
    veil: SPOTS_AT.map((spots) => {
      const light = spots.reduce((sum, share, spot) => sum + share * values[spot]!, 0);
      return Math.max(0, Math.min(MOST_VEIL, light));
    }),
    logAgreement: logNarrowing - squares / 2,
  };
}
