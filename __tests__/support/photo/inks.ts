/** What one box looks like: printers, lamps and years make no two alike, so every photo has its own inks. */

import { byAnimal, byColor, COLORS, type ByAnimal, type ByColor } from '@/games/lumicora/rules/model';
import type { Rng } from '@/kit/rng';

import { between, difference, pickShade, type Light, type Shade } from './color';

const CORAL: ByColor<Shade> = {
  green: [
    [85, 152],
    [0.38, 0.75],
    [0.42, 0.72],
  ],
  pink: [
    [320, 354],
    [0.34, 0.7],
    [0.7, 0.94],
  ],
  blue: [
    [203, 235],
    [0.45, 0.8],
    [0.5, 0.85],
  ],
  yellow: [
    [40, 57],
    [0.5, 0.9],
    [0.78, 0.97],
  ],
};

const WATER: Shade = [
  [176, 206],
  [0.4, 0.8],
  [0.28, 0.56],
];
const LIMESTONE: Shade = [
  [26, 54],
  [0.05, 0.28],
  [0.55, 0.84],
];
const START: Shade = [
  [165, 185],
  [0.4, 0.7],
  [0.5, 0.7],
];
const BOARDS: readonly Shade[] = [
  [
    [195, 225],
    [0.5, 0.8],
    [0.2, 0.4],
  ],
  [
    [185, 200],
    [0.3, 0.6],
    [0.5, 0.7],
  ],
  [
    [30, 45],
    [0.25, 0.45],
    [0.6, 0.8],
  ],
  [
    [240, 270],
    [0.3, 0.5],
    [0.2, 0.35],
  ],
];
const ANIMAL_INKS: readonly Shade[] = [
  [
    [10, 30],
    [0.6, 0.85],
    [0.75, 0.95],
  ],
  [
    [30, 50],
    [0.05, 0.2],
    [0.85, 0.98],
  ],
  [
    [260, 300],
    [0.3, 0.6],
    [0.4, 0.6],
  ],
  [
    [0, 20],
    [0.4, 0.7],
    [0.3, 0.5],
  ],
];

export interface Inks {
  readonly coral: ByColor<Light>;
  /** How strongly branches stand out, and how many of them go into a space. */
  readonly contrast: number;
  readonly fineness: number;
  readonly water: Light;
  readonly limestone: Light;
  readonly start: Light;
  readonly board: Light;
  readonly animals: ByAnimal<Light>;
  readonly badge: Light;
  readonly digit: Light;
  /** Half the size of a badge or an animal, and how far from the middle it stands, in widths of a space. */
  readonly badgeSize: number;
  readonly animalSize: number;
  readonly badgeOffset: number;
  /** Half the width of the line between two printed spaces. */
  readonly line: number;
  /** How many waves go into a space, and how plainly they show. */
  readonly waves: number;
  readonly swell: number;
}

/** No maker of a game prints two kinds of spaces more alike than this; see `difference`. */
const LEAST_DIFFERENCE = 24;

export function pickInks(rng: Rng): Inks {
  for (;;) {
    const coral = byColor((color) => pickShade(rng, CORAL[color]));
    const [water, limestone] = [pickShade(rng, WATER), pickShade(rng, LIMESTONE)];
    if (areTellable([...COLORS.map((color) => coral[color]), water, limestone])) {
      return { coral, water, limestone, ...pickPrint(rng) };
    }
  }
}

function areTellable(lights: readonly Light[]): boolean {
  return lights.every((one, index) =>
    lights.slice(index + 1).every((other) => difference(one, other) >= LEAST_DIFFERENCE),
  );
}

function pickPrint(rng: Rng): Omit<Inks, 'coral' | 'water' | 'limestone'> {
  return {
    contrast: between(rng, 0.25, 0.6),
    fineness: between(rng, 0.13, 0.26),
    start: pickShade(rng, START),
    board: pickShade(rng, rng.pick(BOARDS)),
    animals: byAnimal(() => pickShade(rng, rng.pick(ANIMAL_INKS))),
    badge: pickShade(rng, [
      [40, 50],
      [0.02, 0.14],
      [0.88, 0.98],
    ]),
    digit: pickShade(rng, [
      [200, 240],
      [0.1, 0.5],
      [0.1, 0.25],
    ]),
    badgeSize: between(rng, 0.16, 0.23),
    animalSize: between(rng, 0.27, 0.34),
    badgeOffset: rng.pick([0, 0, 0.08, 0.16]),
    line: between(rng, 0.012, 0.03),
    waves: between(rng, 2.5, 5),
    swell: between(rng, 0.1, 0.4),
  };
}
