/** Pictures store light on a curve (sRGB); sums and ratios of light need it straight. */

/** Light, 0 to 1, by stored value, 0 to 255. */
export const LIGHT_OF_STORED: Readonly<Float64Array> = Float64Array.from({ length: 256 }, (_, stored) => {
  const share = stored / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
