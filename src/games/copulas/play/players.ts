/** Who plays against a person: from one who takes what shines to one who looks ahead. */

import { createRng, type Rng } from '@/kit/rng';
import { searchSteps, type RatedMove, type SearchGame } from '@/tabletop/play/search';

import type { Level } from '../rules/course';
import { tileOfMove } from '../rules/legalPlacements';
import type { Tile } from '../rules/pieces';
import {
  applyMove,
  copyState,
  pointsOfMove,
  prepareRatings,
  ratingOf,
  resultOf,
  type PlayState,
} from './playState';

/** Looks one move ahead and sways by up to `sway` points, or plays so many games to their end before each move. */
type Manner =
  | { readonly kind: 'points'; readonly sway: number }
  | { readonly kind: 'rating'; readonly sway: number }
  | { readonly kind: 'search'; readonly playouts: number };

const MANNERS: Readonly<Record<Level, Manner>> = {
  stargazer: { kind: 'points', sway: 12 },
  collector: { kind: 'points', sway: 0.5 },
  weaver: { kind: 'rating', sway: 0.5 },
  hunter: { kind: 'search', playouts: 24 },
  master: { kind: 'search', playouts: 400 },
};

/** How much a quick player of the simulations sways. */
const QUICK_SWAY = 4;

export const copulasSearch: SearchGame<PlayState> = {
  copy: copyState,
  seatOf: ({ seat }) => (seat === -1 ? null : seat),
  moves: ({ moves, moveCount }) => moves.subarray(0, moveCount),
  apply: applyMove,
  result: resultOf,
  rate: (state, move) => {
    prepareRatings(state);
    return ratingOf(state, move);
  },
  quickMove: (state, rng) => bestBy(state, rng, QUICK_SWAY, ratingOf),
};

function bestBy(
  state: PlayState,
  rng: Rng,
  sway: number,
  rating: (state: PlayState, move: number) => number,
): number {
  prepareRatings(state);
  const { moves, moveCount } = state;
  let best = moves[0]!;
  let most = -Infinity;
  for (let index = 0; index < moveCount; index++) {
    const worth = rating(state, moves[index]!) + sway * rng.next();
    if (worth <= most) continue;
    most = worth;
    best = moves[index]!;
  }
  return best;
}

/** The move of a level, in steps that tell how far the thinking is. The game must not be over. */
export function* moveSteps(state: PlayState, level: Level, seed: number): Generator<number, number> {
  const manner = MANNERS[level];
  if (manner.kind !== 'search') {
    const rating = manner.kind === 'points' ? pointsOfMove : ratingOf;
    return bestBy(state, createRng(seed), manner.sway, rating);
  }
  const found = yield* searchSteps(copulasSearch, state, { playouts: manner.playouts, seed });
  return found[0]!.move;
}

export function* tileSteps(state: PlayState, level: Level, seed: number): Generator<number, Tile> {
  return tileOfMove(yield* moveSteps(state, level, seed));
}

/** What the strongest level thinks of the moves that it looked into, the best first. */
export function adviceSteps(state: PlayState, seed: number): Generator<number, readonly RatedMove[]> {
  return searchSteps(copulasSearch, state, { playouts: 400, seed });
}
