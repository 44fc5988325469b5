/** Looks for a honeycomb on a picture, of any size, turn and tilt, wherever it belongs on the board. */

import type { EdgeField } from './edgeField';
import { BESIDE } from './gridFit';
import { type GridPose, SPARSE_MIDDLE_LINES as LINES } from './gridLines';
import { ROW_HEIGHT } from './homography';
import type { Point } from './model';

export interface Lattice {
  readonly pose: GridPose;
  readonly score: number;
}

/** How much shorter than wide a board is seen, and the direction that keeps its length. */
export interface Tilt {
  readonly short: number;
  readonly angle: number;
}

export const FLAT_OR_TILTED: readonly Tilt[] = [
  { short: 1, angle: 0 },
  ...[0, 1, 2, 3].map((eighths) => ({ short: 0.8, angle: (eighths * Math.PI) / 4 })),
];

/** Widths of a space in shares of the picture's long edge, from small to large, each larger by a factor. */
const SMALLEST = 1 / 26;
const LARGEST = 1 / 7.5;
const FACTOR = 1.09;
/** Within a sixth of a turn, after which a honeycomb looks the same. */
const TURNS = 8;
/** From one space to the next, along both axes of the honeycomb. */
const PHASES = 4;

/** The plane's own axes u and v as steps on the picture: ux, vx, uy, vy. */
type Axes = readonly [number, number, number, number];

/** Every size, turn and tilt around each of the points with its best place, best first. */
export function* findLattices(
  field: EdgeField,
  points: readonly Point[],
  tilts: readonly Tilt[],
): Generator<number, readonly Lattice[]> {
  const longEdge = Math.max(field.width, field.height);
  const places = new Float64Array(LINES.count * PLACE_SIZE);
  const found: Lattice[] = [];
  for (let share = SMALLEST; share <= LARGEST; share *= FACTOR) {
    for (const tilt of tilts) {
      for (let turn = 0; turn < TURNS; turn++) {
        const axes = axesOf(share * longEdge, (turn * Math.PI) / (3 * TURNS), tilt);
        setPlaces(places, axes);
        for (const point of points) found.push(bestPhase(field, places, axes, point));
      }
    }
    yield share / LARGEST;
  }
  return found.sort((a, b) => b.score - a.score);
}

function axesOf(size: number, turn: number, { short, angle }: Tilt): Axes {
  const cos = Math.cos(turn) * size;
  const sin = Math.sin(turn) * size;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const xx = c * c + short * s * s;
  const xy = (1 - short) * c * s;
  const yy = s * s + short * c * c;
  return [xx * cos + xy * sin, xy * cos - xx * sin, xy * cos + yy * sin, yy * cos - xy * sin];
}

function bestPhase(field: EdgeField, places: Float64Array, [a, b, c, d]: Axes, point: Point): Lattice {
  let best = -Infinity;
  let at = point;
  for (let i = 0; i < PHASES; i++) {
    for (let j = 0; j < PHASES; j++) {
      const v = j / PHASES - 0.5;
      const u = i / PHASES - 0.5 + v / 2;
      const x = point.x + a * u + b * v * ROW_HEIGHT;
      const y = point.y + c * u + d * v * ROW_HEIGHT;
      const score = scoreAt(field, places, x, y);
      if (score > best) {
        best = score;
        at = { x, y };
      }
    }
  }
  return { pose: Float64Array.of(a, b, at.x, c, d, at.y, 0, 0), score: best };
}

/** A place on a line as seen from the middle: x, y, the step beside the line, nx² - ny² and 2·nx·ny square to it. */
const PLACE_SIZE = 6;

function setPlaces(places: Float64Array, [a, b, c, d]: Axes): void {
  for (let i = 0, to = 0; i < LINES.count; i++, to += PLACE_SIZE) {
    const u = LINES.u[i]!;
    const v = LINES.v[i]!;
    const du = LINES.du[i]!;
    const dv = LINES.dv[i]!;
    const alongX = a * du + b * dv;
    const alongY = c * du + d * dv;
    const square = alongX * alongX + alongY * alongY;
    places[to] = a * u + b * v;
    places[to + 1] = c * u + d * v;
    places[to + 2] = BESIDE * (b * du - a * dv);
    places[to + 3] = BESIDE * (d * du - c * dv);
    places[to + 4] = (alongY * alongY - alongX * alongX) / square;
    places[to + 5] = (-2 * alongX * alongY) / square;
  }
}

/** As `agreement`, which knows perspective and takes several times as long. */
function scoreAt(field: EdgeField, places: Float64Array, x: number, y: number): number {
  const { width, height, upright, slanting } = field;
  let sum = 0;
  for (let at = 0; at < places.length; at += PLACE_SIZE) {
    for (let side = -1; side <= 1; side++) {
      const px = x + places[at]! + side * places[at + 2]!;
      const py = y + places[at + 1]! + side * places[at + 3]!;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const i = (py | 0) * width + (px | 0);
      const edge = places[at + 4]! * upright[i]! + places[at + 5]! * slanting[i]!;
      sum += side === 0 ? edge : -edge / 2;
    }
  }
  return sum / LINES.count;
}
