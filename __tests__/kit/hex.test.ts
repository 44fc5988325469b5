import { hexGrid } from '@/kit/hex';

test('rows are centred on the longest', () => {
  expect(hexGrid([1, 2, 1]).cells).toEqual([
    { row: 0, x: 1 },
    { row: 1, x: 0 },
    { row: 1, x: 2 },
    { row: 2, x: 1 },
  ]);
});

test('neighbours and pairs come in reading order', () => {
  const { neighbors, pairs } = hexGrid([1, 2, 1]);
  expect(neighbors).toEqual([
    [1, 2],
    [0, 2, 3],
    [0, 1, 3],
    [1, 2],
  ]);
  expect(pairs).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('a cell in the middle has six neighbours', () => {
  expect(hexGrid([2, 3, 2]).neighbors[3]).toEqual([0, 1, 2, 4, 5, 6]);
});

test.each([[[3, 4, 5, 4, 3]], [[5, 6, 7, 8, 7, 6, 5]], [[4]], [[1, 4, 1]]])(
  'being neighbours is mutual in rows of %j',
  (rows) => {
    const { neighbors, pairs } = hexGrid(rows);
    const oneSided = neighbors.flatMap((list, cell) =>
      list.filter((other) => !neighbors[other]!.includes(cell) || other === cell),
    );
    expect(oneSided).toEqual([]);
    expect(pairs).toHaveLength(neighbors.flat().length / 2);
  },
);
