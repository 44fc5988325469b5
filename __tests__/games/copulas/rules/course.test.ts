import { auditTurns, findTurnProblem } from '@/games/copulas/rules/audit';
import {
  afterTurn,
  canPlace,
  dueShape,
  earnsExtraTurn,
  EXTRA_TURN_AT,
  extraTurnsLeft,
  isOver,
  openCourse,
  placesFor,
  seatToPlay,
  tilesLeft,
  type Course,
  type Turn,
} from '@/games/copulas/rules/course';
import {
  BIGGEST_POINTS,
  biggestGroup,
  GROUP_TILE_POINTS,
  ISOLATED_POINTS,
  rankPlayers,
  rankTeams,
  scoreFinal,
  TEAMS,
  type FinalScore,
  type Standing,
} from '@/games/copulas/rules/finalScoring';
import { groupsOf } from '@/games/copulas/rules/groups';
import type { Shape } from '@/games/copulas/rules/pieces';

import { boardWith, courseAfter, laid, placed } from '../../../support/copulas';

/** A tile whose place does not matter. */
const gain = (seat: number, shape: Shape, points: number): Turn => ({
  kind: 'tile',
  seat,
  shape,
  tile: null,
  typed: points,
});
const skip = (seat: number): Turn => ({ kind: 'skip', seat });

const standing = (scores: readonly number[], seats = scores.length): Course => ({
  ...openCourse({ board: boardWith(seats), seats, order: 'japanese' }),
  scores,
});

describe('whose turn, which shape', () => {
  test('CP-1 shapes that each seat begins with, in both orders', () => {
    const first = (order: 'japanese' | 'english') => {
      const course = openCourse({ board: boardWith(4), seats: 4, order });
      return [0, 1, 2, 3].map((seat) => dueShape(course, seat)).join('');
    };
    expect(first('japanese')).toBe('UXUX');
    expect(first('english')).toBe('UUXU');
  });

  test('CP-1 shapes alternate, also after a wrong one; a skip leaves the shape due', () => {
    const turns = [placed(0, 'U f7 up'), placed(1, 'U g9 down'), skip(0)];
    const course = courseAfter(boardWith(2), 2, turns);
    expect([dueShape(course, 0), dueShape(course, 1)]).toEqual(['X', 'X']);
    expect(seatToPlay(course)).toBe(1);
    expect(tilesLeft(course, 0, 'U')).toBe(5);
  });

  test('CP-1 the wrong seat and the wrong shape are found, in the order of the file', () => {
    const rules = { board: boardWith(3), seats: 3, order: 'japanese' } as const;
    const turns = [placed(1, 'U f8 up'), placed(0, 'U f10 down'), placed(1, 'U d8 left')];
    expect(auditTurns(rules, turns)).toEqual([
      { turn: 0, rule: 'CP-1', code: 'wrong-seat' },
      { turn: 1, rule: 'CP-1', code: 'wrong-seat' },
      { turn: 2, rule: 'CP-1', code: 'wrong-shape' },
    ]);
  });

  test('CP-6 who has none of the shape that is due is stuck, whatever else is left', () => {
    const turns = Array.from({ length: 6 }, () => gain(0, 'X', 0));
    const course = [...turns, gain(0, 'U', 0)].reduce(afterTurn, standing([0, 0]));
    expect(dueShape(course, 0)).toBe('X');
    expect(canPlace(course, 0)).toBe(false);
    expect(placesFor(course, 0)).toEqual([]);
    expect(tilesLeft(course, 0, 'U')).toBe(5);
  });

  test('CP-6 a skip by who could place is found, one by who could not is not', () => {
    const rules = { board: boardWith(2), seats: 2, order: 'japanese' } as const;
    expect(auditTurns(rules, [skip(0)])).toEqual([{ turn: 0, rule: 'CP-6', code: 'could-place' }]);
    // A cross has no place on an empty board, so seat 2 cannot but skip.
    expect(auditTurns(rules, [skip(0), skip(1)])).toHaveLength(1);
    expect(auditTurns(rules, [skip(0), placed(1, 'X f7')])[1]).toMatchObject({ rule: 'CP-2' });
    expect(auditTurns(rules, [skip(0), placed(1, 'U f7 up')])[1]).toMatchObject({ rule: 'CP-1' });
  });
});

