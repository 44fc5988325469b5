/** What makes the four corals differ without colour: tufts, rings, waves, dots. */

import type { BoardLayout, Point } from '@/ui/board/layout';

import type { ByColor, Color } from '../../rules/model';
import { cornerPlace } from './markShapes';

interface Texture {
  /** One mark, relative to its middle. */
  readonly mark: string;
  readonly strokeWidth: number;
}

export const TEXTURES: ByColor<Texture> = {
  green: { mark: 'm0 5v-10m0 10l-5 -7.5m5 7.5l5 -7.5', strokeWidth: 2.2 },
  pink: { mark: 'm-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0', strokeWidth: 2.4 },
  blue: { mark: 'm-6 1q3 -6 6 0t6 0', strokeWidth: 2.6 },
  yellow: { mark: 'm-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0', strokeWidth: 3 },
};

const RIM = 33.5;
const ORIGIN: Point = { x: 0, y: 0 };
const MIDDLE = 17;

/** Marks of one space as an SVG path: along the rim, and in the middle too where no symbol stands. */
export function texturePath(color: Color, layout: BoardLayout, center: Point, isPlain: boolean): string {
  const places = [...rimPlaces(layout), ...(isPlain ? MIDDLE_PLACES : [])];
  const { mark } = TEXTURES[color];
  return places.map(({ x, y }) => `M${tenth(center.x + x)} ${tenth(center.y + y)}${mark}`).join('');
}

const MIDDLE_PLACES = [ORIGIN, ...ring(MIDDLE, 6)];

/** Twelve places along the rim, less those where the letter and the level stand. */
function rimPlaces(layout: BoardLayout): readonly Point[] {
  const taken = [cornerPlace(layout, ORIGIN, 'upperLeft'), cornerPlace(layout, ORIGIN, 'upperRight')];
  return ring(RIM, 12).filter((place) =>
    taken.every((other) => Math.hypot(place.x - other.x, place.y - other.y) > 17),
  );
}

function ring(distance: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
