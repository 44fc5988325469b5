/** Outlines of what is printed on a space: digits and animals, as yes or no at a point around their middle. */

import type { Animal } from '@/games/lumicora/rules/model';

import { distance } from './curves';

/** Three columns, five rows, row by row. */
const DIGITS: readonly string[] = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001011001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
];

/** Whether a digit of the given height covers the point. */
export function isOnDigit(digit: number, x: number, y: number, height: number): boolean {
  const cell = height / 5;
  const column = Math.floor(x / cell + 1.5);
  const row = Math.floor(y / cell + 2.5);
  if (column < 0 || column > 2 || row < 0 || row > 4) return false;
  return DIGITS[digit]!.charAt(row * 3 + column) === '1';
}

/** Whether an animal of about the given radius covers the point. */
export function isOnAnimal(animal: Animal, x: number, y: number, size: number): boolean {
  const u = x / size;
  const v = y / size;
  switch (animal) {
    case 'starfish':
      return distance(u, v) < 0.78 + 0.34 * Math.cos(5 * Math.atan2(v, u) + Math.PI / 2);
    case 'shellfish':
      return isOnShell(u, v);
    case 'crab':
      return isOnCrab(Math.abs(u), v);
    case 'seahorse':
      return isOnSeahorse(u, v);
  }
}

function isOnShell(u: number, v: number): boolean {
  const angle = Math.atan2(u, 0.7 - v);
  if (Math.abs(angle) > 1.15) return distance(u, v - 0.62) < 0.24;
  return distance(u, 0.7 - v) < 1.45 + 0.07 * Math.cos(14 * angle);
}

function isOnCrab(u: number, v: number): boolean {
  if ((u / 0.72) ** 2 + ((v - 0.12) / 0.52) ** 2 < 1) return true;
  const claw = distance(u - 0.82, v + 0.6);
  if (claw < 0.32 && !(v < -0.6 && Math.abs(u - 0.82) < 0.08)) return true;
  if (Math.abs(u - 0.78) < 0.09 && v > -0.5 && v < 0.1) return true;
  return u > 0.5 && u < 1.05 && [0.2, 0.42, 0.64].some((leg) => Math.abs(v - leg - 0.2 * (u - 0.6)) < 0.06);
}

function isOnSeahorse(u: number, v: number): boolean {
  const spine = 0.32 * Math.sin(2.6 * v + 0.6);
  const thickness = v < -0.5 ? 0.36 : 0.44 * Math.sqrt(Math.max(0, 1 - v));
  if (Math.abs(v) < 1.05 && Math.abs(u - spine) < thickness) return true;
  return Math.abs(v + 0.72) < 0.13 && u < 0 && u > -0.85;
}
