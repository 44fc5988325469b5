/** Which part of a honeycomb is the board: on the plane it goes on and on, on the picture it ends. */

import type { EdgeField } from './edgeField';
import { agreement, fitRounds } from './gridFit';
import { BOARD_LINES, BOARD_LINES_BY_DIRECTION, LINES_BEYOND, type GridLines } from './gridLines';
import { movedPose, type GridPose } from './gridPose';
import { ROW_HEIGHT } from './homography';

interface BoardFit {
  readonly pose: GridPose;
  readonly score: number;
}

interface Move {
  readonly turn: number;
  readonly u: number;
  readonly v: number;
}

/** How far the middle of the board is looked for, in widths of a space. */
const FARTHEST = 2.7;
/** As far as the next space. */
const NEXT = 1.1;
/** Places on the honeycomb from which a fit is tried, and how often it may move on. */
const TRIED = 3;
const MOST_MOVES = 4;

/** Lines beyond the board speak against it, less than its own for it: other things may lie there. */
const WEIGHT_BEYOND = 0.3;

/** Yields how much is done, 0 to 1. */
export function* findBoard(field: EdgeField, lattice: GridPose): Generator<number, GridPose> {
  let best: BoardFit = { pose: lattice, score: -Infinity };
  const starts = placements(field, lattice, FARTHEST).slice(0, TRIED);
  for (const [index, { pose }] of starts.entries()) {
    yield index / TRIED;
    const fit = settle(field, pose);
    if (fit.score > best.score) best = fit;
  }
  return best.pose;
}

/**
 * How plainly a board is seen: lines in its faintest direction, less those beyond it. For lines in some direction are
 * on any floor, and a pattern without end is no board.
 */
export function plainnessOf(field: EdgeField, pose: GridPose): number {
  const directions = BOARD_LINES_BY_DIRECTION.map((lines) => agreement(field, pose, lines));
  return Math.min(...directions) - Math.max(0, agreement(field, pose, LINES_BEYOND));
}

/** The honeycomb moved by a space to where its lines are seen best, or not at all. */
export function bestMoved(field: EdgeField, lattice: GridPose, lines: GridLines): GridPose {
  let best: BoardFit = { pose: lattice, score: agreement(field, lattice, lines) };
  for (const { turn, u, v } of MOVES) {
    if (turn !== 0 || Math.hypot(u, v) > NEXT) continue;
    const pose = movedPose(lattice, turn, u, v);
    const score = agreement(field, pose, lines);
    if (score > best.score) best = { pose, score };
  }
  return best.pose;
}

/** Fits the board as it lies, and again where it lies better a space on: a better fit shows the rim better. */
function settle(field: EdgeField, start: GridPose): BoardFit {
  let best: BoardFit = { pose: start, score: -Infinity };
  for (let move = 0; move < MOST_MOVES; move++) {
    const pose = fitRounds(field, best.pose, BOARD_LINES, 0.18, 'perspective', 2);
    const next = pose && placements(field, pose, NEXT)[0];
    if (!next || next.score <= best.score) break;
    best = next;
  }
  return best;
}

/** Best first. */
function placements(field: EdgeField, lattice: GridPose, distance: number): readonly BoardFit[] {
  return MOVES.filter(({ u, v }) => Math.hypot(u, v) < distance)
    .map(({ turn, u, v }) => {
      const pose = movedPose(lattice, turn, u, v);
      return { pose, score: scoreBoard(field, pose) };
    })
    .sort((a, b) => b.score - a.score);
}

function scoreBoard(field: EdgeField, pose: GridPose): number {
  return agreement(field, pose, BOARD_LINES) - WEIGHT_BEYOND * agreement(field, pose, LINES_BEYOND);
}

/** Turns and moves after which the honeycomb looks the same; a board turned by half is the same anyway. */
const MOVES: readonly Move[] = [0, 1, 2].flatMap((sixths) => {
  const turn = (sixths * Math.PI) / 3;
  const found: Move[] = [];
  for (let row = -4; row <= 4; row++) {
    for (let x = -8; x <= 8; x++) {
      if ((row + x) % 2 === 0) continue;
      found.push({ turn, u: x / 2 - Math.cos(turn) / 2, v: row * ROW_HEIGHT - Math.sin(turn) / 2 });
    }
  }
  return found;
});
