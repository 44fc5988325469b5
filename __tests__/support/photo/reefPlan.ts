/** Where everything lies on the table, before light and camera: which space a point belongs to and what is on top. */

import { boardPointOf, ROW_HEIGHT } from '@/games/lumicora/exchange/photo/homography';
import type { Point } from '@/games/lumicora/exchange/photo/model';
import { ROW_LENGTHS, SPACE_CELLS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import type { LaidLumino, Space } from '@/games/lumicora/rules/model';
import { surfaceOf, type Surface } from '@/games/lumicora/rules/surface';
import type { Rng } from '@/kit/rng';

import { between } from './color';

/** A piece as it was put down: never quite straight. Coordinates are those of the board's plane. */
export interface PlacedHalf {
  readonly lumino: LaidLumino;
  readonly half: 0 | 1;
  /** The middle of the half. */
  readonly middle: Point;
  /** Towards the other half, of length 1. */
  readonly direction: Point;
  /** Where in the endless texture of branches it was cut, and which way the branches run there. */
  readonly cut: Point;
  readonly grain: Point;
  /** How the light falls on it: no two lie equally flat. */
  readonly tone: number;
}

export interface ReefPlan {
  readonly surface: Surface;
  readonly highest: number;
  /** Height of a Lumino, in widths of a space. */
  readonly thickness: number;
  /** By space, what is visible on top. */
  readonly halves: readonly (PlacedHalf | null)[];
}

export function planReef(luminos: readonly LaidLumino[], rng: Rng): ReefPlan {
  const surface = surfaceOf(luminos);
  const places = luminos.map(() => ({
    shift: { x: between(rng, -0.02, 0.02), y: between(rng, -0.02, 0.02) },
    cut: { x: rng.next(), y: rng.next() },
    grain: unit(between(rng, 0, Math.PI)),
    tone: between(rng, 0.93, 1.07),
  }));
  const halves = Array.from({ length: SPACE_COUNT }, (_, space): PlacedHalf | null => {
    const index = surface.luminos[space]!;
    const lumino = luminos[index];
    if (lumino === undefined) return null;
    const half = lumino.on[0] === space ? 0 : 1;
    const here = boardPointOf(space);
    const there = boardPointOf(lumino.on[1 - half]!);
    const { shift, cut, grain, tone } = places[index]!;
    return {
      lumino,
      half,
      middle: { x: here.x + shift.x, y: here.y + shift.y },
      direction: { x: there.x - here.x, y: there.y - here.y },
      cut,
      grain,
      tone,
    };
  });
  const highest = surface.levels.reduce((a, b) => Math.max(a, b), 0);
  return { surface, highest, thickness: between(rng, 0.05, 0.1), halves };
}

function unit(angle: number): Point {
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const ROWS = ROW_LENGTHS.length;
const COLUMNS = 2 * Math.max(...ROW_LENGTHS) - 1;
const RISE = ROW_HEIGHT;
const SPACES_BY_CELL = new Int8Array(ROWS * COLUMNS).fill(-1);
SPACE_CELLS.forEach(({ row, x }, space) => {
  SPACES_BY_CELL[row * COLUMNS + x] = space;
});

/** The space a point of the board's plane lies in, or -1. */
export function spaceAt(x: number, y: number): Space {
  if (!isNearReef(x, y)) return -1;
  const upper = Math.floor(y / RISE);
  const upperColumn = nearestColumn(upper, x);
  const lowerColumn = nearestColumn(upper + 1, x);
  const toUpper = (x - upperColumn / 2) ** 2 + (y - upper * RISE) ** 2;
  const toLower = (x - lowerColumn / 2) ** 2 + (y - (upper + 1) * RISE) ** 2;
  const row = toUpper < toLower ? upper : upper + 1;
  const column = toUpper < toLower ? upperColumn : lowerColumn;
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return -1;
  return SPACES_BY_CELL[row * COLUMNS + column]!;
}

/** Doubled columns are odd in even rows and even in odd ones. */
function nearestColumn(row: number, x: number): number {
  const odd = (row & 1) ^ 1;
  return 2 * Math.round(x - odd / 2) + odd;
}

/** How far inside the outline of a space a point around its middle lies; negative outside. */
export function depthInHexagon(x: number, y: number): number {
  const u = Math.abs(x);
  return 0.5 - Math.max(u, u * 0.5 + Math.abs(y) * RISE);
}

/** False where neither a pile nor its shadow can reach, which is most of the table. */
function isNearReef(x: number, y: number): boolean {
  return x > -1.5 && x < 8.5 && y > -1.6 && y < 6.8;
}

/** Whether a higher pile stands between a point in the given level and the lamp; `cast` is a shadow's length by height. */
export function isShaded(plan: ReefPlan, cast: Point, level: number, x: number, y: number): boolean {
  if (!isNearReef(x, y)) return false;
  const { highest, thickness, surface } = plan;
  for (let higher = level + 1; higher <= highest; higher++) {
    const height = (higher - level) * thickness;
    const space = spaceAt(x - cast.x * height, y - cast.y * height);
    if (space !== -1 && surface.levels[space]! >= higher) return true;
  }
  return false;
}
