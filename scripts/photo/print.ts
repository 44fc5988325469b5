/**
 * Prints of the game that nobody printed: every one with colors, lines, margins and ornaments of its own, so that a
 * reader which fits one of them only is found out. A print paints single points, as light, in widths of a space.
 */

import { boardPointOf } from '@/games/lumicora/exchange/photo/homography';
import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { Color, Space } from '@/games/lumicora/rules/model';
import type { Rng } from '@/kit/rng';

import { between, pickShade, type Light } from '../../__tests__/support/photo/color';
import { distance, step } from '../../__tests__/support/photo/curves';
import { pickInks, type Inks } from '../../__tests__/support/photo/inks';
import { cover, dim, fill, type Paint } from '../../__tests__/support/photo/paint';
import { depthInHexagon, type PlacedHalf } from '../../__tests__/support/photo/reefPlan';
import { isOnAnimal, isOnDigit } from '../../__tests__/support/photo/shapes';
import { branchesAt, cloudsAt, specklesAt } from '../../__tests__/support/photo/texture';

interface Ornament {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly light: Light;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  /** Something round lies on it. */
  readonly isTaken: boolean;
}

export interface Print {
  readonly inks: Inks;
  readonly edge: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly rounding: number;
  /** Water flows on around the spaces, or the board has a ground of its own. */
  readonly flowsOn: boolean;
  readonly line: {
    readonly light: Light;
    readonly strength: number;
    readonly half: number;
    readonly inset: number;
  };
  /** Of the frame around everything: how far inside the edge; null for none. */
  readonly frame: number | null;
  readonly caustics: number;
  readonly wavelets: number;
  readonly title: {
    readonly y: number;
    readonly half: number;
    readonly height: number;
    readonly light: Light;
  } | null;
  readonly rings: readonly Ring[];
  readonly ornaments: readonly Ornament[];
  readonly penalty: { readonly disc: Light; readonly digit: Light } | null;
  /** The cut or printed rim of a Lumino. */
  readonly rim: { readonly light: Light; readonly strength: number; readonly half: number };
  readonly gap: number;
  readonly wall: Light;
  readonly pattern: 'branches' | 'clouds' | 'dots' | 'plain';
}

const WHITE: Light = [0.85, 0.85, 0.82];
const DARK: Light = [0.03, 0.04, 0.06];
const PATTERNS = ['branches', 'clouds', 'dots', 'plain'] as const;

export function pickPrint(rng: Rng): Print {
  const inks = pickInks(rng);
  const [side, above, below] = [between(rng, 0.75, 2.4), between(rng, 0.85, 1.9), between(rng, 0.85, 1.9)];
  const edge = { left: -0.5 - side, top: -0.5 - above, right: 7.5 + side, bottom: 5.7 + below };
  const hasTitle = rng.int(4) > 0;
  const isLight = rng.int(4) > 0;
  return {
    inks,
    edge,
    rounding: between(rng, 0, 0.35),
    flowsOn: rng.int(4) > 0,
    line: {
      light: isLight ? WHITE : DARK,
      strength: between(rng, 0.25, 0.95),
      half: between(rng, 0.008, 0.024),
      inset: rng.pick([0, 0, 0.02, 0.045]),
    },
    frame: rng.int(3) > 0 ? between(rng, 0.08, 0.3) : null,
    caustics: rng.pick([0, between(rng, 0.05, 0.35)]),
    wavelets: rng.pick([0, between(rng, 0.2, 0.8)]),
    title: hasTitle
      ? {
          y: edge.top + above * 0.42,
          half: between(rng, 1, 2.2),
          height: between(rng, 0.2, 0.34),
          light: rng.pick([WHITE, DARK, pickAny(rng)]),
        }
      : null,
    rings: pickRings(rng, edge.bottom - Math.min(0.5, below * 0.4)),
    ornaments: pickOrnaments(rng, edge),
    penalty:
      rng.int(2) === 0
        ? {
            disc: pickShade(rng, [
              [345, 375],
              [0.7, 0.9],
              [0.5, 0.85],
            ]),
            digit: WHITE,
          }
        : null,
    rim: {
      light: rng.pick([WHITE, WHITE, DARK]),
      strength: rng.pick([0, 0.6, 0.95]),
      half: between(rng, 0.012, 0.035),
    },
    gap: between(rng, 0.006, 0.02),
    wall: pickShade(rng, [
      [25, 45],
      [0.05, 0.35],
      [0.45, 0.85],
    ]),
    pattern: rng.pick(PATTERNS),
  };
}

