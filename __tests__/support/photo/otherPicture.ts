/** What people also photograph: no reef in sight. */

import type { Pixels } from '@/games/lumicora/exchange/photo/model';
import { createRng, type Rng } from '@/kit/rng';

import { between, pickShade, type Light } from './color';
import { distance } from './curves';
import { jpegOf, pixelsOf } from './jpeg';
import { cover, dim, fill, type Paint } from './paint';
import { blurred, develop } from './sensor';
import { paintTable, pickTable } from './table';
import { cloudsAt } from './texture';

export const OTHER_SUBJECTS = ['cups', 'text', 'wall', 'noise', 'tiles'] as const;
export type OtherSubject = (typeof OTHER_SUBJECTS)[number];

/** Paints the point (x, y), where the picture is 8 wide. */
type Subject = (paint: Paint, x: number, y: number) => void;

const WIDTH = 800;
const HEIGHT = 600;

export function otherPicture(
  seed: number,
  subject: OtherSubject = OTHER_SUBJECTS[seed % OTHER_SUBJECTS.length]!,
): { readonly pixels: Pixels; readonly jpeg: Uint8Array } {
  const rng = createRng(seed);
  const shade = subjectOf(rng, subject);
  const fade = between(rng, 0.2, 0.5);
  const data = new Float32Array(WIDTH * HEIGHT * 3);
  const paint = new Float64Array(3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      shade(paint, (x / WIDTH) * 8, (y / WIDTH) * 8);
      dim(paint, 1 - (fade * x) / WIDTH);
      data.set(paint, (y * WIDTH + x) * 3);
    }
  }
  const seen = blurred({ width: WIDTH, height: HEIGHT, data }, 0.8);
  const jpeg = jpegOf(develop(seen, { noise: 3, contrast: 0.2, saturation: 1 }, rng), 80);
  return { pixels: pixelsOf(jpeg), jpeg };
}

function subjectOf(rng: Rng, subject: OtherSubject): Subject {
  switch (subject) {
    case 'cups':
      return cups(rng);
    case 'text':
      return text(rng);
    case 'wall':
      return wall(rng);
    case 'noise':
      return (paint) => fill(paint, [rng.next(), rng.next(), rng.next()]);
    case 'tiles':
      return tiles(rng);
  }
}

function cups(rng: Rng): Subject {
  const table = pickTable(rng);
  const found = Array.from({ length: 3 + rng.int(4) }, () => ({
    x: between(rng, 0, 8),
    y: between(rng, 0, 6),
    radius: between(rng, 0.5, 1.1),
    rim: anyColor(rng),
    drink: pickShade(rng, [
      [15, 40],
      [0.5, 0.9],
      [0.15, 0.6],
    ]),
  }));
  return (paint, x, y) => {
    paintTable(paint, table, x, y, 1);
    for (const cup of found) {
      const away = distance(x - cup.x, y - cup.y) / cup.radius;
      if (away < 0.8) fill(paint, cup.drink);
      else if (away < 1) fill(paint, cup.rim);
      else if (away < 1.2) dim(paint, 0.6);
    }
  };
}

/** Lines of dark blots, as long as words are. */
function text(rng: Rng): Subject {
  const line = between(rng, 0.18, 0.3);
  const shift = 10 * rng.next();
  return (paint, x, y) => {
    fill(paint, [0.75, 0.73, 0.68]);
    const row = Math.floor(y / line);
    const inRow = y / line - row;
    const isWord = cloudsAt(x * 0.17 + shift + row * 0.37, shift + row * 0.61) > 0.4;
    const isStroke = Math.sin(x * 60 + row * shift) + Math.sin(x * 37 + inRow * 9) > 0.2;
    if (inRow > 0.3 && inRow < 0.8 && x > 0.6 && x < 7.4 && isWord && isStroke) cover(paint, [0, 0, 0], 0.9);
  };
}

function wall(rng: Rng): Subject {
  const light = anyColor(rng);
  return (paint, x, y) => fill(paint, light, 0.9 + 0.2 * cloudsAt(x * 0.05, y * 0.05));
}

/** A floor of square tiles in two colours, the nearest thing to a board that is none. */
function tiles(rng: Rng): Subject {
  const lights = [anyColor(rng), anyColor(rng)] as const;
  const size = between(rng, 0.6, 1.2);
  return (paint, x, y) => {
    const column = Math.floor(x / size);
    const row = Math.floor(y / size);
    fill(paint, lights[(column + row) & 1]!, 0.9 + 0.2 * cloudsAt(x * 0.2, y * 0.2));
    if (x / size - column < 0.05 || y / size - row < 0.05) fill(paint, [0.3, 0.3, 0.28]);
  };
}

function anyColor(rng: Rng): Light {
  return pickShade(rng, [
    [0, 360],
    [0, 0.6],
    [0.3, 0.95],
  ]);
}
