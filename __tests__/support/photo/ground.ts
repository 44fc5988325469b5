/** The printed board below the Luminos: its spaces, and the picture around them. */

import { boardPointOf } from '@/games/lumicora/exchange/photo/homography';
import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import type { Rng } from '@/kit/rng';

import { between, type Light } from './color';
import { distance, step } from './curves';
import type { Inks } from './inks';
import { cover, dim, fill, type Paint } from './paint';
import { depthInHexagon } from './reefPlan';
import { isOnDigit } from './shapes';
import { cloudsAt, specklesAt } from './texture';

const INK: Light = [0.02, 0.03, 0.04];

export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Printed rings beside the reef, for markers. */
  readonly rings: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** A board with margins of its own, and room for markers on the widest of them. */
export function pickSheet(rng: Rng): Sheet {
  const sheet = {
    left: -0.7 - between(rng, 0, 0.8),
    top: -0.8 - between(rng, 0, 0.8),
    right: 7.7 + between(rng, 0, 0.8),
    bottom: 6 + between(rng, 0, 0.8),
  };
  const count = rng.int(6);
  const rings = Array.from({ length: count }, (_, index) => ({
    x: sheet.left + 0.45 + index * 0.32,
    y: sheet.bottom - 0.4,
    radius: 0.13,
  }));
  return { ...sheet, rings: rings.filter(({ x }) => x < 1.2) };
}

/** How far inside the board's edge a point lies; negative on the table. */
export function depthInSheet({ left, top, right, bottom }: Sheet, x: number, y: number): number {
  return Math.min(x - left, right - x, y - top, bottom - y);
}

export function paintSheet(paint: Paint, inks: Inks, sheet: Sheet, x: number, y: number): void {
  fill(paint, inks.board, 0.8 + 0.5 * cloudsAt(x * 0.12, y * 0.12));
  if (cloudsAt(x * 0.05 + 0.3, y * 0.05) > 0.6) dim(paint, 0.85);
  for (const ring of sheet.rings) {
    const away = Math.abs(distance(x - ring.x, y - ring.y) - ring.radius);
    if (away < 0.025) cover(paint, inks.limestone, 0.7);
  }
  const depth = depthInSheet(sheet, x, y);
  if (depth < 0.06) cover(paint, [0.35, 0.33, 0.3], 0.5);
}

export function paintGround(
  paint: Paint,
  inks: Inks,
  board: ReefBoard,
  space: Space,
  x: number,
  y: number,
): void {
  const middle = boardPointOf(space);
  const u = x - middle.x;
  const v = y - middle.y;
  const terrain = board.terrain[space]!;
  if (terrain === 'water') paintWater(paint, inks, x, y);
  else if (terrain === 'start') paintStart(paint, inks, u, v, x, y);
  else paintLimestone(paint, inks, x, y);
  if (typeof terrain === 'number') paintPenalty(paint, -terrain, u, v);
  const depth = depthInHexagon(u, v);
  if (depth < inks.line * 2) cover(paint, INK, 0.8 * step(inks.line * 2, inks.line, depth));
}

function paintWater(paint: Paint, inks: Inks, x: number, y: number): void {
  const cloud = cloudsAt(x * 0.15, y * 0.15);
  const wave = Math.sin(2 * Math.PI * (inks.waves * (y + 0.12 * Math.sin(5 * x)) + 2 * cloud));
  fill(paint, inks.water, 0.75 + 0.5 * cloud + inks.swell * Math.max(0, wave));
}

function paintLimestone(paint: Paint, inks: Inks, x: number, y: number): void {
  const speckle = specklesAt(x * 0.4, y * 0.4);
  fill(paint, inks.limestone, 0.8 + 0.4 * cloudsAt(x * 0.2, y * 0.2));
  if (speckle > 0.62) dim(paint, 0.7);
  else if (speckle < 0.3) dim(paint, 1.12);
}

function paintStart(paint: Paint, inks: Inks, u: number, v: number, x: number, y: number): void {
  paintWater(paint, inks, x, y);
  const away = distance(u, v);
  if (away < 0.34) cover(paint, inks.start, away > 0.28 || Math.abs(u) < 0.06 ? 0.9 : 0.55);
}

function paintPenalty(paint: Paint, penalty: number, u: number, v: number): void {
  const isMinus = Math.abs(v) < 0.03 && u > -0.22 && u < -0.08;
  if (isMinus || isOnDigit(penalty, u - 0.06, v, 0.3)) cover(paint, INK, 0.9);
}
