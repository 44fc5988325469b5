/** A pinhole camera above the table. */

import { applyHomography, boardPointOf, spaceOutline } from '@/games/lumicora/exchange/photo/homography';
import type { Homography } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Point } from '@/games/lumicora/exchange/photo/model';
import { SPACE_COUNT, spaceNamed } from '@/games/lumicora/rules/boards';

export interface Pose {
  readonly width: number;
  readonly height: number;
  /** Away from straight down, and towards where; then turned around the line of sight. All in radians. */
  readonly tilt: number;
  readonly towards: number;
  readonly turn: number;
  /** The share of the picture that the reef takes, in the tighter direction. */
  readonly share: number;
  /** Where the reef lies in the room that is left, -1 to 1. */
  readonly offset: Point;
}

export interface Camera {
  /** From a plane at the given height above the board to the picture. */
  homographyAt(height: number): Homography;
  readonly corners: Corners;
}

const CORNER_NAMES = ['a1', 'a5', 'g5', 'g1'];
const MIDDLE = { x: 3.5, y: 1.5 * Math.sqrt(3) };
/** As phones have it: the longer side of the picture spans about 63 degrees. */
const FOCAL_LENGTH = 0.82;

type Row = readonly [number, number, number, number];

export function aimCamera(pose: Pose): Camera {
  let distance = 12;
  for (let round = 0; round < 4; round++) {
    const { left, right, top, bottom } = extent(cornersOf(matrixOf(pose, distance, { x: 0, y: 0 })));
    distance *= Math.max((right - left) / pose.width, (bottom - top) / pose.height) / pose.share;
  }
  const { left, right, top, bottom } = extent(cornersOf(matrixOf(pose, distance, { x: 0, y: 0 })));
  const spare = { x: (pose.width - (right - left)) / 2, y: (pose.height - (bottom - top)) / 2 };
  const matrix = matrixOf(pose, distance, {
    x: pose.width / 2 - (left + right) / 2 + pose.offset.x * spare.x,
    y: pose.height / 2 - (top + bottom) / 2 + pose.offset.y * spare.y,
  });
  return { homographyAt: (height) => planeOf(matrix, height), corners: cornersOf(matrix) };
}

/** The three rows that take a point (x, y, height, 1) of the room to the picture. */
function matrixOf(pose: Pose, distance: number, centre: Point): readonly [Row, Row, Row] {
  const { tilt, towards, turn } = pose;
  const focal = FOCAL_LENGTH * Math.max(pose.width, pose.height);
  // The camera stands at the end of `sight`, and looks back along it; heights count upwards, the picture's y downwards.
  const sight = [
    Math.sin(tilt) * Math.cos(towards),
    Math.sin(tilt) * Math.sin(towards),
    Math.cos(tilt),
  ] as const;
  const forward = [-sight[0], -sight[1], -sight[2]] as const;
  const across = normalised(cross(forward, [0, 1, 0]));
  const down = cross(across, forward);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const right = across.map((value, axis) => cos * value + sin * down[axis]!);
  const below = across.map((value, axis) => cos * down[axis]! - sin * value);
  const eye = [MIDDLE.x + distance * sight[0], MIDDLE.y + distance * sight[1], distance * sight[2]];
  const row = (axis: readonly number[]): Row => [axis[0]!, axis[1]!, axis[2]!, -dot(axis, eye)];
  const depth = row(forward);
  const seen = (axis: readonly number[], middle: number): Row => {
    const plain = row(axis);
    return [0, 1, 2, 3].map((column) => focal * plain[column]! + middle * depth[column]!) as unknown as Row;
  };
  return [seen(right, centre.x), seen(below, centre.y), depth];
}

function planeOf(matrix: readonly [Row, Row, Row], height: number): Homography {
  return matrix.flatMap(([x, y, z, one]) => [x, y, z * height + one]) as unknown as Homography;
}

function cornersOf(matrix: readonly [Row, Row, Row]): Corners {
  const board = planeOf(matrix, 0);
  return CORNER_NAMES.map((name) =>
    applyHomography(board, boardPointOf(spaceNamed(name)!)),
  ) as unknown as Corners;
}

/** What the reef takes of the picture. */
function extent(corners: Corners): { left: number; right: number; top: number; bottom: number } {
  const points = Array.from({ length: SPACE_COUNT }, (_, space) => spaceOutline(corners, space)).flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

function cross(a: readonly number[], b: readonly number[]): readonly number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

function normalised(a: readonly number[]): readonly number[] {
  const length = Math.sqrt(dot(a, a));
  return a.map((value) => value / length);
}
