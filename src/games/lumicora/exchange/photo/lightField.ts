/** How light may vary over the board: smoothly, in brightness more than in colour. */

import { SPACE_CELLS } from '../../rules/boards';

import { ROW_HEIGHT } from './homography';
import type { ByTone } from './tone';

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
