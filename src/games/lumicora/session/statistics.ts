/** What many games tell of the people who played them. Computed from entries whenever it is looked at, and never kept. */

import type { ScoreBoard } from '../rules/animals';
import type { BoardSide } from '../rules/boards';
import type { BestCoral, EntryPlayer, HistoryEntry } from './historyEntry';
import { cleanName } from './playerName';

/** Null lets every game through. */
export interface StatisticsFilter {
  /** How many played. */
  readonly players: number | null;
  readonly side: BoardSide | null;
  readonly scoreBoard: ScoreBoard | null;
}

export const EVERY_GAME: StatisticsFilter = { players: null, side: null, scoreBoard: null };

/** Where points come from: the score track, and the five categories of the final scoring. */
export const CATEGORIES = ['before', 'jellyfish', 'limestone', 'animals', 'majorities', 'remote'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PlayerResult {
  readonly gameId: string;
  readonly endedAt: number;
  readonly total: number;
  readonly place: number;
}

export interface PlayerStatistics {
  readonly name: string;
  readonly games: number;
  /** Shared ones too. Alone with a reef, nobody wins. */
  readonly wins: number;
  readonly sharedWins: number;
  readonly mean: number;
  readonly best: number;
  readonly worst: number;
  readonly means: Readonly<Record<Category, number>>;
  /** Among equals the first. */
  readonly bestCoral: (BestCoral & { readonly gameId: string }) | null;
  /** In the order of time. */
  readonly results: readonly PlayerResult[];
}

export interface Statistics {
  readonly games: number;
  /** By games, then by wins, then by name. */
  readonly players: readonly PlayerStatistics[];
}

export function computeStatistics(
  entries: readonly HistoryEntry[],
  filter: StatisticsFilter = EVERY_GAME,
): Statistics {
  const games = entries.filter((entry) => isWanted(entry, filter)).sort(byTime);
  const tallies = new Map<string, Tally>();
  for (const game of games) {
    const winners = game.players.filter(({ place }) => place === 1).length;
    for (const player of game.players) {
      const name = cleanName(player.name);
      const tally = tallies.get(name) ?? emptyTally();
      tallies.set(name, tally);
      add(tally, game, player, winners);
    }
  }
  const players = [...tallies].map(([name, tally]) => statisticsOf(name, tally));
  return { games: games.length, players: players.sort(byPlay) };
}

function isWanted(entry: HistoryEntry, { players, side, scoreBoard }: StatisticsFilter): boolean {
  return (
    entry.isOver &&
    entry.deletedAt === null &&
    (players === null || entry.players.length === players) &&
    (side === null || entry.side === side) &&
    (scoreBoard === null || entry.scoreBoard === scoreBoard)
  );
}

/** Entries come in a list that is sorted the other way round, which sorting makes use of. */
function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return a.endedAt - b.endedAt || a.startedAt - b.startedAt || inOrder(b.id, a.id);
}

function byPlay(a: PlayerStatistics, b: PlayerStatistics): number {
  return b.games - a.games || b.wins - a.wins || inOrder(a.name, b.name);
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sums that grow game by game. */
interface Tally {
  wins: number;
  sharedWins: number;
  total: number;
  readonly sums: Record<Category, number>;
  bestCoral: PlayerStatistics['bestCoral'];
  readonly results: PlayerResult[];
}

function emptyTally(): Tally {
  const sums = { before: 0, jellyfish: 0, limestone: 0, animals: 0, majorities: 0, remote: 0 };
  return { wins: 0, sharedWins: 0, total: 0, sums, bestCoral: null, results: [] };
}

function add(tally: Tally, game: HistoryEntry, player: EntryPlayer, winners: number): void {
  const { total, place, best } = player;
  if (place === 1 && game.players.length > 1) {
    tally.wins += 1;
    if (winners > 1) tally.sharedWins += 1;
  }
  tally.total += total;
  for (const category of CATEGORIES) tally.sums[category] += player[category];
  if (best !== null && (tally.bestCoral === null || best.points > tally.bestCoral.points)) {
    tally.bestCoral = { ...best, gameId: game.id };
  }
  tally.results.push({ gameId: game.id, endedAt: game.endedAt, total, place });
}

function statisticsOf(name: string, { wins, sharedWins, total, sums, bestCoral, results }: Tally) {
  const games = results.length;
  const totals = results.map((result) => result.total);
  const meanOf = (category: Category) => sums[category] / games;
  return {
    name,
    games,
    wins,
    sharedWins,
    mean: total / games,
    best: totals.reduce((most, each) => Math.max(most, each)),
    worst: totals.reduce((least, each) => Math.min(least, each)),
    means: {
      before: meanOf('before'),
      jellyfish: meanOf('jellyfish'),
      limestone: meanOf('limestone'),
      animals: meanOf('animals'),
      majorities: meanOf('majorities'),
      remote: meanOf('remote'),
    },
    bestCoral,
    results,
  } satisfies PlayerStatistics;
}
