/** A drawing as data. What it says about a placement or a score is checked against the rules in a test. */

import type { ScoreBoard } from '../../rules/animals';
import type { BoardSide } from '../../rules/boards';
import type { ByColor, Color, CoralSymbol } from '../../rules/model';
import type { RejectionCode } from '../../rules/placement';
import type { Standing } from '../../rules/ranking';
import type { ScoringTile } from '../../rules/round';
import type { LooseLumino } from '../../rules/turn';
import type { LessonId } from '../lesson';
import type { RuleId } from '../ruleIds';

/** A Lumino on a board, laid there or only held over it. */
export interface ExampleTry {
  /** In the notation: `c4c5:G3c`. */
  readonly lumino: string;
  /** Limestone markers at hand; as many as the storage holds unless told. */
  readonly limestone?: number;
  readonly answer: 'legal' | RejectionCode;
}

/** A score that the drawing shows; the spaces that make it light up by themselves. */
export type ExampleScore =
  | { readonly of: 'coral'; readonly color: Color; readonly points: number }
  | { readonly of: 'animals'; readonly scoreBoard: ScoreBoard; readonly points: number }
  | { readonly of: 'remote'; readonly points: number };

/** A few Luminos on a reef board. */
export interface ReefExample {
  readonly kind: 'reef';
  readonly side: BoardSide;
  /** In the notation, in the order they were laid. */
  readonly luminos: string;
  /** The whole board, and not only the part where something is to be seen. */
  readonly isWhole?: boolean;
  /** Every space bears its name. */
  readonly isNamed?: boolean;
  /** Spaces that are spoken about: `c4 c5`. */
  readonly lit?: string;
  /** On spaces of their own, so that all can be drawn at once. */
  readonly tries?: readonly ExampleTry[];
  readonly score?: ExampleScore;
}

/** A Lumino by itself; starting Luminos have two colours. */
export interface LuminoFace {
  readonly colors: readonly [Color, Color];
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

/** Things beside the reef. All figures in these drawings are worked out by the rules. */
export type FigureExample =
  /** One reef board a player. */
  | { readonly kind: 'boards'; readonly sides: readonly BoardSide[] }
  | { readonly kind: 'luminos'; readonly luminos: readonly LuminoFace[] }
  /** Luminos in the bag and in the emergency stack, by number of players. */
  | { readonly kind: 'supply' }
  /** The places for limestone markers, before and after some more come in. */
  | { readonly kind: 'storage'; readonly held: number; readonly gained: number }
  /** A fish on the score track, and where it came from. */
  | { readonly kind: 'score-track'; readonly before: number | null; readonly score: number }
  /** Four scoring tiles, and what they showed before. */
  | {
      readonly kind: 'tiles';
      readonly before: ByColor<ScoringTile> | null;
      readonly tiles: ByColor<ScoringTile>;
    }
  /** Players in clockwise order, the octopus with one of them, and who scored, in order. */
  | {
      readonly kind: 'order';
      readonly players: number;
      readonly octopus: number;
      readonly scorers: readonly number[];
    }
  /** The Atoll after a Lumino of the display joined it, with all that may be taken. */
  | {
      readonly kind: 'atoll';
      readonly atoll: readonly LooseLumino[];
      readonly display: readonly LooseLumino[];
      readonly added: number;
    }
  /** The round track with what each round pays. */
  | { readonly kind: 'rounds'; readonly turtle: number }
  /** What follows when the bag runs out in that round. */
  | { readonly kind: 'ending'; readonly bagEmptyIn: number }
  | { readonly kind: 'animal-table'; readonly scoreBoard: ScoreBoard }
  /** Coral spaces in sight, by player. */
  | { readonly kind: 'majority'; readonly color: Color; readonly counts: readonly number[] }
  | { readonly kind: 'standings'; readonly standings: readonly Standing[] };

export type ReferenceExample = ReefExample | FigureExample;
type ExampleKind = ReferenceExample['kind'];

/** The drawing of one kind. */
export type ExampleOf<K extends ExampleKind> = Extract<ReferenceExample, { readonly kind: K }>;

/** A rule in the reference, without its words: these are in `strings/reference`, under the same id. */
export interface ReferenceEntry {
  readonly rule: RuleId;
  /** Where it is taught. */
  readonly lesson: LessonId;
  /** One or more; each has a caption. */
  readonly examples: readonly [ReferenceExample, ...ReferenceExample[]];
  /** Rules that are read together with it. */
  readonly see: readonly RuleId[];
}

/** The rules whose id begins with one of these letters. */
export type RuleOf<Letters extends string> = Extract<RuleId, `${Letters}-${number}`>;

export type Entries<Letters extends string> = Readonly<Record<RuleOf<Letters>, Omit<ReferenceEntry, 'rule'>>>;
