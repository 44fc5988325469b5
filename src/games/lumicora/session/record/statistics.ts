/** What many games of Lumicora tell: who played and won, and where their points came from. */

import * as record from '@/tabletop/record/statistics';

import type { ScoreBoard } from '../../rules/animals';
import type { BoardSide } from '../../rules/boards';
import type { BestCoral, HistoryEntry } from './historyEntry';

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

interface Details {
  /** Null where only totals are known. */
  readonly means: Readonly<Record<Category, number>> | null;
  /** Among equals the first. */
  readonly bestCoral: (BestCoral & { readonly gameId: string }) | null;
}

export type PlayerStatistics = record.PlayerStatistics<HistoryEntry> & Details;
export type Statistics = record.Statistics<PlayerStatistics>;

export function computeStatistics(
  entries: readonly HistoryEntry[],
  { players, side, scoreBoard }: StatisticsFilter = EVERY_GAME,
): Statistics {
  const isWanted = (entry: HistoryEntry) =>
    (players === null || entry.players.length === players) &&
    (side === null || (entry.side === side && !entry.isTotalsOnly)) &&
    (scoreBoard === null || (entry.scoreBoard === scoreBoard && !entry.isTotalsOnly));
  return record.statisticsOfGames(entries, isWanted, detailsOf);
}

function detailsOf(played: readonly record.Played<HistoryEntry>[]): Details {
  const means = { before: 0, jellyfish: 0, limestone: 0, animals: 0, majorities: 0, remote: 0 };
  let bestCoral: Details['bestCoral'] = null;
  const told = played.filter(({ game }) => !game.isTotalsOnly);
  if (told.length === 0) return { means: null, bestCoral };
  for (const { game, player } of told) {
    for (const category of CATEGORIES) means[category] += player[category];
    const { best } = player;
    if (best !== null && (bestCoral === null || best.points > bestCoral.points)) {
      bestCoral = { ...best, gameId: game.id };
    }
  }
  for (const category of CATEGORIES) means[category] /= told.length;
  return { means, bestCoral };
}
