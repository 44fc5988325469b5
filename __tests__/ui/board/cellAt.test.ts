import fc from 'fast-check';

import { hexGrid } from '@/kit/hex';
import { cellAt, cellsBetween } from '@/ui/board/cellAt';
import { CELL_RADIUS, layoutBoard, type Point } from '@/ui/board/layout';

const GRID = hexGrid([5, 6, 7, 8, 7, 6, 5]);
const LAYOUTS = [
  ['upright', layoutBoard(GRID.cells, false)],
  ['turned', layoutBoard(GRID.cells, true)],
] as const;
const INNER = (CELL_RADIUS * Math.sqrt(3)) / 2;

describe.each(LAYOUTS)('a board that lies %s', (_, layout) => {
  const cell = fc.nat(layout.centers.length - 1);
  const toward = (center: Point, angle: number, distance: number) => ({
    x: center.x + Math.cos(angle) * distance,
    y: center.y + Math.sin(angle) * distance,
  });

  test('every centre lies in its cell, and so does all that is nearer than its sides', () => {
    for (const [index, center] of layout.centers.entries()) expect(cellAt(layout, center)).toBe(index);
    fc.assert(
      fc.property(cell, fc.double({ min: 0, max: 6.3, noNaN: true }), fc.nat(99), (index, angle, share) => {
        const point = toward(layout.centers[index]!, angle, (INNER * share) / 100);
        expect(cellAt(layout, point)).toBe(index);
      }),
    );
  });

  test('corners of the board belong to its cells, what lies beside them to none', () => {
    const { x, y } = layout.centers[0]!;
    for (const corner of layout.corners) {
      const at = (reach: number) => ({
        x: x + corner.x * CELL_RADIUS * reach,
        y: y + corner.y * CELL_RADIUS * reach,
      });
      expect(cellAt(layout, at(0.999))).toBe(0);
      expect(cellAt(layout, at(1.02))).not.toBe(0);
    }
    expect(cellAt(layout, { x: 0, y: 0 })).toBeNull();
    expect(cellAt(layout, { x: layout.width * 2, y: layout.height / 2 })).toBeNull();
  });

  test('a straight way leads from neighbour to neighbour and skips no cell', () => {
    for (const [from, a] of layout.centers.entries()) {
      for (const [to, b] of layout.centers.entries()) {
        if (to < from) continue;
        const way = cellsBetween(layout, a, b);
        const isWhole = way[0] === from && way.at(-1) === to && new Set(way).size === way.length;
        const isUnbroken = way.every(
          (next, index) => index === 0 || GRID.neighbors[way[index - 1]!]!.includes(next),
        );
        if (!isWhole || !isUnbroken) throw new Error(`from ${from} to ${to}: ${way.join(' ')}`);
      }
    }
  });

  test('it makes no difference in how many pieces a way is told', () => {
    fc.assert(
      fc.property(cell, cell, fc.integer({ min: 1, max: 9 }), (from, to, pieces) => {
        const [a, b] = [layout.centers[from]!, layout.centers[to]!];
        const at = (piece: number) => ({
          x: a.x + ((b.x - a.x) * piece) / pieces,
          y: a.y + ((b.y - a.y) * piece) / pieces,
        });
        const told = Array.from({ length: pieces }, (_each, piece) =>
          cellsBetween(layout, at(piece), at(piece + 1)),
        ).flat();
        // Ways between centres meet some cells in a corner only, where either answer is right.
        const whole = cellsBetween(layout, a, b);
        const isGrazed = (cell: number) => !whole.includes(cell) || !told.includes(cell);
        const both = (way: readonly number[]) => [...new Set(way)].filter((cell) => !isGrazed(cell));
        expect(both(told)).toEqual(both(whole));
      }),
    );
  });
});

test('a way beside the board meets nothing, one across it what lies there', () => {
  const [, layout] = LAYOUTS[0];
  expect(cellsBetween(layout, { x: -200, y: -200 }, { x: layout.width, y: -200 })).toEqual([]);
  const middle = layout.centers[18]!.y;
  const across = cellsBetween(layout, { x: -300, y: middle }, { x: layout.width + 300, y: middle });
  expect(across).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
});
