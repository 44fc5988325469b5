/** Colours as light: proportional to what a surface throws back, 0 to 1, not as pictures store it. */

import type { Rng } from '@/kit/rng';

export type Light = readonly [number, number, number];

export function between(rng: Rng, low: number, high: number): number {
  return low + (high - low) * rng.next();
}

/** A colour by hue in degrees, saturation and value, as a paint program shows it. */
export function lightOf(hue: number, saturation: number, value: number): Light {
  const channel = (offset: number): number => {
    const k = (((offset + hue / 60) % 6) + 6) % 6;
    return linear(value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1))));
  };
  return [channel(5), channel(3), channel(1)];
}

/** Somewhere in a range of hues, saturations and values. */
export type Shade = readonly [
  hue: readonly [number, number],
  saturation: readonly [number, number],
  value: readonly [number, number],
];

export function pickShade(rng: Rng, [hue, saturation, value]: Shade): Light {
  return lightOf(between(rng, ...hue), between(rng, ...saturation), between(rng, ...value));
}

export function linear(stored: number): number {
  return stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;
}

export function stored(light: number): number {
  if (light <= 0) return 0;
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** How different two lights look to the eye (CIE 1976): 2 is just to be seen, 100 is black against white. */
export function difference(a: Light, b: Light): number {
  const [one, other] = [perceived(a), perceived(b)];
  return Math.hypot(...one.map((value, axis) => value - other[axis]!));
}

function perceived([red, green, blue]: Light): readonly [number, number, number] {
  const x = Math.cbrt((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = Math.cbrt((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
