/** What many games tell of the people who played them. Computed from entries whenever it is looked at, and never kept. */

import { cleanName } from '../session/playerName';
import { isWinner, type RankedPlayer, type RecordEntry } from './entry';

type PlayerOf<E extends RecordEntry> = E['players'][number];
/** Numbers in a game with points, null in a race. */
type TotalOf<E extends RecordEntry> = PlayerOf<E>['total'];

/** One game of one player. */
export interface Played<E extends RecordEntry> {
  readonly game: E;
  readonly player: PlayerOf<E>;
}

export interface PlayerResult<Total extends RankedPlayer['total'] = RankedPlayer['total']> {
  readonly gameId: string;
  readonly endedAt: number;
  readonly total: Total;
  readonly place: number;
}

export interface PlayerStatistics<E extends RecordEntry> {
  readonly name: string;
  readonly games: number;
  /** Shared ones too. */
  readonly wins: number;
  readonly sharedWins: number;
  readonly mean: TotalOf<E>;
  readonly best: TotalOf<E>;
  readonly worst: TotalOf<E>;
  /** In the order of time. */
  readonly results: readonly PlayerResult<TotalOf<E>>[];
}

export interface Statistics<Player> {
  readonly games: number;
  /** By games, then by wins, then by name. */
  readonly players: readonly Player[];
}

/** Of the finished games that are wanted. `detailsOf` adds what one game alone knows, from all that somebody played. */
export function statisticsOfGames<E extends RecordEntry, Details extends object>(
  entries: readonly E[],
  isWanted: (entry: E) => boolean,
  detailsOf: (played: readonly Played<E>[]) => Details,
): Statistics<PlayerStatistics<E> & Details> {
  const games = entries
    .filter((entry) => entry.isOver && entry.deletedAt === null && isWanted(entry))
    .sort(byTime);
  const playedBy = new Map<string, Played<E>[]>();
  for (const game of games) {
    for (const player of game.players as readonly PlayerOf<E>[]) {
      const name = cleanName(player.name);
      const played = playedBy.get(name);
      if (played === undefined) playedBy.set(name, [{ game, player }]);
      else played.push({ game, player });
    }
  }
  const players = [...playedBy].map(([name, played]) => ({
    ...statisticsOfPlayer(name, played),
    ...detailsOf(played),
  }));
  return { games: games.length, players: players.sort(byPlay) };
}

/** Entries come in a list that is sorted the other way round, which sorting makes use of. */
function byTime(a: RecordEntry, b: RecordEntry): number {
  return a.endedAt - b.endedAt || a.startedAt - b.startedAt || inOrder(b.id, a.id);
}

type Compared = Pick<PlayerStatistics<RecordEntry>, 'name' | 'games' | 'wins'>;

function byPlay(a: Compared, b: Compared): number {
  return b.games - a.games || b.wins - a.wins || inOrder(a.name, b.name);
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function statisticsOfPlayer<E extends RecordEntry>(
  name: string,
  played: readonly Played<E>[],
): PlayerStatistics<E> {
  const won = played.filter(({ game, player }) => isWinner(game, player));
  const totals = played.flatMap(({ player: { total } }) => (total === null ? [] : [total]));
  const points = totals.length === 0 ? NO_POINTS : pointsOf(totals);
  return {
    name,
    games: played.length,
    wins: won.length,
    sharedWins: won.filter(({ game }) => isShared(game)).length,
    ...(points as Pick<PlayerStatistics<E>, 'mean' | 'best' | 'worst'>),
    results: played.map(({ game, player: { total, place } }) => ({
      gameId: game.id,
      endedAt: game.endedAt,
      total,
      place,
    })),
  };
}

const NO_POINTS = { mean: null, best: null, worst: null };

function pointsOf(totals: readonly number[]) {
  return {
    mean: totals.reduce((sum, total) => sum + total) / totals.length,
    best: totals.reduce((most, total) => Math.max(most, total)),
    worst: totals.reduce((least, total) => Math.min(least, total)),
  };
}

function isShared({ players }: RecordEntry): boolean {
  return players.filter(({ place }) => place === 1).length > 1;
}

export interface ResultSeries {
  /** When the first game of each point ended. */
  readonly times: readonly number[];
  /** By player and point; null where they did not play. */
  readonly values: readonly (readonly (number | null)[])[];
  /** How many games one point stands for. */
  readonly gamesAPoint: number;
}

/** More points than this are a tangle on a phone. */
export const MOST_CHART_POINTS = 60;

type PlayerResults = Pick<PlayerStatistics<RecordEntry>, 'results'>;

/**
 * The results of these players game after game, in points or, in a race, in places; where there are many games, as means
 * of as many in a row as it takes.
 */
export function resultSeries(players: readonly PlayerResults[]): ResultSeries {
  const ends = new Map<string, number>();
  for (const { results } of players) for (const { gameId, endedAt } of results) ends.set(gameId, endedAt);
  const games = [...ends].sort(([, a], [, b]) => a - b);
  const gamesAPoint = Math.max(1, Math.ceil(games.length / MOST_CHART_POINTS));
  const pointOf = new Map(games.map(([id], index) => [id, Math.floor(index / gamesAPoint)]));
  const times = games.filter((_, index) => index % gamesAPoint === 0).map(([, endedAt]) => endedAt);
  return {
    times,
    values: players.map((player) => meansByPoint(player, pointOf, times.length)),
    gamesAPoint,
  };
}

function meansByPoint(
  { results }: PlayerResults,
  pointOf: ReadonlyMap<string, number>,
  points: number,
): readonly (number | null)[] {
  const sums = Array.from({ length: points }, () => ({ sum: 0, games: 0 }));
  for (const { gameId, total, place } of results) {
    const point = sums[pointOf.get(gameId)!]!;
    point.sum += total ?? place;
    point.games += 1;
  }
  return sums.map(({ sum, games }) => (games === 0 ? null : sum / games));
}