function pickAny(rng: Rng): Light {
  return pickShade(rng, [
    [0, 360],
    [0.1, 0.8],
    [0.4, 0.95],
  ]);
}

function pickRings(rng: Rng, y: number): readonly Ring[] {
  if (rng.int(3) === 0) return [];
  const apart = between(rng, 0.38, 0.6);
  const from = 3.5 - apart * between(rng, 2, 7);
  const taken = rng.int(11);
  return Array.from({ length: 10 }, (_, index) => ({ x: from + index * apart, y, isTaken: index < taken }));
}

function pickOrnaments(rng: Rng, { left, top, right, bottom }: Print['edge']): readonly Ornament[] {
  return Array.from({ length: rng.int(24) }, () => ({
    x: between(rng, left, right),
    y: between(rng, top, bottom),
    size: between(rng, 0.08, 0.26),
    turn: between(rng, 0, 2 * Math.PI),
    light: pickAny(rng),
  })).filter(({ x, y }) => distance((x - 3.5) / 4.6, (y - 2.6) / 3.7) > 1);
}

/** How far inside the board's rounded edge a point lies; negative on the table. */
export function depthInPrint({ edge, rounding }: Print, x: number, y: number): number {
  const dx = Math.min(x - edge.left, edge.right - x);
  const dy = Math.min(y - edge.top, edge.bottom - y);
  if (dx > rounding || dy > rounding) return Math.min(dx, dy);
  return rounding - distance(rounding - dx, rounding - dy);
}

/** The board beside its spaces. */
export function paintMargin(paint: Paint, print: Print, x: number, y: number): void {
  const { inks, frame, title, flowsOn } = print;
  if (flowsOn) paintWater(paint, print, x, y);
  else fill(paint, inks.board, 0.8 + 0.5 * cloudsAt(x * 0.12, y * 0.12));
  for (const { x: at, y: level, size, turn, light } of print.ornaments) {
    const [dx, dy] = [x - at, y - level];
    if (dx * dx + dy * dy > 4 * size * size) continue;
    const u = Math.cos(turn) * dx + Math.sin(turn) * dy;
    const v = Math.cos(turn) * dy - Math.sin(turn) * dx;
    if ((u / size) ** 2 + (v / (0.4 * size)) ** 2 < 1) cover(paint, light, 0.85);
  }
  for (const ring of print.rings) paintRing(paint, print, ring, x, y);
  if (title !== null && Math.abs(x - 3.5) < title.half && Math.abs(y - title.y) < title.height / 2) {
    const letter = (x - 3.5) / (title.height * 0.9);
    const inLetter = letter - Math.floor(letter);
    const isStroke =
      inLetter > 0.2 &&
      isOnDigit(2 + (Math.abs(Math.floor(letter)) % 5), inLetter - 0.6, (y - title.y) / title.height, 1);
    if (isStroke) cover(paint, title.light, 0.9);
  }
  const depth = depthInPrint(print, x, y);
  if (frame !== null && Math.abs(depth - frame) < 0.02) cover(paint, WHITE, 0.7);
}

function paintRing(paint: Paint, { inks, line }: Print, ring: Ring, x: number, y: number): void {
  const away = distance(x - ring.x, y - ring.y);
  if (away > 0.22) return;
  if (ring.isTaken) fill(paint, inks.limestone, 1.1);
  else if (away > 0.17) cover(paint, line.light, 0.8);
  else dim(paint, 0.8);
}

/** A printed space. */
export function paintSpace(
  paint: Paint,
  print: Print,
  board: ReefBoard,
  space: Space,
  x: number,
  y: number,
): void {
  const { line, penalty } = print;
  const middle = boardPointOf(space);
  const [u, v] = [x - middle.x, y - middle.y];
  const terrain = board.terrain[space]!;
  const depth = depthInHexagon(u, v);
  if (depth < line.inset) return paintMargin(paint, print, x, y);
  if (terrain === 'water' || terrain === 'start') paintWater(paint, print, x, y, space);
  else paintStone(paint, print, x, y);
  if (typeof terrain === 'number') {
    if (penalty !== null && distance(u, v) < 0.2) fill(paint, penalty.disc);
    const isMinus = Math.abs(v) < 0.025 && u > -0.14 && u < -0.05;
    if (isMinus || isOnDigit(-terrain, u - 0.05, v, 0.22)) cover(paint, penalty?.digit ?? DARK, 0.9);
  }
  const off = Math.abs(depth - line.inset) / line.half;
  if (off < 1) cover(paint, line.light, line.strength);
}

