/** Everything that can happen at the table, as data. The log of these is the game. */

import type { AboutCommand } from '@/tabletop/record/about';

import type { ScoreBoard } from '../../rules/animals';
import type { ReefBoard } from '../../rules/boards';
import type { ReefCounts } from '../../rules/finalScoring';
import type { Animal, ByColor, Color, LaidLumino } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import type { ScoringTile } from '../../rules/round';
import type { ImpossiblePlacement } from '../../rules/surface';
import type { GameReef } from '../gameFile/gameFileModel';
import type { Depth } from '../reef/finalReef';
import type { PaintedSpace } from '../reef/painting';
import type { CollectedFrom, Fish, StartingLumino } from './table';

/** A reef with its player's state, as another phone tells it. */
export interface CollectedReef extends CollectedFrom {
  readonly reef: GameReef;
  readonly score: number;
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
}

export type Command =
  | { readonly type: 'take-limestone'; readonly player: number; readonly count: number }
  | {
      readonly type: 'place';
      readonly player: number;
      readonly lumino: LaidLumino;
      /** Placed although it breaks a rule, because it lies on the table like that. */
      readonly anyway: boolean;
    }
  | { readonly type: 'take-back'; readonly player: number; readonly lumino: number }
  | { readonly type: 'return-lumino'; readonly player: number }
  | { readonly type: 'spend-jellyfish'; readonly player: number; readonly color: Color }
  | { readonly type: 'end-turn'; readonly player: number }
  | { readonly type: 'begin-scoring' }
  | { readonly type: 'score-coral'; readonly player: number; readonly color: Color }
  | { readonly type: 'skip-scoring'; readonly player: number }
  | { readonly type: 'empty-bag' }
  | { readonly type: 'correct-score'; readonly player: number; readonly score: number }
  | { readonly type: 'correct-limestone'; readonly player: number; readonly limestone: number }
  | {
      readonly type: 'correct-tile';
      readonly player: number;
      readonly color: Color;
      readonly tile: ScoringTile;
    }
  | { readonly type: 'correct-round'; readonly round: number }
  | { readonly type: 'correct-octopus'; readonly player: number }
  | { readonly type: 'change-name'; readonly player: number; readonly name: string }
  | { readonly type: 'change-fish'; readonly player: number; readonly fish: Fish }
  | { readonly type: 'change-start'; readonly player: number; readonly start: StartingLumino }
  | { readonly type: 'change-score-board'; readonly scoreBoard: ScoreBoard }
  | { readonly type: 'change-board'; readonly board: ReefBoard }
  /** The table stops playing, whatever round it is. */
  | { readonly type: 'finish-rounds' }
  | { readonly type: 'choose-depth'; readonly player: number; readonly depth: Depth }
  /** One stroke of the brush. */
  | { readonly type: 'paint-reef'; readonly player: number; readonly spaces: readonly PaintedSpace[] }
  | { readonly type: 'count-reef'; readonly player: number; readonly counts: ReefCounts }
  | { readonly type: 'count-jellyfish'; readonly player: number; readonly count: number }
  | { readonly type: 'collect-reef'; readonly player: number; readonly collected: CollectedReef }
  /** Every player has a phone: this one follows one seat. Null follows all of them again. */
  | { readonly type: 'follow-seat'; readonly seat: number | null }
  /** FS-4 for a counted reef: the animals of a species that earn the small and the large score. */
  | {
      readonly type: 'tally-animals';
      readonly player: number;
      readonly species: Animal;
      readonly small: number;
      readonly large: number;
    }
  | AboutCommand;

export type CommandType = Command['type'];

/** Why a command was not accepted; the table stays as it was. */
export type CommandRejection =
  | { readonly code: 'no-such-player' }
  | { readonly code: 'not-a-count' }
  | { readonly code: 'impossible'; readonly rejection: ImpossiblePlacement }
  | { readonly code: 'against-the-rules'; readonly rejection: PlacementRejection }
  | { readonly code: 'box-is-full' }
  | { readonly code: 'no-such-lumino' }
  | { readonly code: 'starting-lumino-stays' }
  | { readonly code: 'starting-lumino-of-one-color' }
  | { readonly code: 'something-lies-on-it' }
  | { readonly code: 'no-jellyfish' }
  | { readonly code: 'not-the-phase' }
  | { readonly code: 'already-decided' }
  | { readonly code: 'color-already-scored' }
  | { readonly code: 'turn-already-over' }
  | { readonly code: 'bag-already-empty' }
  | { readonly code: 'name-taken' }
  | { readonly code: 'name-missing' }
  | { readonly code: 'not-the-depth' }
  | { readonly code: 'too-many-spaces'; readonly count: number; readonly most: number }
  | {
      readonly code: 'too-many-of-color';
      readonly color: Color;
      readonly count: number;
      readonly most: number;
    };

export function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
