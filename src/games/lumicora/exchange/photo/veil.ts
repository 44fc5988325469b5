/**
 * White light that lies over what is seen: a lamp mirrored in varnish, or stray light in the lens. It hardly changes
 * bright surfaces, but makes dark ones grey. Like all light it varies smoothly over the board.
 */

import { NEIGHBORS, SPACE_COUNT } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { cellOf, SURFACE_COUNT, type BySurface } from './bySurface';
import { boardPointOf } from './homography';
import { solveRidge } from './leastSquares';
import type { Seen, SpaceTone, Veil } from './spaceTones';
import type { ToneModel } from './toneModel';

export const NO_VEIL: Veil = Array<number>(SPACE_COUNT).fill(0);

/** The veil is made of soft spots, one around every other space. */
const SPOTS: readonly Space[] = Array.from({ length: SPACE_COUNT / 2 }, (_, index) => 2 * index);
/** Their radius, in widths of a space: lamps are mirrored about as large as a few spaces. */
const RADIUS = 1;
/** How strong a spot is expected to be. */
const USUAL_VEIL = 0.06;
/** Under a stronger veil there is nothing to be seen. */
const MOST_VEIL = 0.2;
/** Darkest channels that are brighter than this belong to pale surfaces. */
const MOST_AT_FIRST = 0.12;

const SPOTS_AT: readonly (readonly number[])[] = NO_VEIL.map((_, space) => {
  const here = boardPointOf(space);
  return SPOTS.map((spot) => {
    const there = boardPointOf(spot);
    return Math.exp(-((here.x - there.x) ** 2 + (here.y - there.y) ** 2) / (2 * RADIUS ** 2));
  });
});

/**
 * As much veil as the darkest channels around each space leave room for: most surfaces have hardly any light in one
 * channel, so what is there in all of them is rather the veil's.
 */
export function veilAtFirst({ shares }: Seen): Veil {
  const darkest = shares.map((seen) => Math.min(...seen));
  const room = darkest.map((own, space) => Math.min(own, ...NEIGHBORS[space]!.map((near) => darkest[near]!)));
  const least = Math.min(...room);
  return room.map((own, space) => {
    const near = NEIGHBORS[space]!.map((neighbor) => room[neighbor]!);
    const mean = near.reduce((sum, value) => sum + value, own) / (1 + near.length);
    return Math.min(MOST_AT_FIRST, mean - least);
  });
}

export interface FoundVeil {
  readonly veil: Veil;
  /** Logarithm of how well it agrees with there usually being little. */
  readonly logAgreement: number;
}

/**
 * The veil that makes the colours of all spaces agree best with their surfaces, beginning with the one under which the
 * tones were taken. `weights` tell how much the colour of each space speaks for each surface.
 */
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
    const { sureness, wanted } = wantedAt(tones[space]!, space, veil[space]!, model, weights);
    const spots = SPOTS_AT[space]!;
    for (let a = 0; a < size; a++) {
      target[a]! += wanted * spots[a]!;
      for (let b = 0; b <= a; b++) information[a * size + b]! += sureness * spots[a]! * spots[b]!;
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

/** How much veil the colours of one space ask for, times how sure that is. */
function wantedAt(
  { tone, veiling }: SpaceTone,
  space: Space,
  veil: number,
  model: ToneModel,
  weights: BySurface,
): { readonly sureness: number; readonly wanted: number } {
  let sureness = 0;
  let wanted = 0;
  for (const at of [1, 2] as const) {
    const slope = veiling[at];
    for (let surface = 0; surface < SURFACE_COUNT; surface++) {
      const cell = cellOf(space, surface);
      const error = tone[at] - model[at].middles[cell]!;
      sureness += weights[cell]! * slope ** 2;
      wanted += weights[cell]! * slope * (slope * veil - error);
    }
  }
  return { sureness, wanted };
}
