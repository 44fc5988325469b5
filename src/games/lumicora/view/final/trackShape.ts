/** The score track as a ring of squares (FS-8): one lap, clockwise from the upper left corner. Units are squares. */

import { TRACK_LENGTH } from '../../rules/ranking';

export interface TrackPlace {
  /** Middle of the space. */
  readonly x: number;
  readonly y: number;
  /** Towards the inside of the ring, where several fish on one space fan out. */
  readonly inward: { readonly x: number; readonly y: number };
}

/** A ring of 50 squares: its two long and two short sides share the corners. */
export const TRACK_COLUMNS = 16;
export const TRACK_ROWS = TRACK_LENGTH / 2 + 2 - TRACK_COLUMNS;

const LAST = { column: TRACK_COLUMNS - 1, row: TRACK_ROWS - 1 } as const;

export const TRACK_PLACES: readonly TrackPlace[] = Array.from({ length: TRACK_LENGTH }, (_, space) => {
  const [column, row] = squareOf(space);
  return {
    x: column + 0.5,
    y: row + 0.5,
    inward: { x: inwardOf(column, LAST.column), y: inwardOf(row, LAST.row) },
  };
});

function squareOf(space: number): readonly [column: number, row: number] {
  const right = LAST.column;
  const down = right + LAST.row;
  const left = down + LAST.column;
  if (space <= right) return [space, 0];
  if (space <= down) return [LAST.column, space - right];
  if (space <= left) return [left - space, LAST.row];
  return [0, TRACK_LENGTH - space];
}

function inwardOf(index: number, last: number): number {
  if (index === 0) return 1;
  return index === last ? -1 : 0;
}

/** The way once round the track, from a space back to it. */
export function lapFrom(space: number): readonly TrackPlace[] {
  return Array.from({ length: TRACK_LENGTH + 1 }, (_, step) => TRACK_PLACES[(space + step) % TRACK_LENGTH]!);
}

/** How far the fish on one space stand apart: one above the other, or side by side with their tiles between them. */
const FAN = { above: 1.3, beside: 2 } as const;

/** Where each fish stands: `spaces` are theirs on the track, by seat; who shares a space stands further in. */
export function fishPlaces(spaces: readonly number[]): readonly TrackPlace[] {
  return spaces.map((space, seat) => {
    const { x, y, inward } = TRACK_PLACES[space]!;
    const before = spaces.slice(0, seat).filter((other) => other === space).length;
    const apart = (inward.y === 0 ? FAN.beside : FAN.above) * before;
    return { x: x + inward.x * apart, y: y + inward.y * apart, inward };
  });
}
