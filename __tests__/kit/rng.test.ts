import * as fc from 'fast-check';

import { createRng } from '@/kit/rng';

const seeds = fc.integer({ min: 0, max: 0xffffffff });

test('a seed gives the same numbers for ever', () => {
  const rng = createRng(1);
  expect([rng.next(), rng.next(), rng.next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test('two generators of one seed do not disturb each other', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [first, second] = [createRng(seed), createRng(seed)];
      const ahead = [first.next(), first.next(), first.next()];
      expect([second.next(), second.next(), second.next()]).toEqual(ahead);
    }),
  );
});

test('numbers lie in [0, 1), whole numbers below their bound', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 1000 }), (seed, below) => {
      const rng = createRng(seed);
      const number = rng.next();
      expect(number >= 0 && number < 1).toBe(true);
      const whole = rng.int(below);
      expect(Number.isInteger(whole) && whole >= 0 && whole < below).toBe(true);
    }),
  );
});

test('every item is picked about as often as the others', () => {
  const rng = createRng(42);
  const picks = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 3000; i++) picks[rng.pick(['a', 'b', 'c'] as const)]++;
  for (const count of Object.values(picks)) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => createRng(1).pick([])).toThrow('empty list');
});
