import { createRng } from '@/kit/rng';
import { finish } from '@/kit/slices';
import { searchSteps, type SearchGame } from '@/tabletop/play/search';

/** Nim with one heap: take 1 to 3, whoever takes the last one wins. */
interface Heap {
  left: number;
  seat: number;
}

const nim: SearchGame<Heap> = {
  copy: (heap) => ({ ...heap }),
  seatOf: ({ left, seat }) => (left === 0 ? null : seat),
  moves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
  apply: (heap, take) => {
    heap.left -= take;
    heap.seat = 1 - heap.seat;
  },
  // Who is to move on an empty heap has lost.
  result: ({ seat }) => [seat === 0 ? 0 : 1, seat === 1 ? 0 : 1],
  rate: () => 0,
  quickMove: ({ left }, rng) => 1 + rng.int(Math.min(3, left)),
};

const search = (left: number, seed = 1, playouts = 800) =>
  finish(searchSteps(nim, { left, seat: 0 }, { playouts, seed }));

test.each([
  [5, 1],
  [6, 2],
  [7, 3],
  [9, 1],
])('from %d it takes %d', (left, take) => {
  expect(search(left)[0]!.move).toBe(take);
});

test('the same seed finds the same, move by move', () => {
  expect(search(8, 3)).toEqual(search(8, 3));
});

test('a single move needs no games, and a game that is over has none', () => {
  expect(search(1)).toEqual([{ move: 1, visits: 1, value: 1 }]);
  expect(search(0)).toEqual([]);
});

test('steps tell how far it is, so that a screen can pause between them', () => {
  const steps = searchSteps(nim, { left: 9, seat: 0 }, { playouts: 40, seed: 1 });
  const shares: number[] = [];
  for (let step = steps.next(); step.done !== true; step = steps.next()) shares.push(step.value);
  expect(shares.length).toBeGreaterThan(5);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
});

test('the state that is asked about stays as it is', () => {
  const heap = { left: 7, seat: 0 };
  finish(searchSteps(nim, heap, { playouts: 50, seed: createRng(1).int(9) }));
  expect(heap).toEqual({ left: 7, seat: 0 });
});
