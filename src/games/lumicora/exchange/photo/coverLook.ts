/**
 * Whether a Lumino lies on a space, by everything but its color's name: a tile has a rim, a badge or an animal in its
 * middle and branches all over, while bare water looks like the board beside the spaces.
 */

import { NEIGHBORS, SPACE_CELLS } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { type GridPose, poseOf } from './gridLines';
import { boardPointOf, ROW_HEIGHT } from './homography';
import type { Corners, Point } from './model';
import { COVER_NET } from './netWeights';
import { LOOK_SIZE, lookAtSide, tellable } from './sideLook';
import { answerOf } from './smallNet';
import type { SmallPicture } from './smallPicture';

/** What is told of a space. */
export const COVER_SIZE = 36;

/** The look of a round patch: means and deviations of brightness and both colors, as shares of its brightness. */
interface PatchLook {
  readonly brightness: number;
  readonly redness: number;
  readonly greenness: number;
  readonly deviation: number;
  readonly colorDeviation: number;
}

const MIDDLE: Point = { x: 3.5, y: 3 * ROW_HEIGHT };

/** Cells around the board, one and two spaces beyond its outline. */
const BESIDE: readonly Point[] = (() => {
  const spaces = SPACE_CELLS.map((_, space) => boardPointOf(space));
  const found: Point[] = [];
  for (let row = -2; row <= 8; row++) {
    for (let x = -4; x <= 18; x++) {
      if ((row + x) % 2 === 0) continue;
      const point = { x: x / 2, y: row * ROW_HEIGHT };
      const nearest = Math.min(...spaces.map((space) => Math.hypot(space.x - point.x, space.y - point.y)));
      if (nearest > 0.5 && nearest < 1.2) found.push(point);
    }
  }
  return found;
})();

