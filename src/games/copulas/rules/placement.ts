/** CP-2 to CP-5 for one tile: whether it may lie there, and else the first rule that is broken, with what shows it. */

import { err, ok, type Result } from '@/kit/result';

import { isInMiddle, isOnBoard, lightOf, MOST_LIGHTS, type Board } from './board';
import type { Cell } from './cells';
import { cellsOf, neighborsOf, type Tile } from './pieces';

export interface LaidTile {
  readonly seat: number;
  readonly tile: Tile;
}

/** What cannot lie on a table at all. */
export type ImpossiblePlacement =
  | { readonly rule: 'CP-3'; readonly code: 'off-board'; readonly cells: readonly Cell[] }
  /** `cells` are those that are taken, `tiles` the tiles that lie there. */
  | {
      readonly rule: 'CP-3';
      readonly code: 'overlap';
      readonly cells: readonly Cell[];
      readonly tiles: readonly number[];
    };

/** What merely breaks a rule. */
export type BrokenPlacement =
  | { readonly rule: 'CP-2'; readonly code: 'first-not-u'; readonly cells: readonly Cell[] }
  | { readonly rule: 'CP-2'; readonly code: 'outside-middle'; readonly cells: readonly Cell[] }
  | { readonly rule: 'CP-3'; readonly code: 'on-joint'; readonly cells: readonly Cell[] }
  | { readonly rule: 'CP-4'; readonly code: 'touches-nothing'; readonly cells: readonly Cell[] }
  /** `cells` are those that shine. */
  | {
      readonly rule: 'CP-5';
      readonly code: 'too-bright';
      readonly cells: readonly Cell[];
      readonly lights: number;
    };

export type PlacementRejection = ImpossiblePlacement | BrokenPlacement;

export function coveredBy({ tile }: { readonly tile: Tile }): readonly Cell[] {
  return cellsOf(tile, tile.at);
}

/** CG-1: the lights under a tile; null where the app does not know them. */
export function lightsUnder(board: Board, tile: Tile): number | null {
  if (board.lights === null) return null;
  return cellsOf(tile, tile.at).reduce((sum, cell) => sum + lightOf(board, cell), 0);
}

export function findImpossible(
  board: Board,
  laid: readonly LaidTile[],
  tile: Tile,
): ImpossiblePlacement | null {
  const cells = cellsOf(tile, tile.at);
  const outside = cells.filter((cell) => !isOnBoard(board, cell));
  if (outside.length > 0) return { rule: 'CP-3', code: 'off-board', cells: outside };
  const tiles: number[] = [];
  const taken: Cell[] = [];
  laid.forEach((other, index) => {
    const shared = coveredBy(other).filter((cell) => cells.includes(cell));
    if (shared.length === 0) return;
    tiles.push(index);
    taken.push(...shared);
  });
  return taken.length === 0 ? null : { rule: 'CP-3', code: 'overlap', cells: taken, tiles };
}

/** `typed` stands for the lights where the app does not know them. What is impossible is told before any broken rule. */
export function checkPlacement(
  board: Board,
  laid: readonly LaidTile[],
  tile: Tile,
  typed: number | null = null,
): Result<{ readonly points: number | null }, PlacementRejection> {
  const impossible = findImpossible(board, laid, tile);
  if (impossible !== null) return err(impossible);
  const broken = findBroken(board, laid, tile, typed);
  return broken === null ? ok({ points: lightsUnder(board, tile) ?? typed }) : err(broken);
}

function findBroken(
  board: Board,
  laid: readonly LaidTile[],
  tile: Tile,
  typed: number | null,
): BrokenPlacement | null {
  const cells = cellsOf(tile, tile.at);
  if (laid.length === 0) {
    if (tile.shape !== 'U') return { rule: 'CP-2', code: 'first-not-u', cells };
    const outside = cells.filter((cell) => !isInMiddle(board, cell));
    if (outside.length > 0) return { rule: 'CP-2', code: 'outside-middle', cells: outside };
  }
  const joints = cells.filter((cell) => board.joints.includes(cell));
  if (joints.length > 0) return { rule: 'CP-3', code: 'on-joint', cells: joints };
  if (laid.length > 0 && !touches(laid, cells)) return { rule: 'CP-4', code: 'touches-nothing', cells };
  const lights = lightsUnder(board, tile) ?? typed ?? 0;
  if (lights <= MOST_LIGHTS) return null;
  const shining = board.lights === null ? cells : cells.filter((cell) => lightOf(board, cell) > 0);
  return { rule: 'CP-5', code: 'too-bright', cells: shining, lights };
}

function touches(laid: readonly LaidTile[], cells: readonly Cell[]): boolean {
  const around = new Set(cells.flatMap(neighborsOf));
  return laid.some((other) => coveredBy(other).some((cell) => around.has(cell)));
}
