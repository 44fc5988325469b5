/** What lies on the table when a step of a lesson begins. */

import type { ScoreBoard } from '../rules/animals';
import type { ReefBoard } from '../rules/boards';
import type { Animal, ByColor, Color, LaidLumino, Space } from '../rules/model';
import type { ScoringTile } from '../rules/round';
import type { Surface } from '../rules/surface';
import type { LooseLumino } from '../rules/turn';
import type { RuleId } from './ruleIds';

export interface Position {
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly luminos: readonly LaidLumino[];
  readonly surface: Surface;
  readonly limestone: number;
  readonly aside?: Aside;
  /** True where legal play does not lead: the position shows what a table has done wrong. */
  readonly isStaged?: boolean;
}

/** What lies beside the reef, as far as a step is about it. The words of the step say it as well. */
export interface Aside {
  readonly tiles?: ByColor<ScoringTile>;
  /** Where the turtle stands. */
  readonly round?: number;
  /** FS-3: the rows of all four species on the dark side. */
  readonly animals?: true;
  /** FS-2: limestone markers two by two. */
  readonly markers?: number;
  readonly display?: readonly LooseLumino[];
  /** The players clockwise around the table. */
  readonly seats?: readonly AsideSeat[];
  /** The seat with the octopus. */
  readonly octopus?: number;
}

/** Who sits at the table of a lesson. */
export type Friend = 'you' | 'ann' | 'ben' | 'cleo';

export interface AsideSeat {
  readonly who: Friend;
  /** SC-1: whether somebody has scored in this scoring phase. */
  readonly scores?: boolean;
  /** FS-5: visible spaces of a color. */
  readonly spaces?: { readonly color: Color; readonly count: number };
  /** FS-7 */
  readonly standing?: { readonly total: number; readonly limestone: number };
}

/** A thing on the table that can be tapped. */
export type Thing =
  | `seat-${Friend}`
  | `tile-${Color}`
  | `round-${number}`
  | `marker-${number}`
  | `points-${Animal}-${number}`;

export interface Counted {
  readonly before: number;
  readonly points: number;
}

export interface StepBase {
  /** Unique in its lesson. */
  readonly id: string;
  /** The rules that this step is about. */
  readonly teaches: readonly RuleId[];
  readonly position: Position;
  /** The final scoring as it is counted: the score before the step, and what the step adds. */
  readonly counts?: Counted;
  /** Spaces that the words point at as marked. */
  readonly lit?: readonly Space[];
  /** Spaces that the hint points at as marked. */
  readonly look?: readonly Space[];
}
