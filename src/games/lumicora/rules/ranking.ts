/** FS-7: most points, then most limestone, then the win is shared; FS-8: where a score stands on the track. */

export interface Standing {
  readonly total: number;
  readonly limestone: number;
}

export interface Ranking {
  /** Place of each player, 1 for the winners; who is equal shares a place. */
  readonly places: readonly number[];
  readonly winners: readonly number[];
  /** What settled the win. */
  readonly decidedBy: 'points' | 'limestone' | 'shared';
}

export function rankPlayers(standings: readonly Standing[]): Ranking {
  const places = standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
  const winners = places.flatMap((place, player) => (place === 1 ? [player] : []));
  const best = Math.max(...standings.map(({ total }) => total));
  const level = standings.filter(({ total }) => total === best).length;
  const decidedBy = level === 1 ? 'points' : winners.length === 1 ? 'limestone' : 'shared';
  return { places, winners, decidedBy };
}

function isAhead(a: Standing, b: Standing): boolean {
  return a.total > b.total || (a.total === b.total && a.limestone > b.limestone);
}

export const TRACK_LENGTH = 50;
export const VICTORY_POINT_TILES = [0, 50, 100] as const;
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
