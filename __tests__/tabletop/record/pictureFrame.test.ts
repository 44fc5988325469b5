import { layoutPicture } from '@/tabletop/record/pictureFrame';

test.each([1, 2, 3, 4])('%i cards neither overlap nor leave the picture', (count) => {
  const players = Array.from({ length: count });
  const { cards, table, height, foot } = layoutPicture({ players, rows: [1, 2, 3] }, (width) => width / 2);
  expect(cards).toHaveLength(count);
  for (const [index, box] of cards.entries()) {
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(1080);
    expect(box.y).toBeGreaterThan(table.y + table.height);
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
    for (const other of cards.slice(index + 1)) {
      expect(other.y >= box.y + box.height || other.x >= box.x + box.width).toBe(true);
    }
  }
  expect(height).toBe(foot.y + foot.height);
});
