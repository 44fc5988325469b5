import { decode, encode } from 'jpeg-js';

import type { Pixels } from '@/games/lumicora/exchange/photo/model';

export function jpegOf({ width, height, data }: Pixels, quality: number): Uint8Array {
  return new Uint8Array(encode({ width, height, data }, quality).data);
}

export function pixelsOf(jpeg: Uint8Array): Pixels {
  const { width, height, data } = decode(jpeg, { useTArray: true });
  return { width, height, data };
}
