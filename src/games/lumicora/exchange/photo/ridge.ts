/** Least squares with expectations: unknowns that are expected near 0, each within a width of its own. */

import { factorise } from './cholesky';

export interface Solution {
  readonly values: Readonly<Float64Array>;
  /** How unsure the values still are, row by row. */
  readonly covariance: Readonly<Float64Array>;
  /** Logarithm of how far the data has narrowed the unknowns down, as a share of what was expected; below 0. */
  readonly logNarrowing: number;
}

/**
 * Solves for unknowns of the given widths. `information` is the sum of weight × row × rowᵀ over all observations,
 * symmetric; `target` the sum of weight × row × observed value. Both are used up.
 */
export function solveRidge(
  information: Float64Array,
  target: Float64Array,
  widths: readonly number[],
): Solution {
  const size = widths.length;
  let logExpected = 0;
  for (let at = 0; at < size; at++) {
    information[at * size + at]! += 1 / widths[at]! ** 2;
    logExpected += Math.log(widths[at]!);
  }
  if (!factorise(information, size)) throw new Error('an unknown without a width');
  const logRoot = logDiagonal(information, size);
  const covariance = inverseOfFactor(information, size);
  const values = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      values[row]! += covariance[row * size + column]! * target[column]!;
    }
  }
  return { values, covariance, logNarrowing: -logRoot - logExpected };
}

/** The logarithm of the product of a factor's diagonal. */
function logDiagonal(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += Math.log(factor[at * size + at]!);
  return sum;
}

/** The inverse of the matrix whose lower Cholesky factor is given. */
function inverseOfFactor(factor: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  const column = new Float64Array(size);
  for (let unit = 0; unit < size; unit++) {
    for (let row = 0; row < size; row++) {
      let rest = row === unit ? 1 : 0;
      for (let at = 0; at < row; at++) rest -= factor[row * size + at]! * column[at]!;
      column[row] = rest / factor[row * size + row]!;
    }
    for (let row = size - 1; row >= 0; row--) {
      let rest = column[row]!;
      for (let at = row + 1; at < size; at++) rest -= factor[at * size + row]! * column[at]!;
      column[row] = rest / factor[row * size + row]!;
      inverse[row * size + unit] = column[row]!;
    }
  }
  return inverse;
}
