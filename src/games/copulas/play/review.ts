/** A finished game looked over: which turns cost most, by what the search would have done instead. */

import { searchSteps } from '@/tabletop/play/search';

import { afterTurn, openCourse, type CourseRules, type Turn } from '../rules/course';
import { tileOfMove } from '../rules/legalPlacements';
import type { Tile } from '../rules/pieces';
import { copulasSearch } from './players';
import { applyMove, copyState, playStateOf, totalsOf, type PlayState } from './playState';

export interface CostlyTurn {
  readonly turn: number;
  readonly seat: number;
  /** About the points that a better place was worth more. */
  readonly lost: number;
  readonly better: Tile;
}

const PLAYOUTS = 60;
/** Simulations differ by so much anyway. */
const LEAST_LOSS = 2;

/** The costliest turns, the worst first; each step tells the share that is done. */
export function* reviewSteps(
  rules: CourseRules,
  teams: boolean,
  turns: readonly Turn[],
  most: number,
): Generator<number, readonly CostlyTurn[]> {
  const found: CostlyTurn[] = [];
  let course = openCourse(rules);
  for (const [index, turn] of turns.entries()) {
    yield index / turns.length;
    if (turn.kind === 'tile' && turn.tile !== null) {
      const state = playStateOf(course, teams);
      const search = searchSteps(copulasSearch, state, { playouts: PLAYOUTS, seed: index });
      for (;;) {
        const step = search.next();
        if (step.done !== true) {
          yield index / turns.length;
          continue;
        }
        const best = step.value[0];
        if (best !== undefined && state.seat === turn.seat) {
          const better = tileOfMove(best.move);
          const lost = Math.round(leadAfter(state, better) - leadAfter(state, turn.tile));
          if (lost >= LEAST_LOSS) found.push({ turn: index, seat: turn.seat, lost, better });
        }
        break;
      }
    }
    course = afterTurn(course, turn);
  }
  return found.sort((a, b) => b.lost - a.lost).slice(0, most);
}

/** By how much the mover leads right after the tile and the best answer to it. */
function leadAfter(state: PlayState, tile: Tile): number {
  const after = copyState(state);
  const { seat } = state;
  const moves = [...state.moves.subarray(0, state.moveCount)];
  const move = moves.find((each) => {
    const other = tileOfMove(each);
    return other.at === tile.at && other.open === tile.open;
  });
  if (move === undefined) return 0;
  applyMove(after, move);
  const totals = totalsOf(after);
  const rival = Math.max(...totals.filter((_, other) => other !== seat));
  const answer =
    after.seat === -1 || after.seat === seat
      ? 0
      : Math.max(...[...after.moves.subarray(0, after.moveCount)].map((each) => pointsOf(after, each)));
  const again =
    after.seat === seat
      ? Math.max(...[...after.moves.subarray(0, after.moveCount)].map((each) => pointsOf(after, each)))
      : 0;
  return totals[seat]! - rival - answer + again;
}

function pointsOf({ board }: PlayState, move: number): number {
  return board.bits.sums[move % 8]![Math.floor(move / 8)]!;
}