describe('points and extra turns', () => {
  test('CG-1 scores are sums of what tiles cover', () => {
    const board = boardWith(2, { e7: 4, g6: 3, g8: 2 });
    const course = courseAfter(board, 2, [placed(0, 'U f7 up', 25), placed(1, 'X g9')]);
    expect(course.scores).toEqual([7, 2]);
  });

  test.each([
    ['CG-2 exactly 20', [14, 0], 6, true],
    ['CG-2 exactly 40', [35, 0], 5, true],
    ['CG-2 exactly 60', [59, 0], 1, true],
    ['CG-2 nothing gained while standing on 20', [20, 0], 0, false],
    ['CG-2 beyond 20', [14, 0], 7, false],
    ['CG-2 exactly 80 is none of them', [74, 0], 6, false],
  ] as const)('%s', (_, scores, points, again) => {
    const course = afterTurn(standing(scores), gain(0, 'U', points));
    expect(seatToPlay(course)).toBe(again ? 0 : 1);
    expect(extraTurnsLeft(course, 0)).toBe(again ? 1 : 2);
  });

  test('CG-2 what would earn an extra turn can be asked before', () => {
    expect(EXTRA_TURN_AT).toEqual([20, 40, 60]);
    const course = standing([14, 0]);
    expect([5, 6, 7].map((points) => earnsExtraTurn(course, 0, points))).toEqual([false, true, false]);
    expect(findTurnProblem(course, gain(1, 'X', 6))).toMatchObject({ rule: 'CP-1', code: 'wrong-seat' });
  });

  test('CG-2 only as many as the seat has, and one may earn another', () => {
    const limits = ([2, 3, 4] as const).map((seats) =>
      Array.from({ length: seats }, (_, seat) => extraTurnsLeft(standing(Array(seats).fill(0)), seat)),
    );
    expect(limits).toEqual([
      [2, 3],
      [1, 2, 2],
      [1, 1, 2, 2],
    ]);
    let course = afterTurn(standing([11, 0]), gain(0, 'U', 9));
    course = afterTurn({ ...course, scores: [38, 0] }, gain(0, 'X', 2));
    expect(seatToPlay(course)).toBe(0);
    course = afterTurn({ ...course, scores: [59, 0] }, gain(0, 'U', 1));
    expect([seatToPlay(course), extraTurnsLeft(course, 0)]).toEqual([1, 0]);
  });

  test('CG-2 an extra turn missed, one taken, and a skipped one that counts as used', () => {
    const lights = { e7: 5, g6: 4, f8: 5, e9: 4, h9: 2 };
    const rules = { board: boardWith(2, lights), seats: 2, order: 'japanese' } as const;
    const twice = [placed(0, 'U f7 up'), placed(0, 'X f9')];
    expect(auditTurns(rules, twice)).toEqual([{ turn: 1, rule: 'CG-2', code: 'extra-turn-taken' }]);
    const before: readonly Turn[] = [
      gain(0, 'U', 9),
      gain(1, 'X', 0),
      gain(0, 'X', 9),
      gain(1, 'U', 0),
      gain(0, 'U', 2),
    ];
    expect(auditTurns(rules, [...before, gain(1, 'X', 0)])).toEqual([
      { turn: 5, rule: 'CG-2', code: 'extra-turn-missed' },
    ]);
    const used = [...before, skip(0)].reduce(afterTurn, openCourse(rules));
    expect([seatToPlay(used), extraTurnsLeft(used, 0)]).toEqual([1, 1]);
  });
});

