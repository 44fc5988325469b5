/** FS-7: most points, then most limestone, then the win is shared; FS-8: where a score stands on the track. */

import { rankBy, type Decider, type RankingBy } from '@/tabletop/scoring/scoring';

export interface Standing {
  readonly total: number;
  readonly limestone: number;
}

export type Ranking = RankingBy<'points' | 'limestone'>;

const DECIDERS: readonly Decider<Standing, 'points' | 'limestone'>[] = [
  { by: 'points', worth: ({ total }) => total },
  { by: 'limestone', worth: ({ limestone }) => limestone },
];

export function rankPlayers(standings: readonly Standing[]): Ranking {
  return rankBy(DECIDERS, standings);
}

export const TRACK_LENGTH = 50;
const VICTORY_POINT_TILES = [0, 50, 100] as const;
export type VictoryPointTile = (typeof VICTORY_POINT_TILES)[number];

export interface TrackPosition {
  /** Space of the score track, 0 to 49. */
  readonly space: number;
  /** Laps done; -1 below 0 points, 3 and more beyond what the tile can show. */
  readonly lap: number;
  readonly tile: VictoryPointTile;
}

export function trackPosition(score: number): TrackPosition {
  const lap = Math.floor(score / TRACK_LENGTH);
  const shown = Math.max(0, Math.min(lap, VICTORY_POINT_TILES.length - 1));
  return { space: score - lap * TRACK_LENGTH, lap, tile: VICTORY_POINT_TILES[shown]! };
}
