/** How well the lines of a board agree with the edges of a picture, and a step towards agreeing better. */

import { edgeAt, type EdgeField } from './edgeField';
import { type GridLines, type GridPose, isInFront } from './gridLines';
import { leastSquares } from './leastSquares';

/** Inside of a space, this far from a line in widths of a space, no edge runs along with it. */
export const BESIDE = 0.24;

/** Which of the eight numbers of a pose a fit may change: all, or only those of a camera far away. */
type Freedom = 'affine' | 'perspective';

/** How a place on a line is seen. One for all places, as a picture asks for thousands. */
const seen = { x: 0, y: 0, depth: 1, nx: 0, ny: 0, acrossX: 0, acrossY: 0 };

/** Sets `seen`: where, the direction square to the line on the picture, and the step across the line by a width. */
function look(pose: GridPose, lines: GridLines, place: number): void {
  const u = lines.u[place]!;
  const v = lines.v[place]!;
  const du = lines.du[place]!;
  const dv = lines.dv[place]!;
  const p0 = pose[0]!;
  const p1 = pose[1]!;
  const p3 = pose[3]!;
  const p4 = pose[4]!;
  const p6 = pose[6]!;
  const p7 = pose[7]!;
  const depth = 1 / (p6 * u + p7 * v + 1);
  const x = (p0 * u + p1 * v + pose[2]!) * depth;
  const y = (p3 * u + p4 * v + pose[5]!) * depth;
  const along = p6 * du + p7 * dv;
  const alongX = p0 * du + p1 * dv - x * along;
  const alongY = p3 * du + p4 * dv - y * along;
  const length = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
  const across = p7 * du - p6 * dv;
  seen.x = x;
  seen.y = y;
  seen.depth = depth;
  seen.nx = -alongY / length;
  seen.ny = alongX / length;
  seen.acrossX = (p1 * du - p0 * dv - x * across) * depth;
  seen.acrossY = (p4 * du - p3 * dv - y * across) * depth;
}

/** The mean by which edges on the lines are plainer than beside them: about 0 by chance, never quite 1. */
export function agreement(field: EdgeField, pose: GridPose, lines: GridLines): number {
  let sum = 0;
  for (let place = 0; place < lines.count; place++) {
    look(pose, lines, place);
    const { x, y, nx, ny } = seen;
    const bx = BESIDE * seen.acrossX;
    const by = BESIDE * seen.acrossY;
    const beside = edgeAt(field, x + bx, y + by, nx, ny) + edgeAt(field, x - bx, y - by, nx, ny);
    sum += edgeAt(field, x, y, nx, ny) - beside / 2;
  }
  return sum / lines.count;
}

/** How finely an edge is looked for on either side of its line: by the pixel, but not by more steps than this. */
const MOST_STEPS = 6;

/** Where the edge near a place is, in pixels across its line, and how plain it is. */
const near = { shift: 0, weight: 0 };

function findEdge(field: EdgeField, reach: number): void {
  const { x, y, nx, ny } = seen;
  const across = nx * seen.acrossX + ny * seen.acrossY;
  const far = across < 0 ? -reach * across : reach * across;
  const steps = far < MOST_STEPS ? (far | 0) + 1 : MOST_STEPS;
  let sum = 0;
  let shift = 0;
  for (let step = -steps; step <= steps; step++) {
    const t = (step / steps) * far;
    const edge = edgeAt(field, x + t * nx, y + t * ny, nx, ny);
    if (edge <= 0) continue;
    const weight = edge * edge * (1 - (step * step) / ((steps + 1) * (steps + 1)));
    sum += weight;
    shift += weight * t;
  }
  near.weight = sum / steps;
  near.shift = sum > 0 ? shift / sum : 0;
}

/**
 * Moves the pose to where the edges near its lines are, looking as far as `reach` widths of a space to both sides.
 * Null where the picture leaves the pose open.
 */
function fitStep(
  field: EdgeField,
  pose: GridPose,
  lines: GridLines,
  reach: number,
  freedom: Freedom,
): GridPose | null {
  const equations = leastSquares(freedom === 'affine' ? 6 : 8);
  const row = new Float64Array(8);
  for (let place = 0; place < lines.count; place++) {
    look(pose, lines, place);
    findEdge(field, reach);
    const u = lines.u[place]!;
    const v = lines.v[place]!;
    const nx = seen.nx * seen.depth;
    const ny = seen.ny * seen.depth;
    const towards = -(nx * seen.x + ny * seen.y);
    row[0] = nx * u;
    row[1] = nx * v;
    row[2] = nx;
    row[3] = ny * u;
    row[4] = ny * v;
    row[5] = ny;
    row[6] = towards * u;
    row[7] = towards * v;
    equations.add(row, near.shift, near.weight);
  }
  const change = equations.solve();
  if (change === null) return null;
  const moved = pose.map((value, index) => value + (change[index] ?? 0));
  return isInFront(moved) ? moved : null;
}

/** As many steps; null as soon as one leads nowhere. */
export function fitRounds(
  field: EdgeField,
  pose: GridPose,
  lines: GridLines,
  reach: number,
  freedom: Freedom,
  rounds: number,
): GridPose | null {
  let current: GridPose | null = pose;
  for (let round = 0; round < rounds && current !== null; round++) {
    current = fitStep(field, current, lines, reach, freedom);
  }
  return current;
}
