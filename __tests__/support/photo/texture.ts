/** Endless textures without a seam, made once: soft clouds, speckles, and branches like those of a coral. */

import { createRng } from '@/kit/rng';

import { smooth } from './curves';

const SIZE = 256;

/** Values 0 to 1, in soft clouds of several sizes; the texture repeats when x or y grows by 1. */
export function cloudsAt(x: number, y: number): number {
  return valueAt(CLOUDS, x, y);
}

/** The same, as fine as it gets. */
export function specklesAt(x: number, y: number): number {
  return valueAt(SPECKLES, x, y);
}

/** The same, bright along thin lines that run together and fork. */
export function branchesAt(x: number, y: number): number {
  return valueAt(BRANCHES, x, y);
}

const CLOUDS = layered(1, [8, 16, 32, 64]);
const SPECKLES = layered(2, [64, 128]);
const BRANCHES = branched(layered(3, [8, 16]), layered(4, [16, 32]));

function valueAt(texture: Float32Array, x: number, y: number): number {
  const u = (x - Math.floor(x)) * SIZE;
  const v = (y - Math.floor(y)) * SIZE;
  const left = u | 0;
  const top = v | 0;
  const fx = u - left;
  const fy = v - top;
  const right = (left + 1) % SIZE;
  const upper = (top % SIZE) * SIZE;
  const lower = ((top + 1) % SIZE) * SIZE;
  const above = texture[upper + (left % SIZE)]! * (1 - fx) + texture[upper + right]! * fx;
  const below = texture[lower + (left % SIZE)]! * (1 - fx) + texture[lower + right]! * fx;
  return above * (1 - fy) + below * fy;
}

/** Branches run where a cloud is neither dark nor bright. */
function branched(broad: Float32Array, fine: Float32Array): Float32Array {
  return broad.map((value, index) => {
    const branch = 1 - Math.min(1, Math.abs(value - 0.5) * 9);
    const twig = 1 - Math.min(1, Math.abs(fine[index]! - 0.5) * 8);
    return Math.max(branch, 0.75 * twig);
  });
}

function layered(seed: number, cellCounts: readonly number[]): Float32Array {
  const rng = createRng(seed);
  const sum = new Float32Array(SIZE * SIZE);
  cellCounts.forEach((cells, octave) => {
    const lattice = Array.from({ length: cells * cells }, () => rng.next());
    const step = cells / SIZE;
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        sum[y * SIZE + x]! += latticeAt(lattice, cells, x * step, y * step) / 2 ** octave;
      }
    }
  });
  const lowest = sum.reduce((a, b) => Math.min(a, b));
  const highest = sum.reduce((a, b) => Math.max(a, b));
  return sum.map((value) => (value - lowest) / (highest - lowest));
}

function latticeAt(lattice: readonly number[], cells: number, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = smooth(x - left);
  const fy = smooth(y - top);
  const right = (left + 1) % cells;
  const upper = top * cells;
  const lower = ((top + 1) % cells) * cells;
  const above = lattice[upper + left]! * (1 - fx) + lattice[upper + right]! * fx;
  const below = lattice[lower + left]! * (1 - fx) + lattice[lower + right]! * fx;
  return above * (1 - fy) + below * fy;
}
