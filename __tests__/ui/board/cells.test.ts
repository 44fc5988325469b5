import fc from 'fast-check';

import { hexGrid } from '@/kit/hex';
import { cellAt, cellsBetween, isArrowKey, readingOrder, type ArrowKey } from '@/ui/board/cells';
import { CELL_RADIUS, layoutBoard, type Point } from '@/ui/board/layout';

const REEF = hexGrid([5, 6, 7, 8, 7, 6, 5]);
const LAYOUTS = [
  ['upright', layoutBoard(REEF.cells, false)],
  ['turned', layoutBoard(REEF.cells, true)],
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
          (next, index) => index === 0 || REEF.neighbors[way[index - 1]!]!.includes(next),
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

/** Rows of 2, 3 and 2: cells 0 1 / 2 3 4 / 5 6. */
const GRID = hexGrid([2, 3, 2]);
const UPRIGHT = layoutBoard(GRID.cells, false);
const TURNED = layoutBoard(GRID.cells, true);

test('cells are read row by row', () => {
  expect(readingOrder(UPRIGHT)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a turned board is read as it lies on the screen', () => {
  expect(readingOrder(TURNED)).toEqual([2, 5, 0, 3, 6, 1, 4]);
});

test.each<[ArrowKey, number, number | null]>([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowUp', 3, 0],
  ['ArrowDown', 3, 6],
  ['ArrowUp', 2, 0],
  ['ArrowDown', 4, 6],
  ['ArrowRight', 1, null],
  ['ArrowLeft', 2, null],
  ['ArrowUp', 0, null],
  ['ArrowDown', 5, null],
])('%s leads from %i to %p', (key, from, to) => {
  expect(UPRIGHT.toward(from, key)).toBe(to);
});

test.each<[ArrowKey, number, number]>([
  ['ArrowDown', 2, 3],
  ['ArrowUp', 4, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 3, 6],
])('on a turned board %s leads from %i to %i', (key, from, to) => {
  expect(TURNED.toward(from, key)).toBe(to);
});

const BACK: Readonly<Record<ArrowKey, ArrowKey>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

test.each([false, true])('from the middle, every arrow has a way back home (turned: %s)', (isTurned) => {
  const layout = layoutBoard(GRID.cells, isTurned);
  for (const key of Object.keys(BACK).filter(isArrowKey)) {
    const next = layout.toward(3, key);
    expect(next).not.toBeNull();
    expect(layout.toward(next!, BACK[key])).toBe(3);
  }
});

test.each([false, true])('arrows reach every cell of a reef (turned: %s)', (isTurned) => {
  const layout = layoutBoard(REEF.cells, isTurned);
  const reached = new Set([0]);
  for (const cell of reached) {
    for (const key of Object.keys(BACK).filter(isArrowKey)) {
      const next = layout.toward(cell, key);
      if (next !== null) reached.add(next);
    }
  }
  expect(reached.size).toBe(44);
});

test('other keys are no arrows', () => {
  expect(isArrowKey('Enter')).toBe(false);
  expect(UPRIGHT.toward(99, 'ArrowUp')).toBeNull();
});
