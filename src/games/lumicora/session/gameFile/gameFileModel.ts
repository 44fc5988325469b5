/** A game of Lumicora at any moment, as the portable game file holds it, in the words of the rules. */

import type { ScoreBoard } from '../../rules/animals';
import type { ReefBoard } from '../../rules/boards';
import type { ReefCounts } from '../../rules/finalScoring';
import type { ByColor, LaidLumino } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import type { View } from '../../rules/surface';

export const GAME_FILE_FORMAT = 'lumicora-game';
export const GAME_FILE_VERSION = 1;

/** One player is enough for a file: a single reef is worth keeping. */
export const FEWEST_IN_FILE = 1;
export const LOWEST_IN_FILE = -9999;
export const HIGHEST_IN_FILE = 9999;
/** The most levels a view from above may claim. */
export const HIGHEST_LEVEL = 52;
export const MOST_ANIMAL_POINTS = 999;
/** Every base space a remote one of -3. */
export const LOWEST_REMOTE = -126;

export interface GameFile {
  readonly board: ReefBoard;
  /** The file names no terrain of its own, so `board` is the app's guess for that side (BO-3). */
  readonly boardIsDefault: boolean;
  readonly scoreBoard: ScoreBoard;
  readonly round: number;
  /** Index into `players` of who holds the octopus. */
  readonly octopus: number;
  readonly players: readonly GamePlayer[];
}

export interface GamePlayer {
  readonly name: string;
  readonly score: number;
  readonly limestone: number;
  readonly scoringTiles: ByColor<ScoringTile>;
  readonly reef: GameReef;
}

/** Only `luminos` can be replayed; levels and the view from above follow from them. */
export type GameReef =
  | { readonly kind: 'luminos'; readonly luminos: readonly LaidLumino[] }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'counts'; readonly counts: ReefCounts };
