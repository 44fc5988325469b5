import * as fc from 'fast-check';

import { crc32 } from '@/kit/crc32';
import {
  addPart,
  cutIntoParts,
  joinParts,
  PART_BYTES,
  partsMissing,
  type Part,
  type Parts,
} from '@/tabletop/codes/parts';

const BYTES = Uint8Array.from({ length: 1000 }, (_, index) => (index * 31) % 251);
const [FIRST, SECOND] = cutIntoParts(BYTES) as [Part, Part];
const COUNT = Math.ceil(BYTES.length / PART_BYTES);

function added(known: Parts | null, part: Part): Parts {
  const result = addPart(known, part);
  if (!result.ok) throw new Error('not taken');
  return result.value;
}

const collected = (parts: readonly Part[]) => parts.reduce<Parts | null>(added, null)!;

test('any bytes are cut into parts of about one length and joined again in any order', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 3000 }), fc.integer(), (bytes, turn) => {
      const parts = cutIntoParts(bytes);
      const sizes = parts.map((part) => part.bytes.length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(PART_BYTES);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      const at = Math.abs(turn) % parts.length;
      expect(joinParts(collected([...parts.slice(at), ...parts.slice(0, at)]))).toEqual(bytes);
    }),
  );
});

test('a part is taken once and changes nothing after that', () => {
  const known = added(null, FIRST);
  expect(known.count).toBe(COUNT);
  expect(added(known, FIRST)).toBe(known);
  expect(partsMissing(known)).toBe(COUNT - 1);
  expect(partsMissing(added(known, SECOND))).toBe(COUNT - 2);
  expect(known.parts.size).toBe(1);
});

test.each([
  ['another number of parts', { count: COUNT + 1 }],
  ['other bytes in the same place', { bytes: Uint8Array.of(1, 2, 3) }],
  ['another mark', { transfer: 1 }],
])('a part with %s is refused', (_, changes) => {
  expect(addPart(added(null, FIRST), { ...FIRST, ...changes })).toEqual({
    ok: false,
    error: { code: 'part-of-another-game' },
  });
});

test('parts that do not fit together although their mark does make nothing', () => {
  const known = collected(cutIntoParts(BYTES));
  expect(known.transfer).toBe(crc32(BYTES));
  expect(joinParts({ ...known, parts: new Map([...known.parts, [1, Uint8Array.of(9)]]) })).toBeNull();
});
