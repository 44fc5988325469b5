/** What one phone tells another by a code, and why a code may be refused. */

import type { ScoreBoard } from '../rules/animals';
import type { BoardSide, ReefBoard } from '../rules/boards';
import type { ByColor } from '../rules/model';
import type { ScoringTile } from '../rules/round';
import type { ImpossibleLumino } from '../rules/surface';
import type { GameReef } from '../session/gameFileModel';
import type { PlayerSetup } from '../session/table';

/** One player's reef and state. */
export interface SharedReef {
  /** The number of the table it belongs to, see `tableNumber`. */
  readonly table: number;
  readonly seat: number;
  /** Seconds since 1970 at the last step of the game that shows it, see `changedAtOf`: an earlier one is out of date. */
  readonly madeAt: number;
  readonly side: BoardSide;
  readonly scoreBoard: ScoreBoard;
  /** How many players sit at its table. */
  readonly players: number;
  /** A mark of its terrain, see `terrainMark`: two boards with other marks are not painted alike. */
  readonly terrain: number;
  readonly name: string;
  readonly score: number;
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
  readonly reef: GameReef;
}

/** What a host tells somebody who joins with a phone of their own. */
export interface Invitation {
  readonly table: number;
  /** Whose phone it is going to be. */
  readonly seat: number;
  readonly players: readonly PlayerSetup[];
  readonly octopus: number;
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly round: number;
}

/** One code of a sequence that holds a whole game. */
export interface GamePart {
  /** Tells the sequences of two games apart. */
  readonly transfer: number;
  readonly index: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** What one code says. */
export type SharedCode =
  | { readonly kind: 'reef'; readonly reef: SharedReef }
  | { readonly kind: 'terrain'; readonly board: ReefBoard }
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
  | { readonly kind: 'game-part'; readonly part: GamePart };

export type SharedKind = SharedCode['kind'];

/** Why a code says nothing to us. */
export type CodeRejection =
  /** No code of Reefside. */
  | { readonly code: 'other-app' }
  /** Made by a newer Reefside. */
  | { readonly code: 'newer-version'; readonly version: number }
  /** A code of Reefside for another game than Lumicora. */
  | { readonly code: 'other-game' }
  /** Its end is missing. */
  | { readonly code: 'truncated' }
  /** The checksum does not fit: misread, or changed by somebody. */
  | { readonly code: 'damaged' }
  /** The checksum fits, but what it says has no meaning. */
  | { readonly code: 'meaningless' }
  /** A reef that no table can hold. */
  | { readonly code: 'impossible-reef'; readonly lumino: ImpossibleLumino };

/** Why a reef is not taken to a table; the table stays as it is. */
export type CollectRejection =
  | { readonly code: 'other-side'; readonly theirs: BoardSide; readonly ours: BoardSide }
  | { readonly code: 'other-score-board'; readonly theirs: ScoreBoard; readonly ours: ScoreBoard }
  | { readonly code: 'other-number-of-players'; readonly theirs: number; readonly ours: number }
  /** This very code was taken already. */
  | { readonly code: 'same-again' }
  /** A later one of the same reef was taken already. */
  | { readonly code: 'out-of-date' };

/** What is worth a second look before a reef is taken. */
export type CollectWarning =
  /** The other phone did not join this table, so that somebody has to say whose reef it is. */
  | { readonly code: 'other-table' }
  | { readonly code: 'other-terrain' }
  | { readonly code: 'other-name'; readonly theirs: string; readonly ours: string };

/** What is known of the game while its codes come in, in any order. */
export interface GameParts {
  readonly transfer: number;
  readonly count: number;
  readonly parts: ReadonlyMap<number, Uint8Array>;
}
