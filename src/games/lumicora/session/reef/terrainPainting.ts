/** Painting a printed board: each tap turns a space into the next kind of ground its side can have (BO-3). */

import { BASE_SPACES, createBoard, PENALTIES, type BaseTerrain, type ReefBoard } from '../../rules/boards';
import type { Space } from '../../rules/model';

/** The kinds of ground in the order of taps. */
export const GROUND_KINDS: Readonly<Record<ReefBoard['side'], readonly BaseTerrain[]>> = {
  A: ['water', 'limestone'],
  B: ['water', 'limestone', ...PENALTIES],
};

export function paintNext(board: ReefBoard, painted: Space): ReefBoard {
  if (!BASE_SPACES.includes(painted)) return board;
  const kinds = GROUND_KINDS[board.side];
  return createBoard(board.side, (space) => {
    const now = board.terrain[space] as BaseTerrain;
    return space === painted ? kinds[(kinds.indexOf(now) + 1) % kinds.length]! : now;
  });
}