function paintWater(
  paint: Paint,
  { inks, caustics, wavelets }: Print,
  x: number,
  y: number,
  space?: Space,
): void {
  const cloud = cloudsAt(x * 0.09, y * 0.09);
  const fine = cloudsAt(x * 0.31 + 0.4, y * 0.31);
  fill(paint, inks.water, 0.5 + 0.7 * cloud + 0.35 * fine);
  if (caustics > 0) {
    const web = branchesAt(x * 0.11, y * 0.11);
    for (let channel = 0; channel < 3; channel++) paint[channel]! += caustics * 0.25 * web * web;
  }
  if (wavelets > 0 && space !== undefined && space % 3 !== 1) {
    const middle = boardPointOf(space);
    const [u, v] = [x - middle.x, y - middle.y];
    const wave = v + 0.03 * Math.sin(u * 40);
    const isWave = Math.abs(u) < 0.16 && [-0.1, 0, 0.1].some((at) => Math.abs(wave - at) < 0.014);
    if (isWave) cover(paint, WHITE, wavelets);
  }
}

function paintStone(paint: Paint, { inks }: Print, x: number, y: number): void {
  const speckle = specklesAt(x * 0.3, y * 0.3);
  fill(paint, inks.limestone, 0.75 + 0.5 * cloudsAt(x * 0.2, y * 0.2));
  if (branchesAt(x * 0.17 + 0.3, y * 0.17) > 0.8) dim(paint, 0.6);
  else if (speckle > 0.62) dim(paint, 0.8);
}

/** The face of a Lumino's half; false where the point lies beside it, in the gap to the next. */
export function paintFace(paint: Paint, print: Print, placed: PlacedHalf, x: number, y: number): boolean {
  const { middle, direction, lumino, half } = placed;
  const [dx, dy] = [x - middle.x, y - middle.y];
  const u = direction.x * dx + direction.y * dy;
  const v = direction.x * dy - direction.y * dx;
  const depth = u > 0 ? 0.5 - (u * 0.5 + Math.abs(v) * 0.866) : depthInHexagon(u, v);
  if (depth < print.gap) return false;
  paintCoral(paint, print, lumino.colors[half], placed, x, y);
  paintSymbol(paint, print, placed, u, v);
  const { rim } = print;
  const off = (depth - print.gap) / (2 * rim.half);
  if (off < 1) cover(paint, rim.light, rim.strength * step(1, 0.6, off));
  return true;
}

function paintCoral(
  paint: Paint,
  { inks, pattern }: Print,
  color: Color,
  placed: PlacedHalf,
  x: number,
  y: number,
): void {
  const { cut, grain, tone } = placed;
  const u = (grain.x * x + grain.y * y) * inks.fineness + cut.x;
  const v = (grain.x * y - grain.y * x) * inks.fineness + cut.y;
  const cloud = cloudsAt(u * 2.3, v * 2.3) - 0.5;
  const branch =
    pattern === 'branches'
      ? branchesAt(u, v)
      : pattern === 'clouds'
        ? step(0.45, 0.55, cloudsAt(u * 3, v * 3))
        : pattern === 'dots'
          ? step(0.5, 0.6, specklesAt(u * 0.9, v * 0.9))
          : 0.5;
  fill(paint, inks.coral[color], tone + inks.contrast * (1.6 * branch - 0.8) + 0.4 * cloud);
  const gleam = 0.1 * inks.contrast * branch;
  for (let channel = 0; channel < 3; channel++) paint[channel]! += gleam;
}

function paintSymbol(
  paint: Paint,
  { inks }: Print,
  { lumino, half }: PlacedHalf,
  u: number,
  v: number,
): void {
  const symbol = lumino.symbols[half];
  if (symbol === null) return;
  const x = u + inks.badgeOffset;
  if (typeof symbol === 'number') {
    const away = distance(x, v) / inks.badgeSize;
    if (away > 1.12) return;
    if (away > 1) dim(paint, 0.45);
    else fill(paint, isOnDigit(symbol, x, v, inks.badgeSize * 1.2) ? inks.digit : inks.badge);
  } else if (isOnAnimal(symbol, x, v, inks.animalSize * 0.8)) fill(paint, inks.animals[symbol]);
}
