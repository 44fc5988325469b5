/** `photo`: where the reef lies on a picture, and what is seen on each of its spaces. */

import { decode } from 'jpeg-js';

import { isSound } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, PhotoReading, Pixels, Point } from '@/games/lumicora/exchange/photo/model';
import { reefSteps, spaceSteps } from '@/games/lumicora/exchange/photo/readReef';
import { nameOf, type ReefBoard, ROW_LENGTHS, SPACE_CELLS } from '@/games/lumicora/rules/boards';
import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';

import type { Answer, Answerer } from '../command/command';
import { formatTable } from '../command/table';

export interface PhotoQuestion {
  /** As somebody set them, in pixels of the file; null to look for them. */
  readonly corners: Corners | null;
  /** Null where the terrain is not known. */
  readonly board: ReefBoard | null;
}

const CORNER_NAMES = ['a1', 'a5', 'g5', 'g1'] as const;

/** The app looks at pictures of this size; a file may be larger, never too large to hold. */
const LONG_SIDE = 960;
const LEAST_LONG_SIDE = 200;
const MOST_MEGAPIXELS = 100;
const MOST_MEMORY_MB = 1024;

export function parseCorners(text: string): Result<Corners, string> {
  const numbers = text.split(',').map((word) => (/^\s*-?\d+(\.\d+)?\s*$/.test(word) ? Number(word) : NaN));
  if (numbers.length !== 8 || numbers.some((number) => !Number.isFinite(number))) {
    return err(`--corners: ${text} is not eight numbers, x,y of a1, a5, g5 and g1`);
  }
  const at = (corner: number): Point => ({ x: numbers[2 * corner]!, y: numbers[2 * corner + 1]! });
  const corners: Corners = [at(0), at(1), at(2), at(3)];
  return isSound(corners) ? ok(corners) : err('--corners: these four do not go around a board');
}

export function answerPhotos({ corners, board }: PhotoQuestion): Answerer {
  return (bytes) => {
    const opened = openPicture(bytes);
    if (!opened.ok) return opened;
    const { pixels, scale } = opened.value;
    const knowledge = { board, reef: null, box: null, isEmptyBoard: false };
    if (corners !== null) {
      const grid = scaled(corners, 1 / scale);
      const read = finish(spaceSteps(pixels, grid, { examples: new Map(), knowledge, mayTurn: false }));
      return ok(found(corners, true, read.reading));
    }
    const reef = finish(reefSteps(pixels, knowledge));
    return ok(reef === null ? NOTHING : found(scaled(reef.corners, scale), reef.isSure, reef.reading));
  };
}

const NOTHING: Answer = {
  json: { corners: null, sure: false, spaces: {} },
  table: 'No reef was found.',
  foundProblem: false,
};

function found(corners: Corners, isSure: boolean, { spaces }: PhotoReading): Answer {
  const places = corners.map(({ x, y }) => [tenth(x), tenth(y)] as const);
  // Where the grid may be wrong, every space may be.
  const readings = spaces.map(({ space, surface, isDoubtful }) => ({
    name: nameOf(space),
    is: surface,
    sure: isSure && !isDoubtful,
  }));
  const rows = ROW_LENGTHS.map((_, row) =>
    readings
      .filter((_reading, space) => SPACE_CELLS[space]!.row === row)
      .map(({ name, is, sure }) => `${name} ${is}${sure ? '' : '?'}`),
  );
  const heading = CORNER_NAMES.map((name, index) => `${name} at ${places[index]!.join(',')}`).join(', ');
  return {
    json: {
      corners: Object.fromEntries(CORNER_NAMES.map((name, index) => [name, places[index]])),
      sure: isSure,
      spaces: Object.fromEntries(readings.map(({ name, is, sure }) => [name, { is, sure }])),
    },
    table: `${heading}${isSure ? '' : ' (not sure)'}\n${formatTable(padded(rows), ['left'])}`,
    foundProblem: false,
  };
}

function padded(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const longest = Math.max(...ROW_LENGTHS);
  return rows.map((row) => [...row, ...Array<string>(longest - row.length).fill('')]);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function scaled([a1, a5, g5, g1]: Corners, by: number): Corners {
  const at = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  return [at(a1), at(a5), at(g5), at(g1)];
}

interface Opened {
  readonly pixels: Pixels;
  /** Pixels of the file for one of these. */
  readonly scale: number;
}

function openPicture(bytes: Uint8Array): Result<Opened, string> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return err('this is not a JPEG picture');
  let pixels: Pixels;
  try {
    pixels = decode(bytes, {
      useTArray: true,
      maxMemoryUsageInMB: MOST_MEMORY_MB,
      maxResolutionInMP: MOST_MEGAPIXELS,
    });
  } catch {
    return err('this picture is damaged, or of a kind that cannot be read');
  }
  const longSide = Math.max(pixels.width, pixels.height);
  if (longSide < LEAST_LONG_SIDE) return err('this picture is too small to make out the spaces');
  const scale = Math.max(1, longSide / LONG_SIDE);
  return ok({ pixels: scale === 1 ? pixels : smaller(pixels, scale), scale });
}

/** Each pixel is the mean of those it stands for. */
function smaller({ width, height, data }: Pixels, scale: number): Pixels {
  const [across, down] = [Math.round(width / scale), Math.round(height / scale)];
  const small = new Uint8Array(4 * across * down);
  for (let y = 0; y < down; y++) {
    const [top, bottom] = [Math.floor((y * height) / down), Math.floor(((y + 1) * height) / down)];
    for (let x = 0; x < across; x++) {
      const [left, right] = [Math.floor((x * width) / across), Math.floor(((x + 1) * width) / across)];
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = top; row < bottom; row++) {
          for (let column = left; column < right; column++)
            sum += data[4 * (row * width + column) + channel]!;
        }
        small[4 * (y * across + x) + channel] = sum / ((bottom - top) * (right - left));
      }
    }
  }
  return { width: across, height: down, data: small };
}
