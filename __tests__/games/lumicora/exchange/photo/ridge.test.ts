import { solveRidge } from '@/games/lumicora/exchange/photo/leastSquares';

/** Sums up observations of two unknowns as `solveRidge` wants them. */
function observed(rows: readonly (readonly [x: number, y: number, value: number])[], weight: number) {
  const information = new Float64Array(4);
  const target = new Float64Array(2);
  for (const [x, y, value] of rows) {
    information[0]! += weight * x * x;
    information[2]! += weight * x * y;
    information[3]! += weight * y * y;
    target[0]! += weight * x * value;
    target[1]! += weight * y * value;
  }
  return [information, target] as const;
}

const ROWS = [
  [1, 0, 2],
  [1, 1, 5],
  [1, 2, 8],
] as const;

test('plenty of data is believed', () => {
  const { values } = solveRidge(...observed(ROWS, 1e6), [1, 1]);
  expect(values[0]).toBeCloseTo(2, 3);
  expect(values[1]).toBeCloseTo(3, 3);
});

test('without data, unknowns are 0 and as unsure as expected', () => {
  const { values, covariance, logNarrowing } = solveRidge(...observed([], 1), [0.5, 2]);
  expect([...values]).toEqual([0, 0]);
  expect(covariance[0]).toBeCloseTo(0.25, 9);
  expect(covariance[3]).toBeCloseTo(4, 9);
  expect(logNarrowing).toBeCloseTo(0, 9);
});

test('one observation as sure as the expectation goes halfway', () => {
  const { values, covariance, logNarrowing } = solveRidge(...observed([[1, 0, 4]], 1), [1, 1]);
  expect(values[0]).toBeCloseTo(2, 9);
  expect(covariance[0]).toBeCloseTo(0.5, 9);
  expect(logNarrowing).toBeCloseTo(Math.log(Math.SQRT1_2), 9);
});
