/** Colours as the reader compares them: on a scale of ratios, on which lamps and shadows add the same to every surface. */

/** Brightness, warmth (red against blue) and greenness (green against both), each the logarithm of a ratio. */
export type Tone = ByTone<number>;

/** One of something for each of the three. */
export type ByTone<T> = readonly [brightness: T, warmth: T, greenness: T];

/** From the logarithms of red, green and blue, turned so that shadows change the first value only. */
export function toneOfLogs(red: number, green: number, blue: number): Tone {
  return [
    (red + green + blue) / Math.sqrt(3),
    (red - blue) / Math.SQRT2,
    (2 * green - red - blue) / Math.sqrt(6),
  ];
}
