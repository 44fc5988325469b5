/** The ground that a photo of an empty board shows, as a short text between two pages, and painted on a board. */

import {
  createBoard,
  isStartingArea,
  SPACE_COUNT,
  type BaseTerrain,
  type ReefBoard,
} from '../../rules/boards';
import type { PhotoReading, SeenSurface } from './model';

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
