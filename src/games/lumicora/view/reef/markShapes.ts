import { hexagonPath, type BoardLayout, type Point } from '@/ui/board/layout';

import type { LaidLumino, Space } from '../../rules/model';
import { liftedCenter } from './pieceShape';

export interface SpaceLink {
  readonly from: Space;
  readonly to: readonly Space[];
}

/** What is pointed out on a reef. Keep each value the same object while it says the same. */
export interface ReefMarks {
  /** Spaces where something may be placed, with the cost in limestone. */
  readonly legal?: ReadonlyMap<Space, number>;
  /** What placing on a legal space would change, in one figure; 0 is not written. */
  readonly changes?: ReadonlyMap<Space, number>;
  readonly chosen?: readonly Space[];
  /** Spaces that a refusal or a score is about. */
  readonly involved?: ReadonlySet<Space>;
  /** Animals with the neighbours that count for them. */
  readonly links?: readonly SpaceLink[];
  /** Luminos that carry a warning, by index in the laid order. */
  readonly broken?: ReadonlySet<number>;
  /** All other levels step back. */
  readonly dimLevelsExcept?: number | null;
  /** A Lumino chosen but not confirmed. */
  readonly pending?: LaidLumino | null;
  /** A Lumino that the rules do not allow where it was tried. */
  readonly refused?: LaidLumino | null;
}

// Paths and places of the marks on a reef.

/** A limestone marker around (0, 0), for what a space costs. */
export const STONE_SIZES = ['large', 'small'] as const;
export const STONE_SCALE = { large: 1.1, small: 0.76 } as const;
export const STONE = { large: stone(STONE_SCALE.large), small: stone(STONE_SCALE.small) } as const;

function stone(scale: number): string {
  const sides = [
    [4, -13],
    [12, -4],
    [11, 8],
    [0, 12],
    [-9, 8],
    [-12, -1],
  ].map(([x = 0, y = 0]) => `l${tenth(x * scale)} ${tenth(y * scale)}`);
  return `m${tenth(-13 * scale)} ${tenth(3 * scale)}${sides.join('')}z`;
}

export function markAt({ x, y }: Point, mark: string): string {
  return `M${tenth(x)} ${tenth(y)}${mark}`;
}

const GROUND_OUTLINE = 42;
const CORAL_OUTLINE = 47.5;

/** Hexagons around what is seen of the spaces. */
export function outlineOf(
  layout: BoardLayout,
  spaces: readonly Space[],
  levels: Readonly<Uint8Array>,
): string {
  return spaces
    .map((space) => {
      const level = levels[space]!;
      const radius = level === 0 ? GROUND_OUTLINE : CORAL_OUTLINE;
      return hexagonPath(layout.corners, liftedCenter(layout, space, level), radius);
    })
    .join('');
}

/** In the middle of a space that is free for it, else in its lower right. */
export function costPlace(layout: BoardLayout, space: Space, level: number, isFree: boolean): Point {
  const center = liftedCenter(layout, space, level);
  return isFree ? center : cornerPlace(layout, center, 'lowerRight');
}

const CORNERS = {
  lowerRight: { upright: 2, turned: 1 },
  lowerLeft: { upright: 4, turned: 2 },
  upperLeft: { upright: 5, turned: 4 },
  upperRight: { upright: 1, turned: 5 },
} as const;
const TOWARDS_CORNER = 34.5;

/** Between the middle of a space and one of its corners, next to what stands in the middle. */
export function cornerPlace(
  { corners, isTurned }: BoardLayout,
  center: Point,
  corner: keyof typeof CORNERS,
): Point {
  const way = corners[CORNERS[corner][isTurned ? 'turned' : 'upright']]!;
  return { x: center.x + way.x * TOWARDS_CORNER, y: center.y + way.y * TOWARDS_CORNER };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
