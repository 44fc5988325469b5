/**
 * Where on a honeycomb the board lies. Its outline of 5, 6, 7, 8, 7, 6 and 5 spaces fits in one way and its half turn only:
 * every side of a space speaks for or against being printed, and the placement with most printed sides inside and
 * fewest around it is the board.
 */

import { SPACE_CELLS } from '../../rules/boards';
import { type GridPose, movedPose } from './gridLines';
import { ROW_HEIGHT } from './homography';
import { SIDE_NET } from './netWeights';
import { LOOK_SIZE, lookAtSide, tellable } from './sideLook';
import { answerOf } from './smallNet';
import type { SmallPicture } from './smallPicture';

/** A place of the board on a honeycomb: turned by sixths around d4, then moved along both axes by whole spaces. */
export interface Placement {
  readonly sixths: number;
  readonly q: number;
  readonly r: number;
  /** The mean over all sides of how much likelier they are printed than not, as a logarithm. */
  readonly score: number;
}

/** Cells by two axes: q along a row, r down to the right. Of the six neighbors, three come later. */
interface Cell {
  readonly q: number;
  readonly r: number;
}
const LATER: readonly (Cell & { readonly angle: number })[] = [
  { q: 1, r: 0, angle: Math.PI / 2 },
  { q: 0, r: 1, angle: -Math.PI / 6 },
  { q: -1, r: 1, angle: Math.PI / 6 },
];

const MIDDLE_ROW = 3;
const MIDDLE_X = 6;
const BOARD: readonly Cell[] = SPACE_CELLS.map(({ row, x }) => {
  const r = row - MIDDLE_ROW;
  return { q: (x - MIDDLE_X - r) / 2, r };
});

/** Sides are kept for cells so far from d4, along both axes. */
const REACH = 9;
const SPAN = 2 * REACH + 1;
/** In widths of a space from the middle of the board: farther away, perspective is guesswork. */
const FARTHEST_SIDE = 7.2;
/** How far the board is looked for from where it is thought to be, in spaces. */
const FARTHEST_MOVE = 3;

/** No single side says more than this. */
const LOUDEST = 2.5;
/** A board is seldom cut off by the picture's edge. */
const BESIDE_PICTURE = -0.7;

function indexOf(q: number, r: number, later: number): number {
  return ((r + REACH) * SPAN + (q + REACH)) * LATER.length + later;
}

/** By sixths: the sides of all spaces, each once, as cell and direction. */
const SIDES: readonly (readonly (readonly [q: number, r: number, later: number])[])[] = [0, 1, 2].map(
  (sixths) => {
    const cells = BOARD.map((cell) => turned(cell, sixths));
    const found = new Map<number, readonly [number, number, number]>();
    for (const { q, r } of cells) {
      LATER.forEach((way, later) => {
        found.set(indexOf(q, r, later), [q, r, later]);
        found.set(indexOf(q - way.q, r - way.r, later), [q - way.q, r - way.r, later]);
      });
    }
    return [...found.values()];
  },
);

function turned({ q, r }: Cell, sixths: number): Cell {
  return sixths === 0 ? { q, r } : turned({ q: -r, r: q + r }, sixths - 1);
}

const MOVES: readonly Cell[] = (() => {
  const moves: Cell[] = [];
  for (let q = -FARTHEST_MOVE; q <= FARTHEST_MOVE; q++) {
    for (let r = -FARTHEST_MOVE; r <= FARTHEST_MOVE; r++) {
      if (Math.abs(q + r) <= FARTHEST_MOVE) moves.push({ q, r });
    }
  }
  return moves;
})();

/** How each side of the honeycomb around a pose speaks; what is not in the picture is not a number. */
export function sideVoices(picture: SmallPicture, pose: GridPose): Float64Array {
  const voices = new Float64Array(SPAN * SPAN * LATER.length).fill(NaN);
  const look = new Float64Array(LOOK_SIZE);
  for (let r = -REACH; r <= REACH; r++) {
    for (let q = -REACH; q <= REACH; q++) {
      LATER.forEach((way, later) => {
        const u = q + way.q / 2 + (r + way.r / 2) / 2 - 0.5;
        const v = (r + way.r / 2) * ROW_HEIGHT;
        if (Math.hypot(u, v) > FARTHEST_SIDE) return;
        const isSeen = lookAtSide(picture, pose, u, v, Math.cos(way.angle), Math.sin(way.angle), look);
        if (isSeen) voices[indexOf(q, r, later)] = voiceOf(look);
      });
    }
  }
  return voices;
}

/** Positive for a printed side. */
function voiceOf(look: Float64Array): number {
  return Math.max(-LOUDEST, Math.min(LOUDEST, answerOf(SIDE_NET, tellable(look))));
}

/** Best first. */
export function placementsBy(voices: Float64Array): readonly Placement[] {
  return SIDES.flatMap((sides, sixths) =>
    MOVES.map(({ q, r }) => ({ sixths, q, r, score: scoreOf(voices, sides, q, r) })),
  ).sort((a, b) => b.score - a.score);
}

function scoreOf(voices: Float64Array, sides: (typeof SIDES)[number], q: number, r: number): number {
  let sum = 0;
  for (const [sideQ, sideR, later] of sides) {
    const [atQ, atR] = [sideQ + q, sideR + r];
    const isKept = Math.abs(atQ) <= REACH && Math.abs(atR) <= REACH;
    const voice = isKept ? voices[indexOf(atQ, atR, later)]! : NaN;
    sum += Number.isNaN(voice) ? BESIDE_PICTURE : voice;
  }
  return sum / sides.length;
}

/** The pose of a board that lies so on the honeycomb of another pose. */
export function placed(pose: GridPose, { sixths, q, r }: Omit<Placement, 'score'>): GridPose {
  const turn = (sixths * Math.PI) / 3;
  // d4 lies half a space before the middle of the board, along its row.
  const u = q + r / 2 - 0.5 + Math.cos(turn) / 2;
  const v = r * ROW_HEIGHT + Math.sin(turn) / 2;
  return movedPose(pose, turn, u, v);
}
