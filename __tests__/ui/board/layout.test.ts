import { hexGrid } from '@/kit/hex';
import { CELL_RADIUS, layoutBoard } from '@/ui/board/layout';

const GRID = hexGrid([5, 6, 7, 8, 7, 6, 5]);
const NEIGHBOR_DISTANCE = CELL_RADIUS * Math.sqrt(3);

test.each([false, true])('neighbours lie side by side and inside the picture (turned: %s)', (isTurned) => {
  const layout = layoutBoard(GRID.cells, isTurned);
  for (const [a, b] of GRID.pairs) {
    const [p, q] = [layout.centers[a]!, layout.centers[b]!];
    expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(NEIGHBOR_DISTANCE);
  }
  for (const { x, y } of layout.centers) {
    expect(Math.min(x, y, layout.width - x, layout.height - y)).toBeGreaterThan(CELL_RADIUS * 0.86);
  }
});

test('a quarter turn clockwise brings the top left to the top right', () => {
  const turned = layoutBoard(GRID.cells, true);
  const first = turned.centers[0]!;
  expect(first.x).toBeCloseTo(turned.width - CELL_RADIUS);
  expect(first.y).toBeLessThan(turned.height / 2);
  expect(turned.height).toBeGreaterThan(turned.width);
});
