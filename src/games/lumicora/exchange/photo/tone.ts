/** Colours as the reader compares them: on a scale of ratios, on which lamps and shadows add the same to every surface. */

import { SPACE_CELLS } from '../../rules/boards';
import { ROW_HEIGHT } from './homography';
import type { SeenSurface } from './model';

/** Brightness, warmth (red against blue) and greenness (green against both), each the logarithm of a ratio. */
export type Tone = ByTone<number>;

/** One of something for each of the three. */
export type ByTone<T> = readonly [brightness: T, warmth: T, greenness: T];

/** From the logarithms of red, green and blue, turned so that shadows change the first value only. */
export function toneOfLogs(red: number, green: number, blue: number): Tone {
  return [
    (red + green + blue) / Math.sqrt(3),
    (red - blue) / Math.SQRT2,
    (2 * green - red - blue) / Math.sqrt(6),
  ];
}

export interface ExpectedTone {
  readonly tone: Tone;
  /** How far a box may differ from it, in each direction: prints, lamps and cameras vary, and nobody measured a box. */
  readonly width: Tone;
}

export type ToneTable = Readonly<Record<SeenSurface, ExpectedTone>>;

/**
 * Middle and width of each surface over all the colours that somebody would still call green, pink, blue and yellow
 * coral, sea and stone. Only how the surfaces stand to each other matters: the light of the photo is found besides.
 */
export const EXPECTED_TONES: ToneTable = {
  green: { tone: [-3.7, 0.05, 1.05], width: [0.75, 0.4, 0.3] },
  pink: { tone: [-2.2, 0.65, -0.85], width: [0.6, 0.3, 0.3] },
  blue: { tone: [-3.0, -1.1, -0.2], width: [0.75, 0.28, 0.25] },
  yellow: { tone: [-1.8, 1.45, 0.6], width: [0.45, 0.3, 0.18] },
  water: { tone: [-3.9, -0.85, 0.25], width: [1.2, 0.32, 0.25] },
  limestone: { tone: [-1.6, 0.22, 0.03], width: [0.6, 0.17, 0.1] },
};

const MIDDLE = { x: 7, row: 3 } as const;
/** Half the width of the board, in the cells' columns. */
const HALF = 7;

/** By space: a constant, two slopes and three bends over the board, each about -1 to 1. */
export const FIELD: readonly (readonly number[])[] = SPACE_CELLS.map(({ x, row }) => {
  const across = (x - MIDDLE.x) / HALF;
  const down = ((row - MIDDLE.row) * 2 * ROW_HEIGHT) / HALF;
  return [1, across, down, across * across, across * down, down * down];
});

export const FIELD_SIZE = 6;

/** A photo may be much too dark or too bright; a camera takes most of a lamp's colour away. */
const OVERALL = { brightness: 2, color: 0.3 } as const;
/** A lamp beside the board leaves its far side half as bright; a lamp and a window give slightly different colours. */
const SLOPE = { brightness: 0.8, color: 0.1 } as const;
const BEND = { brightness: 0.4, color: 0.03 } as const;

/** How large each part of the field is expected to be. */
export const FIELD_WIDTHS: ByTone<readonly number[]> = [
  widths('brightness'),
  widths('color'),
  widths('color'),
];

function widths(kind: 'brightness' | 'color'): readonly number[] {
  return [OVERALL[kind], SLOPE[kind], SLOPE[kind], BEND[kind], BEND[kind], BEND[kind]];
}
