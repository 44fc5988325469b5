/**
 * The light of one photo: each surface has its own tone, a smooth field of light lies over the board, and what is
 * left is noise. This finds the tones and the field, given how much each space speaks for each surface.
 */

import { SPACE_COUNT } from '../../rules/boards';
import { bySurface, cellOf, SURFACE_COUNT, type BySurface } from './bySurface';
import { solveRidge, type Solution } from './leastSquares';
import { SURFACES } from './model';
import type { SpaceTone } from './spaceTones';
import { type ByTone, FIELD, FIELD_SIZE, FIELD_WIDTHS, type ToneTable } from './tone';

/** What one tone of the photo should be on each space under each surface, and the variance of that guess. */
export interface ToneGuess {
  readonly middles: BySurface;
  readonly variances: BySurface;
  /** The tone of each surface, freed from the light. */
  readonly tones: readonly number[];
  /** Logarithm of how well the light that was found agrees with what boxes, lamps and cameras are expected to be. */
  readonly logAgreement: number;
}

export type ToneModel = ByTone<ToneGuess>;

/** The unknowns: how far each surface is from its expected tone, then the parts of the field. */
const SIZE = SURFACE_COUNT + FIELD_SIZE;

/** `weights` tell, by tone, how much each space speaks for each surface: 1 over the variance of its noise. */
export function fitTones(
  tones: readonly SpaceTone[],
  weights: ByTone<BySurface>,
  table: ToneTable,
): ToneModel {
  const fit = (tone: 0 | 1 | 2) => fitTone(tones, weights[tone], tone, table);
  return [fit(0), fit(1), fit(2)];
}

function fitTone(
  tones: readonly SpaceTone[],
  weights: BySurface,
  tone: 0 | 1 | 2,
  table: ToneTable,
): ToneGuess {
  const widths = [...SURFACES.map((surface) => table[surface].width[tone]), ...FIELD_WIDTHS[tone]];
  const expected = SURFACES.map((surface) => table[surface].tone[tone]);
  const solution = solveRidge(...observed(tones, weights, tone, expected), widths);
  return { ...guesses(solution, expected), logAgreement: agreement(solution, widths) };
}

/** All observations, summed up as `solveRidge` wants them. */
function observed(
  tones: readonly SpaceTone[],
  weights: BySurface,
  tone: 0 | 1 | 2,
  expected: readonly number[],
): [information: Float64Array, target: Float64Array] {
  const information = new Float64Array(SIZE * SIZE);
  const target = new Float64Array(SIZE);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const field = FIELD[space]!;
    let weight = 0;
    let weighted = 0;
    for (let surface = 0; surface < SURFACE_COUNT; surface++) {
      const own = weights[cellOf(space, surface)]!;
      const off = own * (tones[space]!.tone[tone] - expected[surface]!);
      weight += own;
      weighted += off;
      information[surface * SIZE + surface]! += own;
      target[surface]! += off;
      for (let part = 0; part < FIELD_SIZE; part++) {
        information[(SURFACE_COUNT + part) * SIZE + surface]! += own * field[part]!;
      }
    }
    for (let part = 0; part < FIELD_SIZE; part++) {
      target[SURFACE_COUNT + part]! += weighted * field[part]!;
      for (let other = 0; other <= part; other++) {
        information[(SURFACE_COUNT + part) * SIZE + SURFACE_COUNT + other]! +=
          weight * field[part]! * field[other]!;
      }
    }
  }
  return [information, target];
}

function guesses(
  { values, covariance }: Solution,
  expected: readonly number[],
): Omit<ToneGuess, 'logAgreement'> {
  const onField = FIELD.map((field) => {
    const known = new Float64Array(SIZE);
    for (let row = 0; row < SIZE; row++) {
      for (let part = 0; part < FIELD_SIZE; part++) {
        known[row]! += covariance[row * SIZE + SURFACE_COUNT + part]! * field[part]!;
      }
    }
    const along = (vector: Readonly<Float64Array>): number =>
      field.reduce((sum, value, part) => sum + value * vector[SURFACE_COUNT + part]!, 0);
    return { light: along(values), variance: along(known), shared: known };
  });
  const tones = expected.map((tone, surface) => tone + values[surface]!);
  return {
    tones,
    middles: bySurface((space, surface) => tones[surface]! + onField[space]!.light),
    variances: bySurface((space, surface) => {
      const { variance, shared } = onField[space]!;
      return covariance[surface * SIZE + surface]! + 2 * shared[surface]! + variance;
    }),
  };
}

function agreement({ values, logNarrowing }: Solution, widths: readonly number[]): number {
  return widths.reduce((sum, width, index) => sum - (values[index]! / width) ** 2 / 2, logNarrowing);
}

/** The same model, taken for the truth. */
export function taken([brightness, warmth, greenness]: ToneModel): ToneModel {
  const variances = bySurface(() => 0);
  return [
    { ...brightness, variances },
    { ...warmth, variances },
    { ...greenness, variances },
  ];
}
