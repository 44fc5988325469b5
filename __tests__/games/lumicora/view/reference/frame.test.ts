import { reefLayout } from '@/games/lumicora/view/reef/reefCells';
import { frameOf } from '@/games/lumicora/view/reference/examples/frame';

import { spaces } from '../../../../support/reef';

const layout = reefLayout(false);
const whole = layout.centers.map((_, space) => space);

test('a whole board is shown with its rim', () => {
  const { x, y, width, height } = frameOf(layout, whole);
  expect([x, y]).toEqual([-8, -8]);
  expect(width).toBeCloseTo(layout.width + 16, -1);
  expect(height).toBeCloseTo(layout.height + 16, -1);
});

test('an empty drawing shows the whole board', () => {
  expect(frameOf(layout, [])).toEqual(frameOf(layout, whole));
});

test.each(['d4', 'd4 d5', 'c3 d3 e5', 'a1 a2', 'g5'])(
  '%s are inside their frame, and it on the board',
  (names) => {
    const frame = frameOf(layout, spaces(names));
    for (const space of spaces(names)) {
      const { x, y } = layout.centers[space]!;
      expect(x - 42).toBeGreaterThan(frame.x);
      expect(x + 42).toBeLessThan(frame.x + frame.width);
      expect(y - 49).toBeGreaterThan(frame.y);
      expect(y + 49).toBeLessThan(frame.y + frame.height);
    }
    expect(frame.x).toBeGreaterThanOrEqual(-8);
    expect(frame.x + frame.width).toBeLessThanOrEqual(layout.width + 9);
  },
);
