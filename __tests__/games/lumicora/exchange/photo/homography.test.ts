import fc from 'fast-check';

import {
  applyHomography,
  boardPointOf,
  halfTurned,
  homographyOf,
  isSound,
  spaceMiddles,
  spaceOutline,
  type Homography,
} from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Point } from '@/games/lumicora/exchange/photo/model';
import { NEIGHBORS, SPACE_COUNT } from '@/games/lumicora/rules/boards';

import { invert } from '../../../../support/photo/invert';
import { at } from '../../../../support/reef';

const CORNER_SPACES = [at('a1'), at('a5'), at('g5'), at('g1')] as const;

/** The board straight from above, 100 pixels a space. */
const FLAT: Corners = [
  { x: 150, y: 0 },
  { x: 550, y: 0 },
  { x: 550, y: 300 * Math.sqrt(3) },
  { x: 150, y: 300 * Math.sqrt(3) },
];

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function cornersUnder(homography: Homography): Corners {
  const [a1, a5, g5, g1] = CORNER_SPACES.map((space) => applyHomography(homography, boardPointOf(space)));
  return [a1!, a5!, g5!, g1!];
}

/** A camera anywhere above the board: turned, tilted until the far side is much smaller, at any distance. */
const anyView: fc.Arbitrary<Homography> = fc
  .record({
    turn: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    scale: fc.double({ min: 60, max: 200, noNaN: true }),
    squeeze: fc.double({ min: 0.6, max: 1, noNaN: true }),
    tiltX: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    tiltY: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    x: fc.double({ min: -100, max: 100, noNaN: true }),
    y: fc.double({ min: -100, max: 100, noNaN: true }),
  })
  .map(({ turn, scale, squeeze, tiltX, tiltY, x, y }) => {
    const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
    return [cos, -sin * squeeze, x, sin, cos * squeeze, y, tiltX, tiltY, 1];
  });

describe('board coordinates', () => {
  test('BO-2 every neighbour stands one width away, in every direction', () => {
    NEIGHBORS.forEach((neighbors, space) => {
      for (const other of neighbors) {
        expect(distance(boardPointOf(space), boardPointOf(other))).toBeCloseTo(1, 10);
      }
    });
  });

  test('there is no point for what is no space', () => {
    expect(() => boardPointOf(SPACE_COUNT)).toThrow('no space 44');
  });
});

describe('a board seen straight from above', () => {
  test.each([
    ['a1', 150, 0],
    ['a5', 550, 0],
    ['d1', 0, 150 * Math.sqrt(3)],
    ['d8', 700, 150 * Math.sqrt(3)],
    ['g3', 350, 300 * Math.sqrt(3)],
  ])('has %s at (%d, %d)', (name, x, y) => {
    const middle = spaceMiddles(FLAT)[at(name)]!;
    expect(middle.x).toBeCloseTo(x, 8);
    expect(middle.y).toBeCloseTo(y, 8);
  });

  test('has regular hexagons, the first corner towards row a, that share their edges', () => {
    const outline = spaceOutline(FLAT, at('d4'));
    const middle = spaceMiddles(FLAT)[at('d4')]!;
    expect(outline).toHaveLength(6);
    expect(outline[0]!.x).toBeCloseTo(middle.x, 8);
    expect(outline[0]!.y).toBeLessThan(middle.y);
    for (const corner of outline) expect(distance(corner, middle)).toBeCloseTo(100 / Math.sqrt(3), 8);
    const right = spaceOutline(FLAT, at('d5'));
    expect(distance(outline[1]!, right[5]!)).toBeCloseTo(0, 8);
    expect(distance(outline[2]!, right[4]!)).toBeCloseTo(0, 8);
  });
});

describe('a board seen in perspective', () => {
  test('is found again from its four corners alone', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const corners = cornersUnder(view);
        spaceMiddles(corners).forEach((middle, space) => {
          expect(distance(middle, applyHomography(view, boardPointOf(space)))).toBeLessThan(1e-6);
        });
      }),
    );
  });

  test('leads from any point of the picture back to the board', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const homography = homographyOf(cornersUnder(view));
        const back = invert(homography);
        for (let space = 0; space < SPACE_COUNT; space++) {
          const point = boardPointOf(space);
          expect(distance(applyHomography(back, applyHomography(homography, point)), point)).toBeLessThan(
            1e-8,
          );
        }
      }),
    );
  });

  test('is sound, and no longer when mirrored', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const [a1, a5, g5, g1] = cornersUnder(view);
        expect(isSound([a1, a5, g5, g1])).toBe(true);
        expect(isSound([a5, a1, g1, g5])).toBe(false);
      }),
    );
  });

  test('half a turn swaps each space with the one across the middle, and twice brings it back', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const corners = cornersUnder(view);
        const turned = spaceMiddles(halfTurned(corners));
        spaceMiddles(corners).forEach((middle, space) => {
          expect(distance(middle, turned[SPACE_COUNT - 1 - space]!)).toBeLessThan(1e-6);
        });
        expect(halfTurned(halfTurned(corners))).toEqual(corners);
      }),
    );
  });
});

describe('no board looks like', () => {
  const [a1, a5, g5, g1] = FLAT;
  const far = { x: 350, y: 100_000 };

  test.each<[string, Corners]>([
    ['crossed sides', [a1, g5, a5, g1]],
    ['a corner folded in', [a1, a5, { x: 250, y: 150 }, g1]],
    ['three corners in a line', [a1, a5, { x: 350, y: 260 }, g1]],
    ['one point', [a1, a1, a1, a1]],
    ['two corners in one place', [a1, a5, a5, g1]],
    ['a speck', [a1, { x: 155, y: 0 }, { x: 155, y: 6 }, { x: 150, y: 6 }]],
    ['a strip', [a1, a5, { x: 550, y: 10 }, { x: 150, y: 10 }]],
    ['something whose sides pass behind the camera', [{ x: 340, y: 0 }, { x: 360, y: 0 }, g5, g1]],
    ['a needle', [a1, a5, far, { x: 340, y: 100_000 }]],
  ])('%s', (_, corners) => {
    expect(isSound(corners)).toBe(false);
  });
});
