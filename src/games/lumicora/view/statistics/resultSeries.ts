import type { PlayerStatistics } from '../../session/statistics';

export interface ResultSeries {
  /** When the first game of each point ended. */
  readonly times: readonly number[];
  /** By player and point; null where they did not play. */
  readonly values: readonly (readonly (number | null)[])[];
  /** How many games one point stands for. */
  readonly gamesAPoint: number;
}

/** More points than this are a tangle on a phone. */
export const MOST_POINTS = 60;

/** The results of these players game after game; where there are many, as means of as many games in a row as it takes. */
export function resultSeries(players: readonly PlayerStatistics[]): ResultSeries {
  const ends = new Map<string, number>();
  for (const { results } of players) for (const { gameId, endedAt } of results) ends.set(gameId, endedAt);
  const games = [...ends].sort(([, a], [, b]) => a - b);
  const gamesAPoint = Math.max(1, Math.ceil(games.length / MOST_POINTS));
  const pointOf = new Map(games.map(([id], index) => [id, Math.floor(index / gamesAPoint)]));
  const times = games.filter((_, index) => index % gamesAPoint === 0).map(([, endedAt]) => endedAt);
  return {
    times,
    values: players.map((player) => meansByPoint(player, pointOf, times.length)),
    gamesAPoint,
  };
}

function meansByPoint(
  { results }: PlayerStatistics,
  pointOf: ReadonlyMap<string, number>,
  points: number,
): readonly (number | null)[] {
  const sums = Array.from({ length: points }, () => ({ total: 0, games: 0 }));
  for (const { gameId, total } of results) {
    const sum = sums[pointOf.get(gameId)!]!;
    sum.total += total;
    sum.games += 1;
  }
  return sums.map(({ total, games }) => (games === 0 ? null : total / games));
}
