import { CELL_RADIUS, type BoardLayout } from '@/ui/board/layout';

import type { Space } from '../../../rules/model';

/** The part of a board that is drawn. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the ground around, half a space; of the board's rim, what marks and raised corals stand out. */
const AROUND = CELL_RADIUS * 1.6;
const RIM = 8;
/** Four and a half spaces: with fewer, they would be drawn larger than they lie on the table. */
const NARROWEST = CELL_RADIUS * 7.8;

/** Around these spaces, and never beyond the board. */
export function frameOf({ centers, width, height }: BoardLayout, spaces: readonly Space[]): Frame {
  const points = spaces.length === 0 ? centers : spaces.map((space) => centers[space]!);
  const across = spanOf(
    points.map(({ x }) => x),
    NARROWEST,
    width,
  );
  const down = spanOf(
    points.map(({ y }) => y),
    0,
    height,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function spanOf(values: readonly number[], shortest: number, end: number) {
  const low = Math.min(...values) - AROUND;
  const high = Math.max(...values) + AROUND;
  const missing = Math.max(0, shortest - (high - low)) / 2;
  const from = Math.max(-RIM, low - missing);
  const to = Math.min(end + RIM, high + missing);
  return { from: Math.round(from), length: Math.round(to - from) };
}
