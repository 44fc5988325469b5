import { decodeBase64 } from '@/kit/base64';
import { createRng } from '@/kit/rng';

test('gives back the bytes of every length', () => {
  const rng = createRng(64);
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, () => rng.int(256));
    expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  }
});

test('takes text without the padding', () => {
  expect(decodeBase64('THVtaW5v')).toEqual(Uint8Array.from(Buffer.from('Lumino')));
  expect(decodeBase64('cmVlZg')).toEqual(Uint8Array.from(Buffer.from('reef')));
});

test.each(['A', 'AAAAA', 'AA-A', 'AÄAA', 'A=AA', ' AAA', '===='])('%j is no base64', (text) => {
  expect(decodeBase64(text)).toBeNull();
});
