import { moveByAction, moveByKey, RING_ACTIONS } from '@/games/lumicora/view/photo/CornerRing';

test.each([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])('%s moves by a point, with the shift key by ten', (key, { x, y }) => {
  expect(moveByKey(key, false)).toEqual({ x, y });
  expect(moveByKey(key, true)).toEqual({ x: 10 * x, y: 10 * y });
});

test.each(['Tab', 'Enter', 'a', 'Home'])('%s moves nothing', (key) => {
  expect(moveByKey(key, false)).toBeNull();
});

test('what a screen reader offers leads to all four sides', () => {
  const ways = RING_ACTIONS.map(moveByAction);
  expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(4);
  expect(ways.every((way) => way !== null && Math.hypot(way.x, way.y) === 10)).toBe(true);
  expect(moveByAction('magicTap')).toBeNull();
});
