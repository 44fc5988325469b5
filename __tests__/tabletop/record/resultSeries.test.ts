import { MOST_CHART_POINTS, resultSeries } from '@/tabletop/record/statistics';

/** Of somebody who got these totals in the games of these numbers, which are also their times. */
const player = (...results: readonly (readonly [game: number, total: number])[]) => ({
  results: results.map(([game, total]) => ({ gameId: `g${game}`, endedAt: game, total, place: 1 })),
});

test('games stand in the order of time, with gaps where somebody did not play', () => {
  expect(resultSeries([player([1, 10], [4, 40]), player([2, 20], [4, 45])])).toEqual({
    times: [1, 2, 4],
    values: [
      [10, null, 40],
      [null, 20, 45],
    ],
    gamesAPoint: 1,
  });
});

test('nobody has no points', () => {
  expect(resultSeries([])).toEqual({ times: [], values: [], gamesAPoint: 1 });
});

test('many games are drawn as means of as many in a row as it takes', () => {
  const games = Array.from({ length: 2 * MOST_CHART_POINTS + 1 }, (_, game) => [game, game % 3] as const);
  const { times, values, gamesAPoint } = resultSeries([player(...games)]);
  expect(gamesAPoint).toBe(3);
  expect(times.length).toBeLessThanOrEqual(MOST_CHART_POINTS);
  expect(times.slice(0, 3)).toEqual([0, 3, 6]);
  expect(values[0]!.slice(0, -1)).toEqual(times.slice(0, -1).map(() => 1));
});
