/** How the plane of a board lies on a small picture, as eight numbers that a fit can change. */

import { BOARD_MIDDLE, CORNER_POINTS } from './gridLines';
import { homographyOf } from './homography';
import type { Corners, Point } from './model';
import type { SmallPicture } from './smallPicture';

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
