/** What a turn offers: TU-2, TU-3, PL-5 and the limestone storage of LU-6. */

import { COLORS, type Color, type CoralSymbol } from './model';

/** A Lumino that is not in a reef: in the bag, the Atoll, a display or a hand. */
export interface LooseLumino {
  readonly color: Color;
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

export const DISPLAY_SIZE = 4;
export const ATOLL_SIZE = 4;
export const LIMESTONE_MARKERS = 40;
export const STORAGE = 10;
export const MOST_FROM_ATOLL = 3;

/** PL-5: what a Lumino that goes back into the bag changes in the score. */
export const RETURN_POINTS = -1;

/** Ruling: the score may go below 0. */
export const LOWEST_SCORE = -Infinity;

export function addPoints(score: number, points: number): number {
  return Math.max(LOWEST_SCORE, score + points);
}

/** LU-1: the number a Lumino shows. */
export function numberOf(lumino: LooseLumino): number {
  return lumino.symbols.find((symbol) => typeof symbol === 'number') ?? 0;
}

export interface TurnOptions {
  /** Action A: limestone markers to take. */
  readonly limestone: number;
  /** Action B: the other Luminos of the display. */
  readonly fromDisplay: readonly LooseLumino[];
  /** Action C: colours that may be taken, with the most Luminos of each; at least 1. */
  readonly fromAtoll: readonly { readonly color: Color; readonly most: number }[];
}

/** TU-3: what step 2 offers once the Lumino at `added` of the display has gone to the Atoll. */
export function turnOptions(
  display: readonly LooseLumino[],
  added: number,
  atoll: readonly LooseLumino[],
): TurnOptions {
  const lumino = display[added];
  if (lumino === undefined) throw new Error(`no Lumino ${added} in the display`);
  const fromAtoll = COLORS.filter((color) => color !== lumino.color).flatMap((color) => {
    const held = atoll.filter((other) => other.color === color).length;
    return held === 0 ? [] : [{ color, most: Math.min(held, MOST_FROM_ATOLL) }];
  });
  const fromDisplay = display.filter((_, index) => index !== added);
  return { limestone: numberOf(lumino), fromDisplay, fromAtoll };
}

/** TU-3: Luminos to draw in step 3; an Atoll above 4 stays as it is. */
export function atollRefill(held: number): number {
  return Math.max(0, ATOLL_SIZE - held);
}

export interface Stored {
  readonly limestone: number;
  /** Markers that found no storage space and went back to the supply. */
  readonly returned: number;
}

/** LU-6: storage for 10 markers, the rest goes back. */
export function storeLimestone(held: number, gained: number): Stored {
  const limestone = Math.min(STORAGE, held + gained);
  return { limestone, returned: held + gained - limestone };
}
