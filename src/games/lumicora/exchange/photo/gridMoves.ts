/** A grid set by hand in few touches: along the honeycomb on which it lies, or as a whole. */

import { spaceNamed, SPACE_COUNT } from '../../rules/boards';
import { applyHomography, boardPointOf, homographyOf, isSound, ROW_HEIGHT } from './homography';
import type { Corners, Point } from './model';

const CORNERS: readonly Point[] = ['a1', 'a5', 'g5', 'g1'].map((name) => boardPointOf(spaceNamed(name)!));
/** Turning around a space keeps the honeycomb where it is; turning around the middle of the board would not. */
const PIVOT = boardPointOf(spaceNamed('d4')!);

/** From a space to the six around it. */
const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: ROW_HEIGHT },
  { x: -0.5, y: ROW_HEIGHT },
  { x: -1, y: 0 },
  { x: -0.5, y: -ROW_HEIGHT },
  { x: 0.5, y: -ROW_HEIGHT },
];

/** By a sixth of a turn, as it is seen: the honeycomb looks the same, only the outline lies another way. */
export function turnedBySixth(corners: Corners): Corners {
  const [cos, sin] = [0.5, Math.sqrt(3) / 2];
  return movedOnBoard(corners, ({ x, y }) => {
    const [dx, dy] = [x - PIVOT.x, y - PIVOT.y];
    return { x: PIVOT.x + cos * dx - sin * dy, y: PIVOT.y + sin * dx + cos * dy };
  });
}

/** By one space along the honeycomb, the way that is seen nearest to the given one. */
export function movedBySpace(corners: Corners, way: Point): Corners {
  const homography = homographyOf(corners);
  const middle = boardPointOf(SPACE_COUNT / 2);
  const from = applyHomography(homography, middle);
  const along = (step: Point): number => {
    const to = applyHomography(homography, { x: middle.x + step.x, y: middle.y + step.y });
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return (dx * way.x + dy * way.y) / Math.hypot(dx, dy);
  };
  const best = STEPS.reduce((a, b) => (along(b) > along(a) + 1e-9 ? b : a));
  return movedOnBoard(corners, ({ x, y }) => ({ x: x + best.x, y: y + best.y }));
}

/** A ring dragged less far, in widths of a space, is put right by itself. */
const NEAR = 0.6;

/**
 * One corner is dragged to a point of the picture: where that is another space of the honeycomb, the whole grid follows
 * by as many spaces; a short drag moves this corner alone.
 */
export function reseated(corners: Corners, corner: number, to: Point): Corners {
  const homography = homographyOf(corners);
  const own = CORNERS[corner]!;
  const target = pointOnBoard(corners, to);
  const wanted = { x: target.x - own.x, y: target.y - own.y };
  if (Math.hypot(wanted.x, wanted.y) < NEAR) return withCorner(corners, corner, to);
  const row = Math.round(wanted.y / ROW_HEIGHT);
  const shift = { x: Math.round(wanted.x - row / 2) + row / 2, y: row * ROW_HEIGHT };
  const [a1, a5, g5, g1] = CORNERS.map(({ x, y }) =>
    applyHomography(homography, { x: x + shift.x, y: y + shift.y }),
  );
  const moved: Corners = [a1!, a5!, g5!, g1!];
  return isSound(moved) ? moved : withCorner(corners, corner, to);
}

export function withCorner(corners: Corners, corner: number, to: Point): Corners {
  const [a1, a5, g5, g1] = corners.map((point, index) => (index === corner ? to : point));
  return [a1!, a5!, g5!, g1!];
}

/** Two fingers, or one of them alone: where they were and where they are, in pixels of the picture. */
export interface Pinch {
  readonly from: readonly [Point, Point];
  readonly to: readonly [Point, Point];
}

/** The whole grid moved, turned and made larger as two fingers went. */
export function pinched(corners: Corners, { from, to }: Pinch): Corners {
  const [before, after] = [between(from), between(to)];
  const squared = before.x ** 2 + before.y ** 2;
  const [cos, sin] =
    squared === 0
      ? [1, 0]
      : [
          (before.x * after.x + before.y * after.y) / squared,
          (before.x * after.y - before.y * after.x) / squared,
        ];
  const at = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - from[0].x, y - from[0].y];
    return { x: to[0].x + cos * dx - sin * dy, y: to[0].y + sin * dx + cos * dy };
  };
  const [a1, a5, g5, g1] = corners;
  const moved: Corners = [at(a1), at(a5), at(g5), at(g1)];
  return isSound(moved) ? moved : corners;
}

function between([a, b]: readonly [Point, Point]): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** The corners themselves where no camera could see a board lying so. */
function movedOnBoard(corners: Corners, move: (point: Point) => Point): Corners {
  if (!isSound(corners)) return corners;
  const homography = homographyOf(corners);
  const [a1, a5, g5, g1] = CORNERS.map((point) => applyHomography(homography, move(point)));
  const moved: Corners = [a1!, a5!, g5!, g1!];
  return isSound(moved) ? moved : corners;
}

/** The point of the board's plane that is seen at a point of the picture. */
function pointOnBoard(corners: Corners, { x: px, y: py }: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = homographyOf(corners);
  // (a - px g) x + (b - px h) y = px i - c, and the same for y.
  const [m, n, s] = [a - px * g, b - px * h, px * i - c];
  const [k, l, t] = [d - py * g, e - py * h, py * i - f];
  const area = m * l - n * k;
  return { x: (s * l - n * t) / area, y: (m * t - s * k) / area };
}
