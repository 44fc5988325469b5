/** The lines between the spaces of a board, as places on its plane where a picture of it shows an edge. */

import { SPACE_CELLS, SPACE_COUNT } from '../../rules/boards';
import { boardPointOf, homographyOf, ROW_HEIGHT } from './homography';
import type { Corners, Point } from './model';
import type { SmallPicture } from './smallPicture';

/** Places on the board's plane, in widths of a space from its middle, each with the direction of its line. */
export interface GridLines {
  readonly count: number;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly du: Float64Array;
  readonly dv: Float64Array;
}

interface Line {
  readonly u: number;
  readonly v: number;
  readonly angle: number;
}

const A1 = boardPointOf(0);
const G5 = boardPointOf(SPACE_COUNT - 1);

/** The middle of the board, between d4 and d5. */
const BOARD_MIDDLE: Point = { x: (A1.x + G5.x) / 2, y: (A1.y + G5.y) / 2 };

const CORNER = { x: G5.x - BOARD_MIDDLE.x, y: G5.y - BOARD_MIDDLE.y };

/** The middles of a1, a5, g5 and g1, from the middle of the board. */
const CORNER_POINTS: readonly Point[] = [
  { x: -CORNER.x, y: -CORNER.y },
  { x: CORNER.x, y: -CORNER.y },
  { x: CORNER.x, y: CORNER.y },
  { x: -CORNER.x, y: CORNER.y },
];

/** From a space across a line to the next one, of the three that come later in reading order. */
const ACROSS = [
  { x: 2, row: 0, angle: Math.PI / 2 },
  { x: 1, row: 1, angle: -Math.PI / 6 },
  { x: -1, row: 1, angle: Math.PI / 6 },
] as const;

/** Places on a line, in widths of a space from its middle; the ends, where three lines meet, say little. */
const SEVERAL = [-0.13, 0.13];
const ONE = [0];

const onBoard = linesOfBoard();
const middle = linesWithin(1.9);

/** All lines of the board and its rim. */
export const BOARD_LINES = placesOn(onBoard, SEVERAL);
/** Lines of the ten spaces in the middle, and with them of those around. */
export const MIDDLE_LINES = placesOn(middle, SEVERAL);
export const SPARSE_MIDDLE_LINES = placesOn(middle, ONE);
export const INNER_LINES = placesOn(linesWithin(2.9), SEVERAL);
function linesOfBoard(): readonly Line[] {
  const spaces = new Set(SPACE_CELLS.map(({ row, x }) => `${row} ${x}`));
  const found: Line[] = [];
  for (let row = -1; row < 8; row++) {
    for (let x = -2; x < 17; x++) {
      if ((row + x) % 2 === 0) continue;
      for (const across of ACROSS) {
        if (!spaces.has(`${row} ${x}`) && !spaces.has(`${row + across.row} ${x + across.x}`)) continue;
        found.push({
          u: (x + across.x / 2) / 2 - BOARD_MIDDLE.x,
          v: (row + across.row / 2) * ROW_HEIGHT - BOARD_MIDDLE.y,
          angle: across.angle,
        });
      }
    }
  }
  return found;
}

function linesWithin(distance: number): readonly Line[] {
  return onBoard.filter(({ u, v }) => Math.hypot(u, v) < distance);
}

function placesOn(list: readonly Line[], along: readonly number[]): GridLines {
  const places = list.flatMap(({ u, v, angle }) => {
    const du = Math.cos(angle);
    const dv = Math.sin(angle);
    return along.map((step) => ({ u: u + step * du, v: v + step * dv, du, dv }));
  });
  return {
    count: places.length,
    u: Float64Array.from(places, ({ u }) => u),
    v: Float64Array.from(places, ({ v }) => v),
    du: Float64Array.from(places, ({ du }) => du),
    dv: Float64Array.from(places, ({ dv }) => dv),
  };
}

/**
 * The point (u, v) of the plane, in widths of a space from the board's middle, is seen at
 * x = (p0 u + p1 v + p2) / d, y = (p3 u + p4 v + p5) / d with d = p6 u + p7 v + 1.
 */
export type GridPose = Float64Array;

export function poseOf(corners: Corners, picture: SmallPicture): GridPose {
  const [a, b, c, d, e, f, g, h, i] = homographyOf(corners);
  const { x, y } = BOARD_MIDDLE;
  const depth = g * x + h * y + i;
  const { scaleX, scaleY } = picture;
  return Float64Array.of(
    (a * scaleX) / depth,
    (b * scaleX) / depth,
    ((a * x + b * y + c) * scaleX) / depth,
    (d * scaleY) / depth,
    (e * scaleY) / depth,
    ((d * x + e * y + f) * scaleY) / depth,
    g / depth,
    h / depth,
  );
}

/** Where the corners lie on the photo itself. */
export function cornersOf(pose: GridPose, { scaleX, scaleY }: SmallPicture): Corners {
  const [a1, a5, g5, g1] = CORNER_POINTS.map(({ x: u, y: v }): Point => {
    const depth = pose[6]! * u + pose[7]! * v + 1;
    return {
      x: (pose[0]! * u + pose[1]! * v + pose[2]!) / (depth * scaleX),
      y: (pose[3]! * u + pose[4]! * v + pose[5]!) / (depth * scaleY),
    };
  });
  return [a1!, a5!, g5!, g1!];
}

/** The pose of a board that is turned by an angle and moved on its own plane. */
export function movedPose(pose: GridPose, angle: number, u: number, v: number): GridPose {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const row = (a: number, b: number, c: number): readonly [number, number, number] => [
    a * cos + b * sin,
    b * cos - a * sin,
    a * u + b * v + c,
  ];
  const x = row(pose[0]!, pose[1]!, pose[2]!);
  const y = row(pose[3]!, pose[4]!, pose[5]!);
  const depth = row(pose[6]!, pose[7]!, 1);
  const scale = 1 / depth[2];
  return Float64Array.from([...x, ...y, depth[0], depth[1]], (value) => value * scale);
}

/** Whether all of the board is well before the camera. False for numbers without sense. */
export function isInFront(pose: GridPose): boolean {
  return pose.every(Number.isFinite) && Math.abs(pose[6]!) * 4 + Math.abs(pose[7]!) * 3 < 0.75;
}

/** The most that a board may be seen shortened in its middle: tilted by more, its spaces could not be told apart. */
const SHORTEST = 0.55;

/** Whether somebody would take such a photo. */
export function isPlausible(pose: GridPose): boolean {
  const ax = pose[0]! - pose[2]! * pose[6]!;
  const ay = pose[3]! - pose[5]! * pose[6]!;
  const bx = pose[1]! - pose[2]! * pose[7]!;
  const by = pose[4]! - pose[5]! * pose[7]!;
  const area = ax * by - ay * bx;
  const squares = (ax * ax + ay * ay + bx * bx + by * by) / 2;
  const longest = squares + Math.sqrt(Math.max(0, squares * squares - area * area));
  return area > SHORTEST * longest;
}
