/** The printed cardboard of a Lumino: branches of coral, a number in a badge or an animal, a worn edge. */

import type { Light } from './color';
import { step } from './curves';
import type { Inks } from './inks';
import { dim, fill, type Paint } from './paint';
import { depthInHexagon, type PlacedHalf } from './reefPlan';
import { isOnAnimal, isOnDigit } from './shapes';
import { branchesAt, cloudsAt } from './texture';

const GAP = 0.018;
const RIM = 0.03;
const ROUNDING = 0.535;
const GAP_LIGHT: Light = [0.02, 0.018, 0.016];
const CARDBOARD: Light = [0.3, 0.26, 0.2];

export function paintHalf(paint: Paint, inks: Inks, placed: PlacedHalf, x: number, y: number): void {
  const { middle, direction } = placed;
  const dx = x - middle.x;
  const dy = y - middle.y;
  // Around the middle of the half, the other half to the right.
  const u = direction.x * dx + direction.y * dy;
  const v = direction.x * dy - direction.y * dx;
  const depth = u > 0 ? 0.5 - (u * 0.5 + Math.abs(v) * 0.866) : depthInHexagon(u, v);
  if (depth < GAP || (u < 0 && u * u + v * v > ROUNDING * ROUNDING)) {
    fill(paint, GAP_LIGHT);
    return;
  }
  paintCoral(paint, inks, placed, x, y);
  paintSymbol(paint, inks, placed, u, v);
  if (depth < GAP + RIM) dim(paint, 0.62 + 0.38 * step(GAP, GAP + RIM, depth));
}

function paintCoral(paint: Paint, inks: Inks, placed: PlacedHalf, x: number, y: number): void {
  const { lumino, half, cut, grain, tone } = placed;
  const u = (grain.x * x + grain.y * y) * inks.fineness + cut.x;
  const v = (grain.x * y - grain.y * x) * inks.fineness + cut.y;
  const branch = branchesAt(u, v);
  const cloud = cloudsAt(u * 2.3, v * 2.3);
  fill(
    paint,
    inks.coral[lumino.colors[half]],
    tone + inks.contrast * (1.5 * branch - 0.75) + 0.5 * (cloud - 0.5),
  );
  const gleam = 0.07 * inks.contrast * branch;
  paint[0]! += gleam;
  paint[1]! += gleam;
  paint[2]! += gleam;
}

function paintSymbol(paint: Paint, inks: Inks, { lumino, half }: PlacedHalf, u: number, v: number): void {
  const symbol = lumino.symbols[half];
  if (symbol === null) return;
  const x = u + inks.badgeOffset;
  if (typeof symbol === 'number') {
    const distance = Math.sqrt(x * x + v * v) / inks.badgeSize;
    if (distance > 1.12) return;
    if (distance > 1) dim(paint, 0.45);
    else if (isOnDigit(symbol, x, v, inks.badgeSize * 1.3)) fill(paint, inks.digit);
    else fill(paint, inks.badge);
  } else if (isOnAnimal(symbol, x, v, inks.animalSize)) {
    fill(paint, inks.animals[symbol], 0.8 + 0.4 * cloudsAt(x * 0.5, v * 0.5));
  } else if (isOnAnimal(symbol, x, v, inks.animalSize * 1.13)) {
    dim(paint, 0.6);
  }
}

/** The side of a pile of Luminos. */
export function paintWall(paint: Paint): void {
  fill(paint, CARDBOARD);
}
