/** CB-3: the modules of somebody's box as they painted them, and a board made of some of them. */

import type { Rng } from '@/kit/rng';

import { BRIGHTEST, MODULE_COUNT, MODULE_SIZE, type ModuleGrid } from '../rules/board';

/** Lights of a module row by row, as digits; null for one that nobody has painted yet. */
export type ModuleLights = string | null;

/** By number from 0; the owner writes 1 to 16 on the backs. */
export type ModuleLibrary = readonly ModuleLights[];

export const NO_MODULES: ModuleLibrary = Array.from({ length: MODULE_COUNT }, () => null);
export const DARK_MODULE = '0'.repeat(MODULE_SIZE * MODULE_SIZE);

function isModule(value: unknown): value is string {
  return typeof value === 'string' && /^[0-5]{16}$/.test(value);
}

export function isLibrary(value: unknown): value is ModuleLibrary {
  return (
    Array.isArray(value) &&
    value.length === MODULE_COUNT &&
    value.every((module) => module === null || isModule(module))
  );
}

/** A quarter clockwise. */
export function turnedModule(lights: string): string {
  const digits = [...lights];
  return digits
    .map((_, index) => {
      const [column, row] = [index % MODULE_SIZE, Math.floor(index / MODULE_SIZE)];
      return digits[(MODULE_SIZE - 1 - column) * MODULE_SIZE + row];
    })
    .join('');
}

export function withModule(library: ModuleLibrary, index: number, lights: ModuleLights): ModuleLibrary {
  return library.map((module, each) => (each === index ? lights : module));
}

/** A module on its slot, turned by so many quarters. */
export interface DealtModule {
  readonly module: number;
  readonly quarters: number;
}

/** Slots row by row. */
export type Deal = readonly (DealtModule | null)[];

export function emptyDeal([columns, rows]: ModuleGrid): Deal {
  return Array.from({ length: columns * rows }, () => null);
}

/** Each module lies once: where it lay before, nothing lies then. */
export function dealTo(deal: Deal, slot: number, dealt: DealtModule | null): Deal {
  return deal.map((each, index) => {
    if (index === slot) return dealt;
    return dealt !== null && each?.module === dealt.module ? null : each;
  });
}

/** A module as it lies: turned. */
export function dealtLights(library: ModuleLibrary, dealt: DealtModule | null): string {
  let lights = dealt === null ? DARK_MODULE : (library[dealt.module] ?? DARK_MODULE);
  for (let quarter = 0; quarter < (dealt?.quarters ?? 0) % 4; quarter++) lights = turnedModule(lights);
  return lights;
}

/** The lights of a board, row by row, with those of one slot exchanged. */
export function withSlot(
  lights: readonly number[],
  columns: number,
  slot: number,
  module: string,
): readonly number[] {
  const width = columns * MODULE_SIZE;
  return lights.map((light, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (slotAt(x, y, columns) !== slot) return light;
    return Number(module[(y % MODULE_SIZE) * MODULE_SIZE + (x % MODULE_SIZE)]);
  });
}

/** The slot that a cell lies in, slots counted row by row. */
export function slotAt(column: number, row: number, columns: number): number {
  return Math.floor(row / MODULE_SIZE) * columns + Math.floor(column / MODULE_SIZE);
}

export function darkLights([columns, rows]: ModuleGrid): readonly number[] {
  return Array.from({ length: columns * rows * MODULE_SIZE * MODULE_SIZE }, () => 0);
}

/** A sky for practice: about two cells of five shine, low lights more often. */
export function randomLights(rng: Rng, [columns, rows]: ModuleGrid): readonly number[] {
  return Array.from({ length: columns * rows * MODULE_SIZE * MODULE_SIZE }, () =>
    rng.next() < 0.42 ? Math.min(BRIGHTEST, 1 + rng.int(3) + rng.int(4)) : 0,
  );
}
