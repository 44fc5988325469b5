import { crc32 as reference } from 'node:zlib';

import * as fc from 'fast-check';

import { crc32 } from '@/kit/crc32';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });

test('the check value of the standard', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test('it is the checksum of zip files', () => {
  fc.assert(fc.property(bytes, (list) => expect(crc32(list)).toBe(reference(list))));
});

test('every change within four bytes in a row is told', () => {
  const nonZero = fc
    .uint8Array({ minLength: 1, maxLength: 4 })
    .filter((list) => list.some((byte) => byte !== 0));
  fc.assert(
    fc.property(bytes, nonZero, fc.nat(), (list, change, place) => {
      const changed = list.slice();
      change.forEach((byte, index) => {
        const at = (place % list.length) + index;
        if (at < list.length) changed[at]! ^= byte;
      });
      fc.pre(changed.some((byte, index) => byte !== list[index]));
      expect(crc32(changed)).not.toBe(crc32(list));
    }),
  );
});
