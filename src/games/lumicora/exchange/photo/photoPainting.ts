/** What a photo shows, as strokes on a painted reef, as ground of a printed board, and beside a reef that is known. */

import {
  type BaseTerrain,
  createBoard,
  isStartingArea,
  type ReefBoard,
  SPACE_COUNT,
} from '../../rules/boards';
import type { Color, Space } from '../../rules/model';
import { type View, type VisibleSpace, visibleSpace } from '../../rules/surface';
import type { PaintedSpace, Painting } from '../../session/reef/painting';
import { isCoral, type PhotoReading, type SeenSurface } from './model';

/** Only the spaces that become another. A photo tells colours: level and symbol stay where the colour does. */
export function photoPainting({ spaces }: PhotoReading, before: Painting): readonly PaintedSpace[] {
  return spaces.flatMap(({ space, surface }) => {
    const known = before[space] ?? null;
    const seen = paintedAs(surface, known);
    return seen?.color === known?.color ? [] : [{ space, seen }];
  });
}

/** Coral of another colour lies on top of what was there or in its place, and shows another symbol. */
function paintedAs(surface: SeenSurface, known: VisibleSpace | null): VisibleSpace | null {
  if (!isCoral(surface)) return null;
  return surface === known?.color ? known : { color: surface, level: known?.level ?? 1, symbol: null };
}

export interface PhotoDifference {
  readonly space: Space;
  /** What the tracked reef shows; null for bare ground. */
  readonly known: Color | null;
  readonly seen: Color | null;
  /** How likely the photo is right, 0 to 1. */
  readonly confidence: number;
}

/** By space. What kind of ground is bare makes no difference. */
export function photoDifferences({ spaces }: PhotoReading, view: View): readonly PhotoDifference[] {
  return spaces.flatMap(({ space, surface, confidence }) => {
    const known = visibleSpace(view, space)?.color ?? null;
    const seen = isCoral(surface) ? surface : null;
    return known === seen ? [] : [{ space, known, seen, confidence }];
  });
}

/** One letter a space, by space. */
const LETTERS = {
  water: 'w',
  limestone: 'l',
  // Something lies there after all.
  green: '-',
  pink: '-',
  blue: '-',
  yellow: '-',
} as const satisfies Readonly<Record<SeenSurface, string>>;

export function formatGround({ spaces }: PhotoReading): string {
  return spaces.map(({ surface }) => LETTERS[surface]).join('');
}

/**
 * BO-3: a photo tells water from limestone, but not what remote limestone costs: penalties stay where limestone is seen. An
 * address may hold any text; null for what is none of ours.
 */
export function paintGround(board: ReefBoard, ground: string): ReefBoard | null {
  if (ground.length !== SPACE_COUNT || !/^[wl-]*$/.test(ground)) return null;
  const seen = (space: number): BaseTerrain => {
    const known = board.terrain[space] as BaseTerrain;
    if (ground[space] === LETTERS.water) return 'water';
    return ground[space] === LETTERS.limestone && known === 'water' ? 'limestone' : known;
  };
  const painted = createBoard(board.side, seen);
  const isSame = painted.terrain.every(
    (kind, space) => isStartingArea(space) || kind === board.terrain[space],
  );
  return isSame ? board : painted;
}
