import { guessCorners } from '@/games/lumicora/exchange/photo/guessCorners';
import { halfTurned } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Knowledge, Point, SpaceSample } from '@/games/lumicora/exchange/photo/model';
import { readSamples } from '@/games/lumicora/exchange/photo/readSamples';
import { sampleSpaces } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { DEFAULT_BOARDS, isStartingArea, type ReefBoard } from '@/games/lumicora/rules/boards';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { createRng, type Rng } from '@/kit/rng';

import type { Strengths } from '../../__tests__/support/photo/disturbances';
import { pixelsOf } from '../../__tests__/support/photo/jpeg';
import { photograph, type Photo } from '../../__tests__/support/photo/photograph';
import { legalReef, randomBoard } from '../../__tests__/support/randomReef';

/** A made photo, with what a person would do to it. */
export interface Trial {
  readonly photo: Photo;
  readonly board: ReefBoard;
  readonly luminos: readonly LaidLumino[];
  /** The handles as somebody drags them. */
  readonly dragged: Corners;
  /** The reef some placements earlier. */
  readonly earlier: readonly LaidLumino[];
}

export interface Verdict {
  readonly spaces: number;
  readonly wrong: number;
  readonly doubtful: number;
  /** Whether every wrong space is among the doubtful ones. */
  readonly isHonest: boolean;
  readonly looksLikeReef: boolean;
}

/** How far off a person leaves a handle, in widths of a space. */
const DRAG_ERROR = 0.15;

export function trialOf(seed: number, strengths: Strengths, isEmpty = false): Trial {
  const rng = createRng(seed);
  const board = [DEFAULT_BOARDS.A, DEFAULT_BOARDS.B, randomBoard(rng)][seed % 3]!;
  const luminos = isEmpty ? [] : legalReef(rng, board);
  const [width, height] = seed % 2 === 0 ? [800, 600] : [600, 800];
  const photo = photograph({ board, luminos, seed, strengths, width, height });
  const earlier = luminos.slice(0, Math.max(1, luminos.length - 1 - rng.int(6)));
  return { photo, board, luminos, dragged: drag(rng, photo.corners), earlier };
}

function drag(rng: Rng, corners: Corners): Corners {
  const width = widthOfSpace(corners);
  const off = ({ x, y }: Point): Point => {
    const angle = 2 * Math.PI * rng.next();
    const error = DRAG_ERROR * width * Math.sqrt(rng.next());
    return { x: x + error * Math.cos(angle), y: y + error * Math.sin(angle) };
  };
  const [a1, a5, g5, g1] = corners;
  return [off(a1), off(a5), off(g5), off(g1)];
}

function widthOfSpace([a1, a5]: Corners): number {
  return Math.hypot(a5.x - a1.x, a5.y - a1.y) / 4;
}

/** What each of the four ways to know about a reef knows. */
export const KNOWLEDGE = {
  board: ({ board }: Trial): Knowledge => ({ board, reef: null, box: null, isEmptyBoard: false }),
  nothing: (): Knowledge => ({ board: null, reef: null, box: null, isEmptyBoard: false }),
  reef: ({ board, earlier }: Trial): Knowledge => ({
    board,
    reef: surfaceOf(earlier),
    box: null,
    isEmptyBoard: false,
  }),
  emptyBoard: (): Knowledge => ({ board: null, reef: null, box: null, isEmptyBoard: true }),
} as const;

/** The starting area of an empty board is neither water nor limestone, and does not count. */
export function judge({ photo }: Trial, samples: readonly SpaceSample[], knowledge: Knowledge): Verdict {
  const { spaces, looksLikeReef } = readSamples(samples, new Map(), knowledge);
  const read = spaces.filter(({ space }) => !(knowledge.isEmptyBoard && isStartingArea(space)));
  const wrong = read.filter(({ space, surface }) => surface !== photo.surfaces[space]);
  return {
    spaces: read.length,
    wrong: wrong.length,
    doubtful: read.filter(({ isDoubtful }) => isDoubtful).length,
    isHonest: wrong.every(({ isDoubtful }) => isDoubtful),
    looksLikeReef,
  };
}

/** The first guess, turned the way a person would turn it; null where there is none. */
export function firstGuess({ photo }: Trial): Corners | null {
  const guess = guessCorners(photo.pixels);
  if (guess === null) return null;
  const turned = halfTurned(guess.corners);
  return farthest(guess.corners, photo.corners) <= farthest(turned, photo.corners) ? guess.corners : turned;
}

/** Whether no handle needs to be dragged by more than half a space. */
export function isNear(guess: Corners, truth: Corners): boolean {
  return farthest(guess, truth) <= widthOfSpace(truth) / 2;
}

function farthest(guess: Corners, truth: Corners): number {
  return Math.max(...guess.map(({ x, y }, index) => Math.hypot(x - truth[index]!.x, y - truth[index]!.y)));
}

/** From the file to the reading, as the app does it before a person has touched anything. */
export function msToRead({ photo, board }: Trial): number {
  const began = performance.now();
  const pixels = pixelsOf(photo.jpeg);
  const corners = guessCorners(pixels)?.corners ?? photo.corners;
  readSamples(sampleSpaces(pixels, corners), new Map(), {
    board,
    reef: null,
    box: null,
    isEmptyBoard: false,
  });
  return performance.now() - began;
}
