/** The words of reading a photo: pixels, where the board lies on them, and what is seen on each space. */

import type { ReefBoard } from '../../rules/boards';
import type { Color, Space } from '../../rules/model';
import type { View } from '../../rules/surface';

/** A decoded picture: red, green, blue and alpha of each pixel, row by row, 0 to 255. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Readonly<Uint8Array>;
}

/** In pixels of the picture, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middles of the spaces a1, a5, g5 and g1 lie on the picture, in this order (around the board). */
export type Corners = readonly [Point, Point, Point, Point];

/** What can be seen on a space from above. Remote limestone is limestone. */
export const SURFACES = ['green', 'pink', 'blue', 'yellow', 'water', 'limestone'] as const;
export type SeenSurface = (typeof SURFACES)[number];

/** What a photo shows of one space, as light: the middle colour of its pixels, and how much they differ. */
export interface SpaceSample {
  readonly space: Space;
  /** Red, green and blue, 0 to 1, proportional to the light (not as stored). */
  readonly light: readonly [number, number, number];
  /** 0 for a plain patch; grows with texture, symbols and things in the way. */
  readonly spread: number;
  /** Logarithm of how much likelier a Lumino lies on it than not, by everything but its color; 0 where nothing tells. */
  readonly covered: number;
}

/** Spaces of which a person has said what is on them. */
export type Examples = ReadonlyMap<Space, SeenSurface>;

/** Of one surface: its tone, in steps of a hundredth, and on how many spaces it was seen, at most as many as `boxTones.ts` allows. */
export interface BoxTone {
  readonly tone: readonly [number, number, number];
  readonly seen: number;
}

export type BoxTones = Readonly<Partial<Record<SeenSurface, BoxTone>>>;

/** What is known besides the picture. */
export interface Knowledge {
  /** The terrain, where somebody has confirmed it: an uncovered space can only be as printed. */
  readonly board: ReefBoard | null;
  /** The reef as it was last known: more may lie on it now, but nothing is taken away. */
  readonly reef: View | null;
  /** The tones of this box, where photos of it were confirmed. */
  readonly box: BoxTones | null;
  /** No Lumino lies anywhere: only water and limestone are to be seen. */
  readonly isEmptyBoard: boolean;
}

export interface SpaceReading {
  readonly space: Space;
  readonly surface: SeenSurface;
  /** How likely the surface is right, 0 to 1. */
  readonly confidence: number;
  /** Worth a look by a person. */
  readonly isDoubtful: boolean;
}

export interface PhotoReading {
  /** All 44, by space. */
  readonly spaces: readonly SpaceReading[];
  /** False for a picture that shows no reef, or the grid lying beside it. */
  readonly looksLikeReef: boolean;
}

export interface CornerGuess {
  readonly corners: Corners;
  /** 0 where the picture shows nothing like a board, 1 where its edge is plain. */
  readonly confidence: number;
  /** False where a person should look at the grid. */
  readonly isSure: boolean;
}

export function isCoral(surface: SeenSurface): surface is Color {
  return surface !== 'water' && surface !== 'limestone';
}
