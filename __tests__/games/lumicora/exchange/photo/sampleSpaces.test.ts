import { boardPointOf } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Pixels, Point } from '@/games/lumicora/exchange/photo/model';
import { sampleSpaces, samplingSteps } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { ROW_LENGTHS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { createRng } from '@/kit/rng';

import { at } from '../../../../support/reef';

type Stored = readonly [red: number, green: number, blue: number, alpha?: number];

/** Straight from above, 28 pixels a space. */
const WIDTH = 252;
const HEIGHT = 210;
const SCALE = 28;
const EDGE = 28;

const FLAT: Corners = [
  { x: EDGE + 1.5 * SCALE, y: EDGE },
  { x: EDGE + 5.5 * SCALE, y: EDGE },
  { x: EDGE + 5.5 * SCALE, y: EDGE + 3 * Math.sqrt(3) * SCALE },
  { x: EDGE + 1.5 * SCALE, y: EDGE + 3 * Math.sqrt(3) * SCALE },
];

/** `colorAt` is asked with places in widths of a space. */
function picture(colorAt: (x: number, y: number) => Stored): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [red, green, blue, alpha = 255] = colorAt((x - EDGE) / SCALE, (y - EDGE) / SCALE);
      data.set([red, green, blue, alpha], 4 * (y * WIDTH + x));
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const MIDDLES: readonly Point[] = Array.from({ length: SPACE_COUNT }, (_, space) => boardPointOf(space));

const GREY: Stored = [128, 128, 128];
/** What 128 of 255 is as light. */
const GREY_LIGHT = 0.2159;

test('a plain picture gives its own light everywhere, without spread', () => {
  for (const { light, spread } of sampleSpaces(
    picture(() => GREY),
    FLAT,
  )) {
    for (const channel of light) expect(channel).toBeCloseTo(GREY_LIGHT, 3);
    expect(spread).toBeCloseTo(0, 6);
  }
});

test('every space is sampled where it lies, in reading order', () => {
  const stripes = picture((x) => (x < 3.5 ? [200, 40, 40] : [40, 40, 200]));
  const samples = sampleSpaces(stripes, FLAT);
  expect(samples.map(({ space }) => space)).toEqual([...samples.keys()]);
  expect(samples).toHaveLength(SPACE_COUNT);
  for (const { space, light } of samples) {
    const { x } = boardPointOf(space);
    if (Math.abs(x - 3.5) >= 0.5) expect(light[0] > light[2]).toBe(x < 3.5);
  }
});

test.each([
  ['a badge in the middle', 0, 0.22],
  ['a large animal', 0, 0.3],
  ['a large animal beside the middle', 0.12, 0.28],
])('%s does not change the colour of a coral with branches', (_, offset, radius) => {
  const rng = createRng(5);
  const pixels = picture((x, y) => {
    if (MIDDLES.some((middle) => Math.hypot(x - middle.x - offset, y - middle.y) < radius))
      return [250, 245, 235];
    const branch = 0.75 + 0.5 * rng.next();
    return [60 * branch, 110 * branch, 190 * branch];
  });
  for (const { light, spread } of sampleSpaces(pixels, FLAT)) {
    expect(light[2]).toBeGreaterThan(2.5 * light[0]);
    expect(spread).toBeGreaterThan(0.1);
  }
});

test('lines between the spaces do not darken them', () => {
  const lines = picture((x, y) => {
    const isLine = MIDDLES.every((middle) => {
      const across = Math.abs(x - middle.x);
      const down = Math.abs(y - middle.y);
      return Math.max(across, across / 2 + (down * Math.sqrt(3)) / 2) > 0.46;
    });
    return isLine ? [5, 5, 5] : GREY;
  });
  for (const { light } of sampleSpaces(lines, FLAT)) expect(light[1]).toBeCloseTo(GREY_LIGHT, 2);
});

test('spaces outside the picture have no light and all the spread', () => {
  const shifted = FLAT.map(({ x, y }) => ({ x: x - 140, y })) as unknown as Corners;
  const samples = sampleSpaces(
    picture(() => GREY),
    shifted,
  );
  expect(samples[at('d1')]).toEqual({ space: at('d1'), light: [0, 0, 0], spread: 1, covered: 0 });
  expect(samples[at('d8')]!.light[0]).toBeCloseTo(GREY_LIGHT, 3);
});

test('transparent pixels show nothing', () => {
  const samples = sampleSpaces(
    picture((x) => (x < 3.5 ? [255, 0, 0, 0] : GREY)),
    FLAT,
  );
  expect(samples[at('d1')]).toMatchObject({ light: [0, 0, 0], spread: 1, covered: 0 });
  expect(samples[at('d8')]!.light[0]).toBeCloseTo(GREY_LIGHT, 3);
});

test.each([
  ['black', picture(() => [0, 0, 0])],
  ['white', picture(() => [255, 255, 255])],
  ['transparent', picture(() => [0, 0, 0, 0])],
  ['a single pixel', { width: 1, height: 1, data: new Uint8Array([9, 9, 9, 255]) }],
])('every number is a number: %s', (_, pixels) => {
  for (const { light, spread } of sampleSpaces(pixels, FLAT)) {
    for (const value of [...light, spread]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1 + 1e-9);
    }
  }
});

test('corners on one point are no reason to fail', () => {
  const folded: Corners = [FLAT[0], FLAT[0], FLAT[0], FLAT[0]];
  for (const { light, spread } of sampleSpaces(
    picture(() => GREY),
    folded,
  )) {
    expect([...light, spread].every(Number.isFinite)).toBe(true);
  }
});

test('the steps are the rows, and add up to the whole', () => {
  const pixels = picture((x, y) => [60 + 20 * x, 200 - 20 * y, 90]);
  const steps = [...samplingSteps(pixels, FLAT)];
  expect(steps.map((row) => row.length)).toEqual(ROW_LENGTHS);
  expect(steps.flat()).toEqual(sampleSpaces(pixels, FLAT));
});
