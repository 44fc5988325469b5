/** Snaps handles that somebody dragged to the grid nearby. */

import { spaceNamed } from '../../rules/boards';
import type { Space } from '../../rules/model';

import { edgeFieldOf } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import { BOARD_LINES, INNER_LINES } from './gridLines';
import { cornersOf, movedPose, poseOf } from './gridPose';
import { isSound, spaceMiddles } from './homography';
import type { Corners, Pixels, Point } from './model';
import { LONG_EDGE, shrink } from './smallPicture';

/** How far a handle may move, in widths of a space. */
const FARTHEST = 0.5;
/** Chance alone agrees nearly as well as this. */
const LEAST = 0.08;

/** Where the fit starts, in widths of a space from the handles: they may all be off to one side. */
const STARTS = [
  [0, 0],
  [0.25, 0],
  [-0.25, 0],
  [0.13, 0.22],
  [-0.13, 0.22],
  [0.13, -0.22],
  [-0.13, -0.22],
] as const;

/** The corners themselves where nothing near agrees better. No corner moves by more than half a space. */
export function refineCorners(pixels: Pixels, corners: Corners): Corners {
  if (!isSound(corners)) return corners;
  const picture = shrink(pixels, LONG_EDGE);
  const field = edgeFieldOf(picture);
  const start = poseOf(corners, picture);
  let best = corners;
  let most = Math.max(LEAST, agreement(field, start, BOARD_LINES));
  for (const [u, v] of STARTS) {
    const inner = fitRounds(field, movedPose(start, 0, u, v), INNER_LINES, 0.25, 'affine', 3);
    const pose = inner && fitRounds(field, inner, BOARD_LINES, 0.22, 'perspective', 4);
    if (pose === null) continue;
    const score = agreement(field, pose, BOARD_LINES);
    const found = cornersOf(pose, picture);
    if (score > most && isSound(found) && areNear(found, corners)) {
      best = found;
      most = score;
    }
  }
  return best;
}

/** Each corner's space, and the one next to it in its row. */
const IN_ROW = [
  [spaceNamed('a1'), spaceNamed('a2')],
  [spaceNamed('a5'), spaceNamed('a4')],
  [spaceNamed('g5'), spaceNamed('g4')],
  [spaceNamed('g1'), spaceNamed('g2')],
] as readonly (readonly [Space, Space])[];

function areNear(found: Corners, corners: Corners): boolean {
  const middles = spaceMiddles(corners);
  return IN_ROW.every(([corner, next], index) => {
    const width = distance(middles[corner]!, middles[next]!);
    return distance(found[index]!, corners[index]!) <= FARTHEST * width;
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
