/** The scoring phase of the digital game: SC-1 to SC-4 for one seat. */

import { err, ok, type Result } from '@/kit/result';

import { scoreCoral, type CoralScore } from '../rules/coralScoring';
import type { Color } from '../rules/model';
import { limestoneIncome, type ScoringTile } from '../rules/round';
import { surfaceOf } from '../rules/surface';
import { addPoints, storeLimestone, type Stored } from '../rules/turn';
import type { Seat } from './turn';

export interface FlippedTile {
  readonly seat: Seat;
  /** SC-2: level by level. */
  readonly score: CoralScore;
  /** SC-3, LU-6: what the scoring paid, as far as there was room. */
  readonly stored: Stored;
}

/** SC-4: the tile shows no coral any more. */
export interface TileRejection {
  readonly code: 'no-coral';
  readonly color: Color;
  readonly tile: Exclude<ScoringTile, 'coral'>;
}

/** Turns a tile from coral to jellyfish and scores its color. */
export function flipTile(seat: Seat, color: Color, round: number): Result<FlippedTile, TileRejection> {
  const tile = seat.tiles[color];
  if (tile !== 'coral') return err({ code: 'no-coral', color, tile });
  const score = scoreCoral(surfaceOf(seat.reef), color);
  const stored = storeLimestone(seat.limestone, limestoneIncome(round));
  const after: Seat = {
    ...seat,
    score: addPoints(seat.score, score.total),
    limestone: stored.limestone,
    tiles: { ...seat.tiles, [color]: 'jellyfish' },
  };
  return ok({ seat: after, score, stored });
}
