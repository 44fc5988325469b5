import { factorise } from './cholesky';

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