function ring(from: number, to: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt(from ** 2 + ((index + 0.5) / count) * (to ** 2 - from ** 2));
    const angle = index * 2.399963;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** Around the badge, the badge itself, and all of a space. */
const FACE = ring(0.24, 0.42, 48);
const CENTER = ring(0, 0.15, 24);

const NO_LOOK: PatchLook = { brightness: 0, redness: 0, greenness: 0, deviation: 0, colorDeviation: 0 };

/** No look says more than this, and it says less than it claims: neighbors share their mistakes. */
const LOUDEST = 4;
const TRUST = 0.6;

/** By space, the logarithm of how much likelier something lies there than not. */
export function coveredLogs(picture: SmallPicture, corners: Corners): readonly number[] {
  return coverLooks(picture, corners).map((look) =>
    look === null ? 0 : TRUST * Math.max(-LOUDEST, Math.min(LOUDEST, answerOf(COVER_NET, look))),
  );
}

/** What is told of each space; null of one beside the picture. */
export function coverLooks(picture: SmallPicture, corners: Corners): readonly (Float64Array | null)[] {
  const pose = poseOf(corners, picture);
  const faces = SPACE_CELLS.map((_, space) => patchAt(picture, pose, boardPointOf(space), FACE));
  const centers = SPACE_CELLS.map((_, space) => patchAt(picture, pose, boardPointOf(space), CENTER));
  const beside = BESIDE.flatMap((point) => {
    const look = patchAt(picture, pose, point, FACE);
    return look === null ? [] : [{ point, look }];
  });
  const seen = faces.flatMap((look) => (look === null ? [] : [look]));
  if (seen.length === 0) return faces.map(() => null);
  const typical = {
    brightness: middleOf(seen.map(({ brightness }) => brightness)),
    redness: middleOf(seen.map(({ redness }) => redness)),
    greenness: middleOf(seen.map(({ greenness }) => greenness)),
  };
  return faces.map((face, space) => {
    if (face === null) return null;
    const look = new Float64Array(COVER_SIZE);
    const center = centers[space] ?? face;
    let at = 0;
    look[at++] = Math.log(face.brightness / typical.brightness);
    look[at++] = face.redness - typical.redness;
    look[at++] = face.greenness - typical.greenness;
    look[at++] = face.redness;
    look[at++] = face.greenness;
    look[at++] = Math.log(face.deviation + 0.01);
    look[at++] = Math.log(face.colorDeviation + 0.01);
    look[at++] = Math.log(center.brightness / face.brightness);
    look[at++] = Math.hypot(center.redness, center.greenness) - Math.hypot(face.redness, face.greenness);
    look[at++] = Math.log(center.deviation + 0.01);
    at = tellBeside(look, at, boardPointOf(space), face, beside);
    at = tellNeighbors(
      look,
      at,
      face,
      NEIGHBORS[space]!.map((near) => faces[near] ?? null),
    );
    tellSides(look, at, picture, pose, space);
    return look;
  });
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

function patchAt(
  { width, height, channels }: SmallPicture,
  pose: GridPose,
  middle: Point,
  points: readonly Point[],
): PatchLook | null {
  const sums = [0, 0, 0, 0, 0, 0];
  for (const { x, y } of points) {
    const u = middle.x + x - MIDDLE.x;
    const v = middle.y + y - MIDDLE.y;
    const depth = 1 / (pose[6]! * u + pose[7]! * v + 1);
    const px = Math.floor((pose[0]! * u + pose[1]! * v + pose[2]!) * depth);
    const py = Math.floor((pose[3]! * u + pose[4]! * v + pose[5]!) * depth);
    if (!(px >= 0 && py >= 0 && px < width && py < height)) return null;
    for (let channel = 0; channel < 3; channel++) {
      const value = channels[channel]![py * width + px]!;
      sums[channel]! += value;
      sums[3 + channel]! += value * value;
    }
  }
  const count = points.length;
  const mean = (channel: number): number => sums[channel]! / count;
  const deviation = (channel: number): number =>
    Math.sqrt(Math.max(0, sums[3 + channel]! / count - mean(channel) ** 2));
  const brightness = mean(0) + 0.02;
  return {
    brightness,
    redness: mean(1) / brightness,
    greenness: mean(2) / brightness,
    deviation: deviation(0) / brightness,
    colorDeviation: Math.hypot(deviation(1), deviation(2)) / brightness,
  };
}

/** How much a patch looks like the board beside the spaces, near it and at its most alike. */
function tellBeside(
  look: Float64Array,
  at: number,
  here: Point,
  face: PatchLook,
  beside: readonly { readonly point: Point; readonly look: PatchLook }[],
): number {
  let [alike, brightnessOff, total, near, nearBrightness] = [1, 0, 1e-9, 0, 0];
  for (const { point, look: other } of beside) {
    const apart = Math.hypot(face.redness - other.redness, face.greenness - other.greenness);
    const off = Math.log(face.brightness / other.brightness);
    if (apart < alike) [alike, brightnessOff] = [apart, off];
    const weight = Math.exp(-((point.x - here.x) ** 2 + (point.y - here.y) ** 2) / 4);
    total += weight;
    near += weight * apart;
    nearBrightness += weight * off;
  }
  look[at++] = alike;
  look[at++] = brightnessOff;
  look[at++] = near / total;
  look[at++] = nearBrightness / total;
  return at;
}

function tellNeighbors(
  look: Float64Array,
  at: number,
  face: PatchLook,
  neighbors: readonly (PatchLook | null)[],
): number {
  const seen = neighbors.map((other) => other ?? NO_LOOK);
  const apart = seen.map(({ redness, greenness }) =>
    Math.hypot(face.redness - redness, face.greenness - greenness),
  );
  const deviations = seen.map(({ deviation }) => deviation);
  look[at++] = Math.min(...apart);
  look[at++] = Math.max(...apart);
  look[at++] = seen.length / 6;
  look[at++] = Math.log(face.deviation + 0.01) - Math.log(Math.min(...deviations) + 0.01);
  look[at++] = Math.log(face.deviation + 0.01) - Math.log(Math.max(...deviations) + 0.01);
  look[at++] = face.brightness;
  return at;
}

const SIDES = Array.from({ length: 6 }, (_, index) => {
  const angle = (index * Math.PI) / 3;
  return { u: Math.cos(angle) / 2, v: Math.sin(angle) / 2, du: -Math.sin(angle), dv: Math.cos(angle) };
});

/** Mean and most of what its six sides look like. */
function tellSides(
  look: Float64Array,
  from: number,
  picture: SmallPicture,
  pose: GridPose,
  space: Space,
): void {
  const { x, y } = boardPointOf(space);
  const side = new Float64Array(LOOK_SIZE);
  let count = 0;
  for (const { u, v, du, dv } of SIDES) {
    if (!lookAtSide(picture, pose, x - MIDDLE.x + u, y - MIDDLE.y + v, du, dv, side)) continue;
    count += 1;
    tellable(side).forEach((value, at) => {
      look[from + at]! += value;
      look[from + LOOK_SIZE + at] = count === 1 ? value : Math.max(look[from + LOOK_SIZE + at]!, value);
    });
  }
  if (count > 0) for (let at = 0; at < LOOK_SIZE; at++) look[from + at]! /= count;
}
