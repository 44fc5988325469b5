/** The first guess where the board lies on a photo, from the honeycomb that its spaces draw. */

import { spaceNamed } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { type FoundBoard, searchBoard, within } from './boardSearch';
import { edgeFieldOf } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import { BOARD_LINES, cornersOf, INNER_LINES, movedPose, poseOf } from './gridLines';
import { halfTurned, isSound, spaceMiddles } from './homography';
import { FLAT_OR_TILTED } from './latticeSearch';
import type { CornerGuess, Corners, Pixels, Point } from './model';
import { FINE_LONG_EDGE, LONG_EDGE, shrink } from './smallPicture';

/** Most people aim at the middle. A board fainter than this is also looked for around it, in shares of the picture. */
const FAINT = 1.6;
const AROUND = [
  { x: 0.35, y: 0.35 },
  { x: 0.65, y: 0.35 },
  { x: 0.35, y: 0.65 },
  { x: 0.65, y: 0.65 },
];

/** The score of what is no board, and of what must be one. */
const NO_BOARD = 0.45;
const CERTAIN = 1.8;
/** Nothing else on the honeycomb may come as near as this to be sure. */
const SURE_SCORE = 1.2;
const SURE_LEAD = 0.1;

/** All steps at once. */
export function guessCorners(pixels: Pixels): CornerGuess | null {
  const steps = guessSteps(pixels);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Yields how much is done, 0 to 1, so that a screen can stay live in between. Null for a picture of something else. */
export function* guessSteps(pixels: Pixels): Generator<number, CornerGuess | null> {
  const picture = shrink(pixels, LONG_EDGE);
  yield 0.03;
  const field = edgeFieldOf(picture);
  yield 0.06;
  const sizes = { field, fine: shrink(pixels, FINE_LONG_EDGE) };
  yield 0.1;
  const { width, height } = field;
  const aimed = yield* within(
    0.1,
    0.6,
    searchBoard(sizes, [{ x: width / 2, y: height / 2 }], FLAT_OR_TILTED),
  );
  if (aimed !== null && aimed.score > FAINT) return guessOf(aimed, cornersOf(aimed.pose, picture));
  const around = AROUND.map(({ x, y }) => ({ x: x * width, y: y * height }));
  const other = yield* within(0.6, 1, searchBoard(sizes, around, FLAT_OR_TILTED));
  const best = (other?.score ?? 0) > (aimed?.score ?? 0) ? other : aimed;
  return best && guessOf(best, cornersOf(best.pose, picture));
}

function guessOf({ score, lead }: FoundBoard, corners: Corners): CornerGuess | null {
  if (score <= NO_BOARD || !isSound(corners)) return null;
  return {
    corners: upright(corners),
    confidence: Math.min(1, (score - NO_BOARD) / (CERTAIN - NO_BOARD)),
    isSure: score > SURE_SCORE && lead > SURE_LEAD,
  };
}

/** Of the two ways round that look alike, the one with row a higher up, or to the left where rows run up and down. */
function upright(corners: Corners): Corners {
  const [a1, a5, g5, g1] = corners;
  const down = g1.y + g5.y - a1.y - a5.y;
  const right = g1.x + g5.x - a1.x - a5.x;
  const isUpright = Math.abs(down) > Math.abs(right) * 0.05 ? down > 0 : right > 0;
  return isUpright ? corners : halfTurned(corners);
}

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
