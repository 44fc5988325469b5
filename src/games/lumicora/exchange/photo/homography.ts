/** From the board to a picture of it and back: a flat thing seen in perspective. */

import { SPACE_CELLS, SPACE_COUNT } from '../../rules/boards';
import type { Space } from '../../rules/model';
import type { Corners, Point } from './model';

/** Three rows of three, row by row, for points as (x, y, 1). */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** From one row of spaces to the next, where neighbours in a row stand 1 apart. */
export const ROW_HEIGHT = Math.sqrt(3) / 2;

/** The handles of a board smaller than this cannot be told apart. */
const SHORTEST_SIDE = 16;
/** Sine of the flattest angle between two sides that is still a corner. */
const FLATTEST_CORNER = 0.1;

const SIZE = 1 / Math.sqrt(3);

/** From the middle of a space to its six corners, clockwise from the top. */
const OUTLINE: readonly Point[] = [-90, -30, 30, 90, 150, 210].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

const MIDDLES: readonly Point[] = SPACE_CELLS.map(({ x, row }) => ({ x: x / 2, y: row * ROW_HEIGHT }));

/** The middle of a space on the board's own plane, in widths of a space; d1 stands at x = 0, row a at y = 0. */
export function boardPointOf(space: Space): Point {
  const middle = MIDDLES[space];
  if (middle === undefined) throw new Error(`no space ${space}`);
  return middle;
}

const LEFT = MIDDLES[0]!.x;
const WIDTH = SPACE_CELLS[SPACE_COUNT - 1]!.x / 2 - LEFT;
const HEIGHT = MIDDLES[SPACE_COUNT - 1]!.y;

/** Takes points of the board's plane to the picture. The corners must be sound. */
export function homographyOf(corners: Corners): Homography {
  const [a, b, c, d] = corners;
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const right = { x: b.x - c.x, y: b.y - c.y };
  const bottom = { x: d.x - c.x, y: d.y - c.y };
  const area = cross(right, bottom);
  const g = cross(sum, bottom) / area;
  const h = cross(right, sum) / area;
  const ofUnitSquare: Homography = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
  return compose(ofUnitSquare, [1 / WIDTH, 0, -LEFT / WIDTH, 0, 1 / HEIGHT, 0, 0, 0, 1]);
}

export function applyHomography(homography: Homography, { x, y }: Point): Point {
  const [a, b, c, d, e, f] = homography;
  const depth = depthAt(homography, { x, y });
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/**
 * Whether a camera could see a board so: no corner folded in, none mirrored, no side too short, and no space
 * behind the camera.
 */
export function isSound(corners: Corners): boolean {
  const isCornered = corners.every((corner, index) => {
    const before = difference(corner, corners[(index + 3) % 4]!);
    const after = difference(corners[(index + 1) % 4]!, corner);
    const lengths = length(before) * length(after);
    return length(after) >= SHORTEST_SIDE && cross(before, after) >= FLATTEST_CORNER * lengths;
  });
  if (!isCornered) return false;
  const homography = homographyOf(corners);
  return MIDDLES.every((middle) => OUTLINE.every((step) => depthAt(homography, add(middle, step)) > 0));
}

/** Where the middles of all 44 spaces lie on the picture. */
export function spaceMiddles(corners: Corners): readonly Point[] {
  const homography = homographyOf(corners);
  return MIDDLES.map((middle) => applyHomography(homography, middle));
}

/** The six corners of a space on the picture, clockwise from the one towards row a. */
export function spaceOutline(corners: Corners, space: Space): readonly Point[] {
  const homography = homographyOf(corners);
  const middle = boardPointOf(space);
  return OUTLINE.map((step) => applyHomography(homography, add(middle, step)));
}

/** The same place on the picture for a board that lies the other way round: the board looks alike after half a turn. */
export function halfTurned([a1, a5, g5, g1]: Corners): Corners {
  return [g5, g1, a1, a5];
}

function compose(later: Homography, earlier: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = later;
  const [j, k, l, m, n, o, p, q, r] = earlier;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

/** Positive in front of the camera. */
function depthAt([, , , , , , g, h, i]: Homography, { x, y }: Point): number {
  return g * x + h * y + i;
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

function length(a: Point): number {
  return Math.hypot(a.x, a.y);
}
