/** What many games of Luminis tell: who won, and in how many turns. */

import * as record from '@/tabletop/record/statistics';

import type { LuminisEntry } from './saves';

/** Null lets every game through. */
export interface StatisticsFilter {
  readonly players: number | null;
}

export const EVERY_GAME: StatisticsFilter = { players: null };

interface Details {
  /** Fewest turns to a win; null without one. */
  readonly fastest: number | null;
  /** In games won. */
  readonly meanTurns: number | null;
}

export type PlayerStatistics = record.PlayerStatistics<LuminisEntry> & Details;

export function computeStatistics(
  entries: readonly LuminisEntry[],
  { players }: StatisticsFilter = EVERY_GAME,
): record.Statistics<PlayerStatistics> {
  const isWanted = (entry: LuminisEntry) => players === null || entry.players.length === players;
  return record.statisticsOfGames(entries, isWanted, detailsOf);
}

/** A game that came as a file tells no turns. */
function detailsOf(played: readonly record.Played<LuminisEntry>[]): Details {
  const turns = played.flatMap(({ game, player }) =>
    player.place === 1 && game.turns > 0 ? [game.turns] : [],
  );
  if (turns.length === 0) return { fastest: null, meanTurns: null };
  return {
    fastest: Math.min(...turns),
    meanTurns: turns.reduce((sum, each) => sum + each, 0) / turns.length,
  };
}
