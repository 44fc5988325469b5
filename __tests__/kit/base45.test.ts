import * as fc from 'fast-check';

import { BASE45_CHARACTERS, decodeBase45, encodeBase45 } from '@/kit/base45';

const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
  ['', ''],
])('the example of RFC 9285: %p is %p', (plain, encoded) => {
  expect(encodeBase45(utf8(plain))).toBe(encoded);
  expect(decodeBase45(encoded)).toEqual({ ok: true, value: utf8(plain) });
});

test('bytes come back, and only characters of QR codes are used', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase45(bytes);
      expect(Array.from(text).every((character) => BASE45_CHARACTERS.includes(character))).toBe(true);
      expect(decodeBase45(text)).toEqual({ ok: true, value: bytes });
    }),
  );
});

test('what can be read is the one way to write it', () => {
  const texts = fc.string({ unit: fc.constantFrom(...BASE45_CHARACTERS), maxLength: 9 });
  fc.assert(
    fc.property(texts, (text) => {
      const decoded = decodeBase45(text);
      if (decoded.ok) expect(encodeBase45(decoded.value)).toBe(text);
    }),
  );
});

test.each([
  ['a character alone', 'BB8B', 'cut'],
  ['two of three characters', 'BB8::', 'cut'],
  ['three characters beyond two bytes', 'GGW', 'not-base45'],
  ['small letters', 'bb8', 'not-base45'],
  ['other characters', 'BB8Ü0', 'not-base45'],
  ['half a pair', 'BB\ud83d', 'not-base45'],
])('%s is no base45', (_, text, error) => {
  expect(decodeBase45(text)).toEqual({ ok: false, error });
});

test('the highest values are still read', () => {
  expect(decodeBase45('FGW')).toEqual({ ok: true, value: Uint8Array.of(0xff, 0xff) });
  expect(decodeBase45('U5')).toEqual({ ok: true, value: Uint8Array.of(0xff) });
});
