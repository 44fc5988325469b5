/** Painting a printed board: a tap turns a space into the next kind of ground its side can have (BO-3). */

import { BASE_SPACES, createBoard, PENALTIES, type BaseTerrain, type ReefBoard } from '../../rules/boards';
import type { Space } from '../../rules/model';

/** The kinds of ground in the order of taps. */
export const GROUND_KINDS: Readonly<Record<ReefBoard['side'], readonly BaseTerrain[]>> = {
  A: ['water', 'limestone'],
  B: ['water', 'limestone', ...PENALTIES],
};

export function paintNext(board: ReefBoard, painted: Space): ReefBoard {
  return paintStroke(board, [painted]);
}

/** A stroke makes all its spaces what a tap would make of the first. The starting area stays. */
export function paintStroke(board: ReefBoard, stroke: readonly Space[]): ReefBoard {
  const painted = stroke.filter((space) => BASE_SPACES.includes(space));
  const [first] = painted;
  if (first === undefined) return board;
  const kinds = GROUND_KINDS[board.side];
  const kind = kinds[(kinds.indexOf(board.terrain[first] as BaseTerrain) + 1) % kinds.length]!;
  return createBoard(board.side, (space) =>
    painted.includes(space) ? kind : (board.terrain[space] as BaseTerrain),
  );
}
