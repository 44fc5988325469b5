import * as fc from 'fast-check';

import { BitReader, BitWriter } from '@/kit/bits';

/** Numbers with a width that holds them. */
const fields = fc.array(
  fc
    .integer({ min: 0, max: 40 })
    .chain((width) =>
      fc.record({ width: fc.constant(width), value: fc.integer({ min: 0, max: 2 ** width - 1 }) }),
    ),
);

test('what is written comes back, in turn, and nothing is left', () => {
  fc.assert(
    fc.property(fields, (list) => {
      const to = new BitWriter();
      for (const { value, width } of list) to.write(value, width);
      const bytes = to.bytes();
      expect(bytes.length).toBe(Math.ceil(list.reduce((sum, { width }) => sum + width, 0) / 8));
      const from = new BitReader(bytes);
      expect(list.map(({ width }) => from.read(width))).toEqual(list.map(({ value }) => value));
      expect(from.isDone()).toBe(true);
    }),
  );
});

test('the highest bit comes first and the last byte is filled up with zeros', () => {
  const to = new BitWriter();
  to.write(5, 3);
  to.write(1, 1);
  to.write(0xabc, 12);
  to.write(1, 1);
  expect(Array.from(to.bytes())).toEqual([0b1011_1010, 0b1011_1100, 0b1000_0000]);
});

test.each([
  [8, 3],
  [-1, 3],
  [0.5, 3],
  [NaN, 3],
  [1, 0],
])('%p does not fit into %p bits', (value, width) => {
  expect(() => new BitWriter().write(value, width)).toThrow('does not fit');
});

test('a read beyond the end is refused, gives 0, and so do all reads after it', () => {
  const from = new BitReader(Uint8Array.of(0xff));
  expect(from.read(5)).toBe(31);
  expect(from.isRefused).toBe(false);
  expect(from.read(4)).toBe(0);
  expect(from.isRefused).toBe(true);
  expect(from.read(1)).toBe(0);
  expect(from.isDone()).toBe(false);
});

test('a value that its reader refuses spoils the whole', () => {
  const from = new BitReader(Uint8Array.of(0x80));
  expect(from.read(1)).toBe(1);
  from.refuse();
  expect(from.isDone()).toBe(false);
});

const isDoneAfterOneBit = (...bytes: readonly number[]): boolean => {
  const from = new BitReader(Uint8Array.from(bytes));
  from.read(1);
  return from.isDone();
};

test('a reader is done where only the zeros are left that fill up the last byte', () => {
  expect(isDoneAfterOneBit(0x80)).toBe(true);
});

test('a reader is not done where a whole byte is left, or a bit is set in the last one', () => {
  expect(isDoneAfterOneBit(0x80, 0)).toBe(false);
  expect(isDoneAfterOneBit(0x81)).toBe(false);
});

test('no bytes at all are read to their end', () => {
  expect(new BitReader(new Uint8Array()).isDone()).toBe(true);
});
