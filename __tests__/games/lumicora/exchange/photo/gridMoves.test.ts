import { movedBySpace, pinched, reseated, turnedBySixth } from '@/games/lumicora/exchange/photo/gridMoves';
import { spaceMiddles } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Point } from '@/games/lumicora/exchange/photo/model';

import { at } from '../../../../support/reef';

/** A board seen slightly from below. */
const CORNERS: Corners = [
  { x: 380, y: 190 },
  { x: 650, y: 200 },
  { x: 670, y: 555 },
  { x: 325, y: 540 },
];

function expectSame(a: Corners, b: Corners, within = 1e-6) {
  a.forEach(({ x, y }, index) => expect(Math.hypot(x - b[index]!.x, y - b[index]!.y)).toBeLessThan(within));
}

/** How far a point is from the nearest of some others. */
function toNearest(point: Point, others: readonly Point[]): number {
  return Math.min(...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
}

test('six turns by a sixth come back to the beginning, and each keeps the honeycomb', () => {
  const before = spaceMiddles(CORNERS);
  const once = turnedBySixth(CORNERS);
  const inside = spaceMiddles(once).filter((point) => toNearest(point, before) < 1e-6);
  expect(inside.length).toBeGreaterThan(30);
  expect(inside.length).toBeLessThan(44);
  expectSame([1, 2, 3, 4, 5].reduce(turnedBySixth, once), CORNERS);
});

test.each([
  ['right', { x: 1, y: 0 }, 'd4', 'd5'],
  ['left', { x: -1, y: 0 }, 'd4', 'd3'],
])('a key moves the grid by one space to the %s', (_, way, from, to) => {
  const before = spaceMiddles(CORNERS);
  const after = spaceMiddles(movedBySpace(CORNERS, way));
  expect(toNearest(after[at(from)]!, [before[at(to)]!])).toBeLessThan(1e-6);
});

test('a ring dragged about two spaces re-seats the whole grid on the honeycomb', () => {
  const middles = spaceMiddles(CORNERS);
  const { x, y } = middles[at('a3')]!;
  const moved = reseated(CORNERS, 0, { x: x + 9, y: y - 7 });
  expectSame(
    [moved[0], moved[0], moved[0], moved[0]],
    [middles[at('a3')]!, middles[at('a3')]!, middles[at('a3')]!, middles[at('a3')]!],
    1e-6,
  );
  expect(toNearest(spaceMiddles(moved)[at('d4')]!, [middles[at('d6')]!])).toBeLessThan(1e-6);
});

test('a ring dragged a little moves alone', () => {
  const to = { x: CORNERS[2].x + 12, y: CORNERS[2].y - 10 };
  expect(reseated(CORNERS, 2, to)).toEqual([CORNERS[0], CORNERS[1], to, CORNERS[3]]);
});

test('two fingers move, turn and stretch the whole grid', () => {
  const [a, b] = [
    { x: 400, y: 300 },
    { x: 500, y: 300 },
  ];
  const moved = pinched(CORNERS, {
    from: [a, b],
    to: [
      { x: 410, y: 320 },
      { x: 510, y: 320 },
    ],
  });
  expectSame(moved, CORNERS.map(({ x, y }) => ({ x: x + 10, y: y + 20 })) as unknown as Corners);
  const turned = pinched(CORNERS, { from: [a, b], to: [a, { x: 400, y: 500 }] });
  expectSame(
    turned,
    CORNERS.map(({ x, y }) => ({ x: 400 - 2 * (y - 300), y: 300 + 2 * (x - 400) })) as unknown as Corners,
  );
});
