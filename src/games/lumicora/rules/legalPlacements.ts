/** Every legal place for a colour, fast enough for thousands of look-aheads: no allocation per candidate. */

import { isStartingArea, NEIGHBORS, PAIRS, SPACE_COUNT, type ReefBoard } from './boards';
import { COLORS, type Color, type Space } from './model';
import type { Placement } from './placement';
import type { Surface } from './surface';

// Module constants of its own: bundlers turn imported ones into property reads, which cost in tight loops.
const SPACES = SPACE_COUNT;
export const PAIR_COUNT = PAIRS.length;
const FIRST = Uint8Array.from(PAIRS, ([a]) => a);
const SECOND = Uint8Array.from(PAIRS, ([, b]) => b);
const IS_GROUND = Uint8Array.from(PAIRS, (pair) => (pair.some(isStartingArea) ? 0 : 1));

/** Sets of spaces as bits in two words: spaces 0 to 31 in the low one, the rest in the high one. */
const LOW_SPACES = 32;
const lowBits = (spaces: readonly Space[]) =>
  spaces.reduce((bits, s) => bits | (s < LOW_SPACES ? 1 << s : 0), 0);
const highBits = (spaces: readonly Space[]) =>
  spaces.reduce((bits, s) => bits | (s < LOW_SPACES ? 0 : 1 << (s - LOW_SPACES)), 0);
const aroundPair = ([a, b]: readonly [Space, Space]) => [...NEIGHBORS[a]!, ...NEIGHBORS[b]!];
/** What a Lumino on each pair touches. */
const AROUND_LOW = Int32Array.from(PAIRS, (pair) => lowBits(aroundPair(pair)));
const AROUND_HIGH = Int32Array.from(PAIRS, (pair) => highBits(aroundPair(pair)));

/** Scratch of one call: the visible spaces of the colour by level. All 0 between calls. */
const MOST_LEVELS = 256;
const ownLow = new Int32Array(MOST_LEVELS + 1);
const ownHigh = new Int32Array(MOST_LEVELS + 1);

/**
 * Writes the indexes into PAIRS of all legal placements, in order, into `found` (room for PAIR_COUNT) and returns
 * how many there are. `color` is an index into COLORS. Says the same as `checkPlacement` for every pair.
 */
export function listLegalPairs(
  board: ReefBoard,
  surface: Surface,
  color: number,
  limestone: number,
  found: Uint8Array,
): number {
  const { levels, colors } = surface;
  let coveredLow = 0;
  let coveredHigh = 0;
  let highest = 1;
  for (let space = 0; space < SPACES; space++) {
    const level = levels[space]!;
    if (level === 0) continue;
    const low = space < LOW_SPACES ? 1 << space : 0;
    const high = space < LOW_SPACES ? 0 : 1 << (space - LOW_SPACES);
    coveredLow |= low;
    coveredHigh |= high;
    if (colors[space] !== color) continue;
    ownLow[level] = ownLow[level]! | low;
    ownHigh[level] = ownHigh[level]! | high;
    if (level > highest) highest = level;
  }
  let count = collect(board, surface, color, limestone, ownLow[1]!, ownHigh[1]!, found);
  // PL-1, exceptions A and B: no room next to the colour in level 1, so any Lumino will do.
  if (count < 0) count = collect(board, surface, color, limestone, coveredLow, coveredHigh, found);
  ownLow.fill(0, 1, highest + 1);
  ownHigh.fill(0, 1, highest + 1);
  return count < 0 ? -1 - count : count;
}

/**
 * Counts the legal pairs, given what a Lumino on the ground must touch. Where the ground has no room for that, the
 * answer is -1 minus the count.
 */
function collect(
  { costs }: ReefBoard,
  { levels, colors, luminos }: Surface,
  color: number,
  limestone: number,
  touchLow: number,
  touchHigh: number,
  found: Uint8Array,
): number {
  let count = 0;
  let hasRoom = false;
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const a = FIRST[pair]!;
    const b = SECOND[pair]!;
    const level = levels[a]!;
    if (level !== levels[b]) continue;
    const aroundLow = AROUND_LOW[pair]!;
    const aroundHigh = AROUND_HIGH[pair]!;
    if (level === 0) {
      if (((aroundLow & touchLow) | (aroundHigh & touchHigh)) === 0 || IS_GROUND[pair] === 0) continue;
      hasRoom = true;
      if (costs[a]! + costs[b]! > limestone) continue;
    } else {
      if (luminos[a] === luminos[b]) continue;
      if (colors[a] !== color && colors[b] !== color) {
        if (((aroundLow & ownLow[level + 1]!) | (aroundHigh & ownHigh[level + 1]!)) === 0) continue;
      }
    }
    found[count++] = pair;
  }
  return hasRoom ? count : -1 - count;
}

/** All legal placements of a Lumino of this colour, in reading order. */
export function legalPlacements(
  board: ReefBoard,
  surface: Surface,
  color: Color,
  limestone: number,
): readonly Placement[] {
  const found = new Uint8Array(PAIR_COUNT);
  const count = listLegalPairs(board, surface, COLORS.indexOf(color), limestone, found);
  return Array.from(found.subarray(0, count), (pair) => {
    const on = PAIRS[pair]!;
    const level = surface.levels[on[0]]! + 1;
    return { on, level, cost: level === 1 ? board.costs[on[0]]! + board.costs[on[1]]! : 0 };
  });
}
