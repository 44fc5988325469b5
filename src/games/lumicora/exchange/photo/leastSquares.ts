/** The unknowns that fit many linear equations best, gathered equation by equation. */
export interface LeastSquares {
  /** One equation: the sum of coefficient times unknown is the value. Only the first coefficients are read. */
  add(coefficients: Float64Array, value: number, weight: number): void;
  /** Null where the equations leave some unknown open. */
  solve(): Float64Array | null;
}

/** Equations that say almost the same are kept from throwing the unknowns far away. */
const DAMPING = 1.001;

export function leastSquares(unknowns: number): LeastSquares {
  /** Only the half below the diagonal is used. */
  const matrix = new Float64Array(unknowns * unknowns);
  const right = new Float64Array(unknowns);
  return {
    add: (coefficients, value, weight) => {
      for (let a = 0; a < unknowns; a++) {
        const weighted = weight * coefficients[a]!;
        right[a]! += weighted * value;
        for (let b = 0; b <= a; b++) matrix[a * unknowns + b]! += weighted * coefficients[b]!;
      }
    },
    solve: () => {
      for (let a = 0; a < unknowns; a++) matrix[a * unknowns + a]! *= DAMPING;
      return factorise(matrix, unknowns) ? substitute(matrix, right, unknowns) : null;
    },
  };
}

function substitute(triangle: Float64Array, right: Float64Array, size: number): Float64Array {
  const found = Float64Array.from(right);
  for (let a = 0; a < size; a++) {
    for (let k = 0; k < a; k++) found[a]! -= triangle[a * size + k]! * found[k]!;
    found[a]! /= triangle[a * size + a]!;
  }
  for (let a = size - 1; a >= 0; a--) {
    for (let k = a + 1; k < size; k++) found[a]! -= triangle[k * size + a]! * found[k]!;
    found[a]! /= triangle[a * size + a]!;
  }
  return found;
}

/**
 * Replaces a symmetric matrix, of which only the half below the diagonal is read, by its lower Cholesky factor. False
 * where it has none, because some unknown is left open.
 */
function factorise(matrix: Float64Array, size: number): boolean {
  for (let row = 0; row < size; row++) {
    const least = matrix[row * size + row]! * 1e-12;
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column]!;
      for (let at = 0; at < column; at++) rest -= matrix[row * size + at]! * matrix[column * size + at]!;
      if (row !== column) matrix[row * size + column] = rest / matrix[column * size + column]!;
      else if (rest > least) matrix[row * size + row] = Math.sqrt(rest);
      else return false;
    }
  }
  return true;
}

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
