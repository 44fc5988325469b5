/** From light to stored numbers: focus, the sensor's noise, and the curve that pictures are stored by. */

import type { Pixels } from '@/games/lumicora/exchange/photo/model';
import type { Rng } from '@/kit/rng';

import { stored } from './color';
import { smooth } from './curves';

/** Light of a picture, three numbers a pixel, row by row. */
export interface LightPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Out of focus by so many pixels. */
export function blurred(picture: LightPicture, sigma: number): LightPicture {
  const radius = Math.ceil(2.2 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = Float64Array.from(weights, (weight) => weight / total);
  const { width, height } = picture;
  const sideways = spread(picture.data, kernel, width, height, 3, width * 3);
  return { width, height, data: spread(sideways, kernel, height, width, width * 3, 3) };
}

/** Blurs along one direction: lines of `length` pixels that stand `stride` numbers apart. */
function spread(
  data: Float32Array,
  kernel: Float64Array,
  length: number,
  lines: number,
  stride: number,
  lineStride: number,
): Float32Array {
  const result = new Float32Array(data.length);
  const radius = (kernel.length - 1) / 2;
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      const start = line * lineStride + place * stride;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let step = -radius; step <= radius; step++) {
        const other = Math.max(0, Math.min(length - 1, place + step));
        const index = line * lineStride + other * stride;
        const weight = kernel[step + radius]!;
        red += weight * data[index]!;
        green += weight * data[index + 1]!;
        blue += weight * data[index + 2]!;
      }
      result[start] = red;
      result[start + 1] = green;
      result[start + 2] = blue;
    }
  }
  return result;
}

const NOISE_COUNT = 65_536;
const CURVE_STEPS = 4096;

/** What a phone makes of the light: more contrast, other saturation, and noise of so many steps out of 255. */
export interface Development {
  readonly contrast: number;
  readonly saturation: number;
  readonly noise: number;
}

export function develop(picture: LightPicture, development: Development, rng: Rng): Pixels {
  const { width, height, data } = picture;
  const { saturation } = development;
  const curve = curveOf(development);
  const noise = noiseOf(development, rng);
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    let place = rng.int(NOISE_COUNT);
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) {
      const grey = 0.3 * data[pixel * 3]! + 0.6 * data[pixel * 3 + 1]! + 0.1 * data[pixel * 3 + 2]!;
      for (let channel = 0; channel < 3; channel++) {
        const light = Math.max(0, Math.min(1, grey + saturation * (data[pixel * 3 + channel]! - grey)));
        place = (place + 1) % NOISE_COUNT;
        const value = curve[Math.round(light * CURVE_STEPS)]! + noise[place]!;
        pixels[pixel * 4 + channel] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
  return { width, height, data: pixels };
}

function curveOf({ contrast }: Development): Float32Array {
  return Float32Array.from({ length: CURVE_STEPS + 1 }, (_, index) => {
    const value = stored(index / CURVE_STEPS);
    return 255 * (value * (1 - contrast) + smooth(value) * contrast);
  });
}

function noiseOf({ noise }: Development, rng: Rng): Float32Array {
  return Float32Array.from({ length: NOISE_COUNT }, () => {
    return noise * Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
  });
}
