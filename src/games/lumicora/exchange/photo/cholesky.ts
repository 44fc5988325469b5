/**
 * Replaces a symmetric matrix, of which only the half below the diagonal is read, by its lower Cholesky factor. False
 * where it has none, because some unknown is left open.
 */
export function factorise(matrix: Float64Array, size: number): boolean {
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
