/** Photos of a reef on a table that nobody took: the truth about them is known to the pixel. */

import type { Corners, Pixels, SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { SPACE_NAMES, type ReefBoard } from '@/games/lumicora/rules/boards';
import type { LaidLumino, Space } from '@/games/lumicora/rules/model';
import { visibleSpace } from '@/games/lumicora/rules/surface';
import { createRng, type Rng } from '@/kit/rng';

import { aimCamera, type Pose } from './camera';
import { between } from './color';
import type { Strengths } from './disturbances';
import { expose } from './expose';
import { jpegOf, pixelsOf } from './jpeg';
import { pickLighting } from './light';
import { setScene, type Scene } from './scene';
import { blurred, develop, type Development } from './sensor';

export interface PhotoWish {
  readonly board: ReefBoard;
  /** None for an empty board. */
  readonly luminos: readonly LaidLumino[];
  /** Same seed, same photo. Other strengths leave box, table and pieces as they are. */
  readonly seed: number;
  readonly strengths?: Strengths;
  readonly width?: number;
  readonly height?: number;
}

export interface Photo {
  /** As decoded from the JPEG file. */
  readonly pixels: Pixels;
  readonly jpeg: Uint8Array;
  /** On the board itself, below all Luminos. */
  readonly corners: Corners;
  /** By space. A starting area on which nothing lies counts as water. */
  readonly surfaces: readonly SeenSurface[];
}

const DEGREE = Math.PI / 180;

export function photograph(wish: PhotoWish): Photo {
  const { board, luminos, seed, strengths = {}, width = 800, height = 600 } = wish;
  const scene = setScene(board, luminos, createRng(seed));
  const camera = aimCamera(pickPose(createRng(seed + 1_000_003), strengths, width, height));
  const lighting = pickLighting(createRng(seed + 2_000_003), strengths);
  const rng = createRng(seed + 3_000_003);
  const sigma = 0.5 + 1.5 * (strengths.blur ?? 0) * between(rng, 0.5, 1);
  const development: Development = {
    noise: 1.5 + 10.5 * (strengths.noise ?? 0) * between(rng, 0.5, 1),
    contrast: between(rng, 0, 0.3),
    saturation: between(rng, 0.9, 1.15),
  };
  const light = expose(scene, camera, lighting, { width, height });
  const seen = blurred(light, (sigma * Math.max(width, height)) / 800);
  const jpeg = jpegOf(develop(seen, development, rng), Math.round(92 - 32 * (strengths.compression ?? 0)));
  return { pixels: pixelsOf(jpeg), jpeg, corners: camera.corners, surfaces: surfacesOf(scene) };
}

function pickPose(rng: Rng, strengths: Strengths, width: number, height: number): Pose {
  const tilt = between(rng, 0, 4) + (strengths.perspective ?? 0) * between(rng, 8, 31);
  const turn = between(rng, -3, 3) + (strengths.rotation ?? 0) * between(rng, 8, 22) * rng.pick([-1, 1]);
  return {
    width,
    height,
    tilt: tilt * DEGREE,
    towards: between(rng, 0, 360) * DEGREE,
    turn: turn * DEGREE,
    share: between(rng, 0.66, 0.95),
    offset: { x: between(rng, -0.7, 0.7), y: between(rng, -0.7, 0.7) },
  };
}

function surfacesOf({ board, plan }: Scene): readonly SeenSurface[] {
  return SPACE_NAMES.map((_, space: Space) => {
    const coral = visibleSpace(plan.surface, space);
    if (coral !== null) return coral.color;
    const terrain = board.terrain[space]!;
    return terrain === 'water' || terrain === 'start' ? 'water' : 'limestone';
  });
}