describe('the end', () => {
  test('CE-1 over when nobody can place', () => {
    const full = Object.fromEntries(
      Array.from({ length: 144 }, (_, index) => [
        `${'abcdefghijkl'[index % 12]}${1 + Math.floor(index / 12)}`,
        5,
      ]),
    );
    expect(isOver(openCourse({ board: boardWith(2, full), seats: 2, order: 'japanese' }))).toBe(true);
    expect(isOver(openCourse({ board: boardWith(2), seats: 2, order: 'japanese' }))).toBe(false);
  });

  test('CE-2 groups by shared edges of one color', () => {
    const tiles = laid([0, 'U f7 up'], [1, 'X g9'], [0, 'X e9'], [0, 'X b2'], [1, 'U h11 down']);
    expect(groupsOf(tiles, 0)).toEqual([[0, 2], [3]]);
    expect(groupsOf(tiles, 1)).toEqual([[1, 4]]);
    expect(groupsOf(tiles, 2)).toEqual([]);
  });

  test('CE-2 CE-3 what a tile costs, and what the biggest group is worth', () => {
    expect([ISOLATED_POINTS, GROUP_TILE_POINTS, BIGGEST_POINTS]).toEqual([-5, -3, 5]);
    expect([[], [1, 1], [2, 1], [3, 4, 4]].map(biggestGroup)).toEqual([0, 0, 2, 4]);
  });

  const player = (...groups: readonly number[]): Standing => ({
    gained: 0,
    groups,
    placed: groups.reduce((sum, size) => sum + size, 0),
  });
  const EXAMPLE = scoreFinal([player(9, 1), player(5, 5), player(4, 3, 2), player(3, 2, 2, 1, 1)]);

  test.each([
    ['CE-2 yellow of the booklet: 9 and one alone, the biggest of all', 0, -5, 0, 5, 0],
    ['CE-2 purple of the booklet: 5 and 5', 1, 0, 0, 0, 0],
    ['CE-2 orange of the booklet: 4, 3 and 2', 2, 0, -15, 0, -15],
    ['CE-2 blue of the booklet: 3, 2, 2 and two alone', 3, -10, -12, 0, -22],
  ] as const)('%s', (_, seat, isolated, groups, bonus, total) => {
    expect(EXAMPLE[seat]).toMatchObject({ isolated, groups, bonus, total });
  });

  test('CE-3 all who tie gain 5; tiles alone are no group', () => {
    const bonuses = (...standings: readonly Standing[]) => scoreFinal(standings).map(({ bonus }) => bonus);
    expect(bonuses(player(4), player(4, 1), player(3))).toEqual([5, 5, 0]);
    expect(bonuses(player(1), player(1, 1))).toEqual([0, 0]);
    expect(bonuses(player(), player())).toEqual([0, 0]);
  });

  const final = (total: number, left: number) => ({ total, left }) as FinalScore;

  test('CE-4 points, then tiles left, then shared', () => {
    expect(rankPlayers([final(30, 2), final(31, 5)])).toEqual({
      winners: [1],
      places: [2, 1],
      decidedBy: 'points',
    });
    expect(rankPlayers([final(30, 2), final(30, 1), final(9, 0)])).toEqual({
      winners: [1],
      places: [2, 1, 3],
      decidedBy: 'tiles-left',
    });
    expect(rankPlayers([final(30, 2), final(30, 2)])).toMatchObject({
      winners: [0, 1],
      places: [1, 1],
      decidedBy: 'shared',
    });
  });

  test('CE-5 partners sit first and last, and in between', () => {
    expect(TEAMS).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('CE-5 the weaker player, the better player, tiles left of both, shared', () => {
    const teams = (...scores: readonly (readonly [number, number])[]) =>
      rankTeams(scores.map(([total, left]) => final(total, left)));
    expect(teams([20, 0], [50, 0], [19, 0], [21, 0])).toEqual({
      winners: [0, 3],
      places: [1, 2, 2, 1],
      decidedBy: 'points',
    });
    expect(teams([20, 0], [20, 0], [40, 0], [39, 0])).toMatchObject({
      winners: [1, 2],
      decidedBy: 'best-player',
    });
    expect(teams([20, 1], [20, 2], [40, 2], [40, 2])).toMatchObject({
      winners: [0, 3],
      decidedBy: 'tiles-left',
    });
    expect(teams([20, 1], [20, 2], [40, 2], [40, 3])).toMatchObject({
      winners: [0, 1, 2, 3],
      decidedBy: 'shared',
    });
  });
});
