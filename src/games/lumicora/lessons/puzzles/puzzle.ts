/** What a puzzle is: a reef made by legal play and a question that the rules answer in exactly one way. */

import type { AnimalLine } from '../../rules/animals';
import type { ReefBoard } from '../../rules/boards';
import type { CoralScore } from '../../rules/coralScoring';
import type { Animal, Color, LaidLumino, Space, SpacePair } from '../../rules/model';
import type { GroundException, Placement, PlacementRejection } from '../../rules/placement';
import type { CoralChange } from '../../rules/placementPreview';
import type { LooseLumino } from '../../rules/turn';

export const PUZZLE_KINDS = [
  'every-place',
  'keep-highest',
  'score-now',
  'broken-rule',
  'light-side',
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A turn of the player and the scoring phase after it; the first one is that of round 1. */
export interface Turn {
  /** TU-3, action A: markers taken; 0 in a turn that lays Luminos. */
  readonly limestone: number;
  /** TU-3, actions B and C: how many Luminos were laid, all of one colour. */
  readonly laid: number;
  /** SC-1: the colour scored at the end of the round. */
  readonly scored: Color | null;
}

interface PuzzleBase {
  readonly difficulty: Difficulty;
  readonly seed: number;
  readonly board: ReefBoard;
  /** The starting Lumino first, the others in the order they were laid. */
  readonly luminos: readonly LaidLumino[];
  /** How the reef came about, to show that it can: the last round has not been scored. */
  readonly turns: readonly Turn[];
}

/** Find every pair of spaces where the Lumino in hand may go. */
export interface EveryPlacePuzzle extends PuzzleBase {
  readonly kind: 'every-place';
  readonly hand: LooseLumino;
  readonly limestone: number;
}

/** Which of these placements leaves the colour the highest coral scoring? */
export interface KeepHighestPuzzle extends PuzzleBase {
  readonly kind: 'keep-highest';
  readonly color: Color;
  readonly hand: LooseLumino;
  readonly limestone: number;
  /** All legal; no two share a space. */
  readonly candidates: readonly LaidLumino[];
}

/** Which colour brings the most points now? */
export interface ScoreNowPuzzle extends PuzzleBase {
  readonly kind: 'score-now';
  /** SC-4: the colours whose tile still shows coral. */
  readonly options: readonly Color[];
}

/** Which Lumino broke a rule when it was laid? The order of laying has to be shown with the reef. */
export interface BrokenRulePuzzle extends PuzzleBase {
  readonly kind: 'broken-rule';
}

/** The animals that are to be counted. */
export type AskedAnimals =
  | { readonly of: 'animal'; readonly species: Animal; readonly space: Space }
  | { readonly of: 'species'; readonly species: Animal }
  | { readonly of: 'all' };

/** How many points do these animals score on the light side? */
export interface LightSidePuzzle extends PuzzleBase {
  readonly kind: 'light-side';
  readonly asked: AskedAnimals;
  /** Four different numbers, smallest first; one is right. */
  readonly options: readonly number[];
}

export type Puzzle =
  EveryPlacePuzzle | KeepHighestPuzzle | ScoreNowPuzzle | BrokenRulePuzzle | LightSidePuzzle;

export type PuzzleOf<K extends PuzzleKind> = Extract<Puzzle, { readonly kind: K }>;

/** What a maker hands over; seed and difficulty are known to who asked for it. */
export type Made<P extends Puzzle> = Omit<P, 'seed' | 'difficulty'>;

/** What a person answers, and what `answerOf` says is right. */
export type PuzzleAttempt =
  | { readonly kind: 'every-place'; readonly pairs: readonly SpacePair[] }
  /** Index into the candidates. */
  | { readonly kind: 'keep-highest'; readonly candidate: number }
  | { readonly kind: 'score-now'; readonly color: Color }
  /** Index in the laid order. */
  | { readonly kind: 'broken-rule'; readonly lumino: number }
  | { readonly kind: 'light-side'; readonly points: number };

export type AttemptOf<K extends PuzzleKind> = Extract<PuzzleAttempt, { readonly kind: K }>;

/** Why an attempt is wrong. None gives the right answer away. */
export type PuzzleMistake =
  | { readonly code: 'refused'; readonly on: SpacePair; readonly rejection: PlacementRejection }
  | { readonly code: 'places-missing'; readonly count: number }
  | { readonly code: 'candidate-scores-less'; readonly candidate: number; readonly total: number }
  | { readonly code: 'color-scores-less'; readonly color: Color; readonly total: number }
  | { readonly code: 'color-already-scored'; readonly color: Color }
  | { readonly code: 'lumino-is-legal'; readonly lumino: number }
  | { readonly code: 'too-few-points'; readonly points: number }
  | { readonly code: 'too-many-points'; readonly points: number };

/** PL-1: what makes a place legal, with the spaces that do. */
export interface PlaceReason {
  readonly code: 'touches-own' | 'lies-on-own' | 'exception-a' | 'exception-b';
  readonly spaces: readonly Space[];
}

export interface ExplainedPlace extends Placement {
  readonly reason: PlaceReason;
}

export interface ExplainedCandidate {
  readonly lumino: LaidLumino;
  /** SC-2 with the Lumino in place. */
  readonly score: CoralScore;
  /** Null where no level counts another number. */
  readonly change: CoralChange | null;
}

export interface ExplainedColor {
  readonly color: Color;
  readonly isOpen: boolean;
  readonly score: CoralScore;
}

/** The solution with everything that leads to it; `spaces` are those to light up. */
export type PuzzleExplanation = { readonly spaces: readonly Space[] } & (
  | {
      readonly kind: 'every-place';
      readonly color: Color;
      readonly exception: GroundException | null;
      readonly places: readonly ExplainedPlace[];
    }
  | {
      readonly kind: 'keep-highest';
      readonly color: Color;
      readonly before: CoralScore;
      readonly candidates: readonly ExplainedCandidate[];
      readonly best: number;
    }
  /** In the order of COLORS. */
  | { readonly kind: 'score-now'; readonly colors: readonly ExplainedColor[]; readonly best: Color }
  | {
      readonly kind: 'broken-rule';
      readonly lumino: number;
      readonly on: SpacePair;
      readonly rejection: PlacementRejection;
    }
  | { readonly kind: 'light-side'; readonly lines: readonly AnimalLine[]; readonly total: number }
);

export type ExplanationOf<K extends PuzzleKind> = Extract<PuzzleExplanation, { readonly kind: K }>;
