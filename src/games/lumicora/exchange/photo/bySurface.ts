/** Tables of a number for each space and each surface. */

import { SPACE_COUNT } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { SURFACES } from './model';

export const SURFACE_COUNT = SURFACES.length;

/** One number for each surface on each space, space by space; see `cellOf`. */
export type BySurface = Readonly<Float64Array>;

/** How likely each surface is: adds up to 1 on each space. */
export type Shares = BySurface;

const CELL_COUNT = SPACE_COUNT * SURFACE_COUNT;

/** `surface` is an index into SURFACES. */
export function cellOf(space: Space, surface: number): number {
  return space * SURFACE_COUNT + surface;
}

export function bySurface(value: (space: Space, surface: number) => number): Float64Array {
  const table = new Float64Array(CELL_COUNT);
  for (let space = 0; space < SPACE_COUNT; space++) {
    for (let surface = 0; surface < SURFACE_COUNT; surface++) {
      table[cellOf(space, surface)] = value(space, surface);
    }
  }
  return table;
}

/** Shares in proportion to likelihoods given as logarithms, where `expected` was likely beforehand. */
export function sharesOf(expected: Shares, logs: BySurface): Shares {
  const most = largestLogs(expected, logs);
  const weights = bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    return expected[cell] === 0 ? 0 : expected[cell]! * Math.exp(logs[cell]! - most[space]!);
  });
  return normalised(weights);
}

/** Logarithm of how likely everything is together, whatever surface each space shows. */
export function logTotal(expected: Shares, logs: BySurface): number {
  const most = largestLogs(expected, logs);
  let total = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    let sum = 0;
    for (let cell = cellOf(space, 0); cell < cellOf(space + 1, 0); cell++) {
      if (expected[cell]! > 0) sum += expected[cell]! * Math.exp(logs[cell]! - most[space]!);
    }
    total += Math.log(sum) + most[space]!;
  }
  return total;
}

export function normalised(weights: BySurface): Shares {
  const shares = new Float64Array(CELL_COUNT);
  for (let space = 0; space < SPACE_COUNT; space++) {
    let sum = 0;
    for (let cell = cellOf(space, 0); cell < cellOf(space + 1, 0); cell++) sum += weights[cell]!;
    for (let cell = cellOf(space, 0); cell < cellOf(space + 1, 0); cell++)
      shares[cell] = weights[cell]! / sum;
  }
  return shares;
}

/** The likeliest surface of a space, as an index into SURFACES. */
export function likeliest(shares: Shares, space: Space): number {
  let best = 0;
  for (let surface = 1; surface < SURFACE_COUNT; surface++) {
    if (shares[cellOf(space, surface)]! > shares[cellOf(space, best)]!) best = surface;
  }
  return best;
}

export function largestDifference(a: Shares, b: Shares): number {
  let largest = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) largest = Math.max(largest, Math.abs(a[cell]! - b[cell]!));
  return largest;
}

/** By space, over the surfaces that are possible there. */
function largestLogs(expected: Shares, logs: BySurface): Float64Array {
  const largest = new Float64Array(SPACE_COUNT).fill(-Infinity);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const space = Math.floor(cell / SURFACE_COUNT);
    if (expected[cell]! > 0 && logs[cell]! > largest[space]!) largest[space] = logs[cell]!;
  }
  return largest;
}
