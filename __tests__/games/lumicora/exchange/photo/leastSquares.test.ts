import { leastSquares } from '@/games/lumicora/exchange/photo/leastSquares';
import { createRng } from '@/kit/rng';

test('finds the unknowns behind many equations', () => {
  const rng = createRng(1);
  const unknowns = Array.from({ length: 5 }, () => rng.next() * 10 - 5);
  const equations = leastSquares(5);
  for (let count = 0; count < 50; count++) {
    const row = Float64Array.from({ length: 5 }, () => rng.next() - 0.5);
    const value = unknowns.reduce((sum, unknown, index) => sum + unknown * row[index]!, 0);
    equations.add(row, value, 0.1 + rng.next());
  }
  equations.solve()!.forEach((found, index) => expect(found).toBeCloseTo(unknowns[index]!, 1));
});

test('weighs equations that contradict each other', () => {
  const equations = leastSquares(1);
  equations.add(Float64Array.of(1), 10, 3);
  equations.add(Float64Array.of(1), 20, 1);
  expect(equations.solve()![0]).toBeCloseTo(12.5, 1);
});

test('answers nothing where an unknown is left open', () => {
  const equations = leastSquares(2);
  equations.add(Float64Array.of(1, 0), 3, 1);
  expect(equations.solve()).toBeNull();
});
