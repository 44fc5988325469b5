import { guessCorners, guessSteps, refineCorners } from '@/games/lumicora/exchange/photo/guessCorners';
import { halfTurned, spaceMiddles } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Pixels, Point } from '@/games/lumicora/exchange/photo/model';
import { createRng, type Rng } from '@/kit/rng';

import { ALL_DISTURBANCES } from '../../../../support/photo/disturbances';
import { photograph } from '../../../../support/photo/photograph';
import { PHOTO_BOARD, PHOTO_REEF } from '../../../../support/photo/smallPhotos';
import { propertyRuns } from '../../../../support/propertyRuns';
import { at } from '../../../../support/reef';

const SMALL = { board: PHOTO_BOARD, luminos: PHOTO_REEF, width: 320, height: 240 };
const clean = photograph({ ...SMALL, seed: 1 });
const slanted = photograph({
  ...SMALL,
  luminos: [],
  seed: 3,
  width: 240,
  height: 320,
  strengths: { rotation: 1, perspective: 1 },
});
const disturbed = photograph({ ...SMALL, seed: 2, strengths: ALL_DISTURBANCES });

/** Each corner's space with its neighbour in the row. */
const IN_ROW = [
  [at('a1'), at('a2')],
  [at('a5'), at('a4')],
  [at('g5'), at('g4')],
  [at('g1'), at('g2')],
] as const;

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How wide a space is seen at each corner. */
function widthsAt(corners: Corners): readonly number[] {
  const middles = spaceMiddles(corners);
  return IN_ROW.map(([corner, next]) => distance(middles[corner]!, middles[next]!));
}

/** The farthest that a corner is off, in widths of a space. */
function farthest(from: Corners, to: Corners): number {
  return Math.max(...widthsAt(from).map((width, index) => distance(from[index]!, to[index]!) / width));
}

/** As guesses may be half a turn off. */
function error(truth: Corners, guess: Corners | undefined): number {
  return guess === undefined
    ? Infinity
    : Math.min(farthest(truth, guess), farthest(halfTurned(truth), guess));
}

/** Handles somewhere around the corners, as far as the given share of a space. */
function drag(corners: Corners, share: number, rng: Rng): Corners {
  const widths = widthsAt(corners);
  const [a, b, c, d] = corners.map(({ x, y }, index) => {
    const angle = rng.next() * 2 * Math.PI;
    const away = rng.next() * share * widths[index]!;
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  });
  return [a!, b!, c!, d!];
}

function pixelsOf(width: number, height: number, valueAt: (index: number) => number): Pixels {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, index) => valueAt(index)),
  };
}

describe('a board', () => {
  test.each([
    ['straight from above', clean],
    ['turned and tilted', slanted],
    ['on a poor photo', disturbed],
  ])('%s is found within a third of a space', (_, photo) => {
    const guess = guessCorners(photo.pixels);
    expect(error(photo.corners, guess?.corners)).toBeLessThan(1 / 3);
    expect(guess?.confidence).toBeGreaterThan(0.5);
  });

  test('has row a above row g, whichever way round it lies', () => {
    const { width, height, data } = clean.pixels;
    const turned = pixelsOf(
      width,
      height,
      (index) => data[data.length - 4 - (index - (index % 4)) + (index % 4)]!,
    );
    for (const pixels of [clean.pixels, turned]) {
      const [a1, a5, g5, g1] = guessCorners(pixels)!.corners;
      expect(Math.max(a1.y, a5.y)).toBeLessThan(Math.min(g1.y, g5.y));
    }
  });

  test('is guessed alike every time, in steps that go forward', () => {
    const shares: number[] = [];
    const steps = guessSteps(disturbed.pixels);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) shares.push(step.value);
    expect(step.value).toEqual(guessCorners(disturbed.pixels));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(20);
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('no board', () => {
  /** Light and dark by the pixel's place on a picture of 240 by 180. */
  function inkOn(isInk: (x: number, y: number) => boolean): Pixels {
    return pixelsOf(240, 180, (index) =>
      isInk((index >> 2) % 240, Math.floor((index >> 2) / 240)) ? 60 : 190,
    );
  }

  test.each([14, 20, 27].slice(0, propertyRuns(1, 3)))(
    'is seen with confidence on a floor of square tiles of %d pixels',
    (size) => {
      const tiles = inkOn((x, y) => (Math.floor(x / size) + Math.floor(y / size)) % 2 === 0);
      expect(guessCorners(tiles)?.confidence ?? 0).toBeLessThan(0.5);
    },
  );

  test('is seen with confidence among round things', () => {
    const rng = createRng(7);
    const things = Array.from({ length: 12 }, () => [rng.int(240), rng.int(180), 6 + rng.int(30)] as const);
    const round = inkOn(
      (x, y) => things.filter(([a, b, r]) => (x - a) ** 2 + (y - b) ** 2 < r * r).length % 2 === 1,
    );
    expect(guessCorners(round)?.confidence ?? 0).toBeLessThan(0.25);
  });

  const rng = createRng(8);
  const fills = {
    black: () => 0,
    white: () => 255,
    noise: () => rng.int(256),
    stripes: (i: number) => i & 128,
  };
  const sizes = [
    [1, 1],
    [17, 17],
    [2000, 1],
    [900, 20],
    [120, 90],
  ] as const;
  const corners: Corners = [
    { x: 20, y: 10 },
    { x: 80, y: 10 },
    { x: 80, y: 80 },
    { x: 20, y: 80 },
  ];

  test.each(Object.entries(fills))('is found where all is %s, at any size', (_, valueAt) => {
    for (const [width, height] of sizes) {
      const pixels = pixelsOf(width, height, valueAt);
      expect(guessCorners(pixels)).toBeNull();
      expect(refineCorners(pixels, corners)).toBe(corners);
    }
  });
});

describe('handles', () => {
  test.each([
    ['a good photo', clean],
    ['a poor photo', disturbed],
  ])('dragged clumsily snap to the grid on %s', (_, photo) => {
    const rng = createRng(9);
    for (let round = 0; round < propertyRuns(2, 5); round++) {
      const dragged = drag(photo.corners, 0.4, rng);
      const refined = refineCorners(photo.pixels, dragged);
      expect(error(photo.corners, refined)).toBeLessThan(0.2);
    }
  });

  test('never move by more than half a space', () => {
    const rng = createRng(10);
    for (let round = 0; round < propertyRuns(2, 6); round++) {
      const dragged = drag(clean.corners, 1.5, rng);
      expect(farthest(dragged, refineCorners(clean.pixels, dragged))).toBeLessThanOrEqual(0.5);
    }
  });

  test('that no camera could see so are left alone', () => {
    const [a1, a5, g5, g1] = clean.corners;
    const crossed: Corners = [a1, g5, a5, g1];
    expect(refineCorners(clean.pixels, crossed)).toBe(crossed);
  });
});
