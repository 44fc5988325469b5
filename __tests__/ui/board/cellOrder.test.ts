import { hexGrid } from '@/kit/hex';
import { cellToward, isArrowKey, readingOrder, type ArrowKey } from '@/ui/board/cellOrder';
import { layoutBoard } from '@/ui/board/layout';

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
  expect(cellToward(UPRIGHT, from, key)).toBe(to);
});

test.each<[ArrowKey, number, number]>([
  ['ArrowDown', 2, 3],
  ['ArrowUp', 4, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 3, 6],
])('on a turned board %s leads from %i to %i', (key, from, to) => {
  expect(cellToward(TURNED, from, key)).toBe(to);
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
    const next = cellToward(layout, 3, key);
    expect(next).not.toBeNull();
    expect(cellToward(layout, next!, BACK[key])).toBe(3);
  }
});

test.each([false, true])('arrows reach every cell of a reef (turned: %s)', (isTurned) => {
  const layout = layoutBoard(hexGrid([5, 6, 7, 8, 7, 6, 5]).cells, isTurned);
  const reached = new Set([0]);
  for (const cell of reached) {
    for (const key of Object.keys(BACK).filter(isArrowKey)) {
      const next = cellToward(layout, cell, key);
      if (next !== null) reached.add(next);
    }
  }
  expect(reached.size).toBe(44);
});

test('other keys are no arrows', () => {
  expect(isArrowKey('Enter')).toBe(false);
  expect(cellToward(UPRIGHT, 99, 'ArrowUp')).toBeNull();
});
