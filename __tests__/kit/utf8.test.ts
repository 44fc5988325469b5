import * as fc from 'fast-check';

import { decodeUtf8, encodeUtf8 } from '@/kit/utf8';

import { propertyRuns } from '../support/propertyRuns';

test('it writes what every encoder writes, half pairs included', () => {
  const units = fc.string({
    unit: fc.oneof(fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), units), (text) => {
      expect(Array.from(encodeUtf8(text))).toEqual(Array.from(new TextEncoder().encode(text)));
    }),
  );
});

test('text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    }),
  );
});

function strictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

test('it reads what every strict decoder reads and refuses the rest', () => {
  const likely = fc.constantFrom(
    0x41,
    0x80,
    0xbf,
    0xc0,
    0xc3,
    0xe0,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
    0xff,
    0xa0,
    0x90,
    0x8f,
  );
  const bytes = fc.array(fc.oneof(likely, fc.integer({ min: 0, max: 0xff })), { maxLength: 6 });
  fc.assert(
    fc.property(bytes, (list) => {
      expect(decodeUtf8(Uint8Array.from(list))).toBe(strictly(Uint8Array.from(list)));
    }),
    { numRuns: propertyRuns(500, 2000) },
  );
});
