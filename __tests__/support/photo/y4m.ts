/** A film of pictures in turn, for a browser whose camera is a file. */

import type { Pixels } from '@/games/lumicora/exchange/photo/model';

/** Uncompressed, brightness for each pixel, colour for each four. All pictures have one size, and its sides are even. */
export function y4mOf(pictures: readonly Pixels[], perSecond: number): Uint8Array {
  const { width, height } = pictures[0]!;
  if (width % 2 !== 0 || height % 2 !== 0) throw new Error(`no film of ${width} x ${height} pixels`);
  const header = ascii(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420mpeg2\n`);
  const frame = ascii('FRAME\n');
  const frames = pictures.flatMap((picture) => [frame, planesOf(picture)]);
  return Uint8Array.from(Buffer.concat([header, ...frames]));
}

/** Brightness, then the two colour differences at half the size (ITU-R BT.601, 16 to 235). */
function planesOf({ width, height, data }: Pixels): Uint8Array {
  const area = width * height;
  const planes = new Uint8Array(area * 1.5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = [0, 1, 2].map((channel) => data[(y * width + x) * 4 + channel]!);
      planes[y * width + x] = Math.round(16 + 0.257 * red! + 0.504 * green! + 0.098 * blue!);
    }
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const [red, green, blue] = [0, 1, 2].map((channel) => {
        const at = (y * width + x) * 4 + channel;
        return (data[at]! + data[at + 4]! + data[at + width * 4]! + data[at + width * 4 + 4]!) / 4;
      });
      const place = (y / 2) * (width / 2) + x / 2;
      planes[area + place] = Math.round(128 - 0.148 * red! - 0.291 * green! + 0.439 * blue!);
      planes[area * 1.25 + place] = Math.round(128 + 0.439 * red! - 0.368 * green! - 0.071 * blue!);
    }
  }
  return planes;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
