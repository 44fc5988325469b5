import * as fc from 'fast-check';

import {
  amount,
  bytesOf,
  decodeBits,
  encodeBits,
  listOf,
  nullable,
  oneOf,
  signed,
  textOf,
  whole,
  type BitCodec,
} from '@/tabletop/codes/bitCodec';

const bits = (line: string): Uint8Array =>
  Uint8Array.from(line.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));

test('whole numbers take as few bits as their range needs', () => {
  const widths = [0, 1, 2, 3, 4, 255, 256, 0xffffffff].map(
    (most) => encodeBits(listOf(whole(0, most), whole(8, 8)), Array(8).fill(0)).length,
  );
  expect(widths).toEqual([0, 1, 2, 2, 3, 8, 9, 32]);
});

test('any whole number of a range comes back, none beyond it is written or read', () => {
  const range = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat({ max: 1000 }));
  fc.assert(
    fc.property(range, fc.nat(), ([least, size], value) => {
      const codec = whole(least, least + size);
      const within = least + (value % (size + 1));
      expect(decodeBits(codec, encodeBits(codec, within))).toBe(within);
      expect(() => encodeBits(codec, least - 1)).toThrow();
      expect(() => encodeBits(codec, least + size + 1)).toThrow();
    }),
  );
  expect(decodeBits(whole(0, 4), bits('100'))).toBe(4);
  expect(decodeBits(whole(0, 4), bits('101'))).toBeNull();
});

test('amounts and signed numbers come back, up to the highest safe one', () => {
  const safe = fc.maxSafeInteger();
  const sizes = fc.oneof(
    safe,
    fc.integer({ min: -300, max: 300 }),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, 127, 128),
  );
  fc.assert(
    fc.property(sizes, (value) => {
      expect(decodeBits(signed, encodeBits(signed, value))).toBe(value);
      expect(decodeBits(amount, encodeBits(amount, Math.abs(value)))).toBe(Math.abs(value));
    }),
  );
  expect(() => encodeBits(amount, -1)).toThrow();
  expect(() => encodeBits(amount, 1.5)).toThrow();
});

test.each<readonly [string, BitCodec<unknown>, Uint8Array]>([
  ['an amount with an empty group at its end', amount as BitCodec<unknown>, bits('1000000100000000')],
  ['an amount beyond the safe ones', amount as BitCodec<unknown>, bits('11111111'.repeat(7) + '01111111')],
  ['an amount that never ends', amount as BitCodec<unknown>, bits('1'.repeat(4000))],
  ['less than nothing that is nothing', signed as BitCodec<unknown>, bits('100000000')],
  ['a word that is not in the list', oneOf(['a', 'b', 'c']) as BitCodec<unknown>, bits('11')],
])('%s is refused', (_, codec, bytes) => {
  expect(decodeBits(codec, bytes)).toBeNull();
});

test('a length that is merely claimed costs neither time nor memory', () => {
  const claimed = encodeBits(amount, Number.MAX_SAFE_INTEGER);
  expect(decodeBits(listOf(whole(0, 1), amount), claimed)).toBeNull();
  expect(decodeBits(bytesOf(amount), claimed)).toBeNull();
  expect(decodeBits(textOf(amount), claimed)).toBeNull();
});

test('what there is none of takes one bit', () => {
  expect(Array.from(encodeBits(nullable(whole(0, 127)), null))).toEqual([0]);
  expect(Array.from(encodeBits(nullable(whole(0, 127)), 127))).toEqual([0xff]);
  expect(decodeBits(nullable(whole(0, 127)), bits('11111111'))).toBe(127);
});
