import { adviceSteps, moveSteps } from '@/games/copulas/play/players';
import { applyMove, copyState, playStateOf, totalsOf } from '@/games/copulas/play/playState';
import { reviewSteps } from '@/games/copulas/play/review';
import { afterTurn, isOver, LEVELS, openCourse, placesFor, type Turn } from '@/games/copulas/rules/course';
import { scoreFinal } from '@/games/copulas/rules/finalScoring';
import { groupSizes } from '@/games/copulas/rules/groups';
import { tileOfMove } from '@/games/copulas/rules/legalPlacements';
import { createRng } from '@/kit/rng';
import { finish } from '@/kit/slices';

import { boardWith, randomBoard } from '../../../support/copulas';
import { propertyRuns } from '../../../support/propertyRuns';

test.each([2, 3, 4])('the quick state plays by the rules, %d players', (players) => {
  for (let seed = 0; seed < propertyRuns(3, 200); seed++) {
    const rng = createRng(seed);
    const board = randomBoard(rng, players);
    let course = openCourse({ board, seats: players, order: rng.pick(['japanese', 'english'] as const) });
    const state = playStateOf(course, false);
    while (state.seat !== -1) {
      const moves = [...state.moves.subarray(0, state.moveCount)];
      expect(moves.map(tileOfMove)).toEqual(placesFor(course, state.seat).map(({ tile }) => tile));
      const move = rng.pick(moves);
      const tile = tileOfMove(move);
      course = afterTurn(course, { kind: 'tile', seat: state.seat, shape: tile.shape, tile, typed: null });
      applyMove(state, move);
    }
    expect(isOver(course)).toBe(true);
    const scores = scoreFinal(
      course.scores.map((gained, seat) => ({ gained, groups: groupSizes(course.laid, seat), placed: 0 })),
    );
    expect(totalsOf(state)).toEqual(scores.map(({ total }) => total));
  }
});

test.each(LEVELS)(
  '%s moves legally, the same for the same seed, and leaves the position as it is',
  (level) => {
    const course = openCourse({
      board: boardWith(2, { f6: 3, g7: 5, e8: 2, c6: 4 }),
      seats: 2,
      order: 'japanese',
    });
    const state = playStateOf(course, false);
    const before = copyState(state);
    const move = finish(moveSteps(state, level, 7));
    expect([...state.moves.subarray(0, state.moveCount)]).toContain(move);
    expect(finish(moveSteps(state, level, 7))).toBe(move);
    expect(state).toEqual(before);
  },
);

/** Plays one game between two levels and tells by how much the first leads. */
function duel(seed: number): {
  readonly lead: number;
  readonly turns: readonly Turn[];
  readonly board: ReturnType<typeof randomBoard>;
} {
  const board = randomBoard(createRng(seed), 2);
  const state = playStateOf(openCourse({ board, seats: 2, order: 'japanese' }), false);
  const turns: Turn[] = [];
  for (let turn = 0; state.seat !== -1; turn++) {
    const { seat } = state;
    const move = finish(moveSteps(state, seat === seed % 2 ? 'hunter' : 'stargazer', turn));
    const tile = tileOfMove(move);
    turns.push({ kind: 'tile', seat, shape: tile.shape, tile, typed: null });
    applyMove(state, move);
  }
  const totals = totalsOf(state);
  return { lead: totals[seed % 2]! - totals[1 - (seed % 2)]!, turns, board };
}

test('who looks ahead beats who gazes at the stars', () => {
  const leads = [1, 2, 3, 4].map((seed) => duel(seed).lead);
  expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(3);
});

test('a hint is about a legal place, and a review names at most three turns, the worst first', () => {
  const { turns, board } = duel(9);
  const rules = { board, seats: 2, order: 'japanese' } as const;
  const course = openCourse(rules);
  const [best] = finish(adviceSteps(playStateOf(course, false), 1));
  expect(placesFor(course, 0).map(({ tile }) => tile)).toContainEqual(tileOfMove(best!.move));
  const found = finish(reviewSteps(rules, false, turns, 3));
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found.map(({ lost }) => lost)).toEqual(found.map(({ lost }) => lost).sort((a, b) => b - a));
});
