/** Every legal place for a colour, fast enough for thousands of look-aheads: no allocation per candidate. */

import { BASE_SPACES, isStartingArea, NEIGHBORS, PAIRS, SPACE_COUNT, type ReefBoard } from './boards';
import { COLORS, type Color } from './model';
import type { Placement } from './placement';
import type { Surface } from './surface';

export const PAIR_COUNT = PAIRS.length;
const FIRST = Uint8Array.from(PAIRS, ([a]) => a);
const SECOND = Uint8Array.from(PAIRS, ([, b]) => b);

/** Neighbours in rows of six, filled up with OFF_BOARD, which no surface ever marks. */
const OFF_BOARD = SPACE_COUNT;
const AROUND = Uint8Array.from(
  { length: SPACE_COUNT * 6 },
  (_, i) => NEIGHBORS[Math.floor(i / 6)]![i % 6] ?? OFF_BOARD,
);
const IS_BASE = Uint8Array.from({ length: SPACE_COUNT }, (_, space) => (isStartingArea(space) ? 0 : 1));

/** Scratch marks of one call; nothing in them outlives it. */
const touchesOwn = new Uint8Array(SPACE_COUNT + 1);
const touchesAny = new Uint8Array(SPACE_COUNT + 1);

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
  const { levels, colors, luminos } = surface;
  const { costs } = board;
  markNeighbors(surface, color);
  const needed = hasRoomNextToOwn(surface) ? touchesOwn : touchesAny;
  let count = 0;
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const a = FIRST[pair]!;
    const b = SECOND[pair]!;
    const level = levels[a]!;
    if (level !== levels[b]) continue;
    if (level === 0) {
      if (needed[a]! + needed[b]! === 0 || IS_BASE[a]! + IS_BASE[b]! !== 2) continue;
      if (costs[a]! + costs[b]! > limestone) continue;
    } else {
      if (luminos[a] === luminos[b]) continue;
      if (colors[a] !== color && colors[b] !== color) {
        if (!touchesInLevel(surface, a, color, level + 1) && !touchesInLevel(surface, b, color, level + 1))
          continue;
      }
    }
    found[count++] = pair;
  }
  return count;
}

/** Marks what touches a visible level-1 space of the colour, and what touches any Lumino. */
function markNeighbors({ levels, colors }: Surface, color: number): void {
  touchesOwn.fill(0);
  touchesAny.fill(0);
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (levels[space] === 0) continue;
    const own = levels[space] === 1 && colors[space] === color;
    for (let i = space * 6; i < space * 6 + 6; i++) {
      const neighbor = AROUND[i]!;
      touchesAny[neighbor] = 1;
      if (own) touchesOwn[neighbor] = 1;
    }
  }
}

/** False under exceptions A and B of PL-1: then nothing free for two lies next to the colour. */
function hasRoomNextToOwn({ levels }: Surface): boolean {
  for (const space of BASE_SPACES) {
    if (touchesOwn[space] === 0 || levels[space] !== 0) continue;
    for (let i = space * 6; i < space * 6 + 6; i++) {
      const neighbor = AROUND[i]!;
      if (neighbor !== OFF_BOARD && levels[neighbor] === 0 && IS_BASE[neighbor] === 1) return true;
    }
  }
  return false;
}

function touchesInLevel({ levels, colors }: Surface, space: number, color: number, level: number): boolean {
  for (let i = space * 6; i < space * 6 + 6; i++) {
    const neighbor = AROUND[i]!;
    if (colors[neighbor] === color && levels[neighbor] === level) return true;
  }
  return false;
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
