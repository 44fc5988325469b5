/** What the board lies on, and what else lies there. */

import type { Rng } from '@/kit/rng';

import { between, pickShade, type Light } from './color';
import { distance } from './curves';
import { cover, dim, fill, type Paint } from './paint';
import { cloudsAt, specklesAt } from './texture';

const KINDS = ['wood', 'cloth', 'white', 'dark', 'pattern'] as const;

interface Token {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly light: Light;
}

export interface Table {
  readonly kind: (typeof KINDS)[number];
  readonly light: Light;
  readonly accent: Light;
  /** Which way the grain or the pattern runs. */
  readonly turn: number;
  readonly tokens: readonly Token[];
}

export function pickTable(rng: Rng): Table {
  const kind = rng.pick(KINDS);
  return { kind, ...pickCover(rng, kind), turn: between(rng, 0, Math.PI), tokens: pickTokens(rng) };
}

function pickCover(rng: Rng, kind: Table['kind']): Pick<Table, 'light' | 'accent'> {
  const accent = pickShade(rng, [
    [0, 360],
    [0.2, 0.6],
    [0.3, 0.8],
  ]);
  switch (kind) {
    case 'wood':
      return {
        light: pickShade(rng, [
          [22, 36],
          [0.35, 0.65],
          [0.4, 0.75],
        ]),
        accent,
      };
    case 'cloth':
      return {
        light: pickShade(rng, [
          [0, 360],
          [0, 0.15],
          [0.35, 0.65],
        ]),
        accent,
      };
    case 'white':
      return {
        light: pickShade(rng, [
          [30, 60],
          [0, 0.08],
          [0.82, 0.95],
        ]),
        accent,
      };
    case 'dark':
      return {
        light: pickShade(rng, [
          [0, 360],
          [0, 0.3],
          [0.1, 0.22],
        ]),
        accent,
      };
    case 'pattern':
      return {
        light: pickShade(rng, [
          [0, 360],
          [0.05, 0.4],
          [0.5, 0.9],
        ]),
        accent,
      };
  }
}

/** Now and then a few round things around the board, as at any table where people play. */
function pickTokens(rng: Rng): readonly Token[] {
  const count = rng.int(2) === 0 ? 0 : 3 + rng.int(8);
  return Array.from({ length: count }, () => {
    const angle = between(rng, 0, 2 * Math.PI);
    const away = between(rng, 1, 1.4);
    return {
      x: 3.5 + 6.4 * away * Math.cos(angle),
      y: 2.6 + 5.4 * away * Math.sin(angle),
      radius: between(rng, 0.2, 0.5),
      light: pickShade(rng, [
        [0, 360],
        [0.05, 0.8],
        [0.3, 0.95],
      ]),
    };
  });
}

/** `depth` is how far outside the board's edge the point lies. */
export function paintTable(paint: Paint, table: Table, x: number, y: number, depth: number): void {
  const cos = Math.cos(table.turn);
  const sin = Math.sin(table.turn);
  paintCover(paint, table, cos * x + sin * y, cos * y - sin * x);
  for (const token of table.tokens) {
    const away = distance(x - token.x, y - token.y) / token.radius;
    if (away < 1) fill(paint, token.light, away > 0.86 ? 0.6 : 1);
    else if (away < 1.25) dim(paint, 0.55 + 0.45 * ((away - 1) / 0.25));
  }
  if (depth < 0.25) dim(paint, 0.5 + 2 * depth);
}

function paintCover(paint: Paint, { kind, light, accent }: Table, u: number, v: number): void {
  switch (kind) {
    case 'wood': {
      const grain = cloudsAt(u * 0.02, v * 0.5 + 0.2 * cloudsAt(u * 0.03, v * 0.06));
      fill(paint, light, 0.65 + 0.7 * grain);
      if (Math.abs(v * 0.4 - Math.round(v * 0.4)) < 0.008) dim(paint, 0.45);
      return;
    }
    case 'cloth':
      fill(paint, light, 0.75 + 0.5 * specklesAt(u * 0.6, v * 0.6));
      return;
    case 'white':
    case 'dark':
      fill(paint, light, 0.9 + 0.2 * cloudsAt(u * 0.07, v * 0.07));
      return;
    case 'pattern': {
      fill(paint, light, 0.9 + 0.2 * specklesAt(u * 0.6, v * 0.6));
      const column = u * 0.8 - Math.floor(u * 0.8) < 0.35;
      const row = v * 0.8 - Math.floor(v * 0.8) < 0.35;
      if (column) cover(paint, accent, 0.4);
      if (row) cover(paint, accent, 0.4);
      return;
    }
  }
}
