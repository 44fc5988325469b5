/**
 * What a lesson is: data that is played on the real board by the real rules. The words are in `strings/`, under the ids
 * of lesson and step.
 */

import { err, ok, type Result } from '@/kit/result';
import { stageOf, type HintLevel } from '@/tabletop/learn/hints';

import type { ScoreBoard } from '../rules/animals';
import { NEIGHBORS, type ReefBoard } from '../rules/boards';
import type { ByColor, Color, CoralSymbol, LaidLumino, Space, SpacePair } from '../rules/model';
import { checkPlacement, type PlacementRejection } from '../rules/placement';
import type { ScoringTile } from '../rules/round';
import type { Surface } from '../rules/surface';
import type { LooseLumino } from '../rules/turn';
import type { RuleId } from './ruleIds';

export const LESSON_IDS = [
  'levels',
  'own-color',
  'exceptions',
  'building-up',
  'water',
  'turn',
  'coral-scoring',
  'when-to-score',
  'jellyfish',
  'final-scoring',
  'light-side',
  'side-b',
  'empty-bag',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The way into a first game. */
export const FIRST_GAME: readonly LessonId[] = [
  'levels',
  'own-color',
  'building-up',
  'turn',
  'coral-scoring',
];

export interface Lesson {
  readonly id: LessonId;
  /** Three to six. */
  readonly steps: readonly LessonStep[];
}

/** What lies on the table when a step begins. */
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
  readonly display?: readonly LooseLumino[];
  readonly atoll?: readonly LooseLumino[];
  /** Index in the display of the Lumino that joins the Atoll in this turn. */
  readonly added?: number;
  readonly tiles?: ByColor<ScoringTile>;
  /** Where the turtle stands. */
  readonly round?: number;
  /** FS-3: the rows of all four species on the dark side. */
  readonly animals?: true;
}

interface StepBase {
  /** Unique in its lesson. */
  readonly id: string;
  /** The rules that this step is about. */
  readonly teaches: readonly RuleId[];
  readonly position: Position;
  /** Spaces that the words point at as marked. */
  readonly lit?: readonly Space[];
  /** Spaces that the hint points at as marked. */
  readonly look?: readonly Space[];
}

/** Place the Lumino at hand so that the goal is met. */
export interface PlaceStep extends StepBase {
  readonly kind: 'place';
  readonly hand: HandLumino;
  /** Whether a placement that the rules allow is also what was asked for. */
  readonly isGoal: (placed: LaidLumino, position: Position) => boolean;
  readonly solution: SpacePair;
  /** What people try, with the answer that the rules give: a refusal, or `off-goal` for a legal move elsewhere. */
  readonly mistakes: readonly PlaceMistake[];
}

export interface HandLumino {
  readonly color: Color;
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

export interface PlaceMistake {
  readonly on: SpacePair;
  readonly code: PlacementRejection['code'] | 'off-goal';
}

/** Tap all the spaces that the question is about. */
export interface SpacesStep extends StepBase {
  readonly kind: 'spaces';
  /** The right spaces, told by the rules. */
  readonly answer: (position: Position) => readonly Space[];
}

/** One of a few answers. */
export interface ChoiceStep extends StepBase {
  readonly kind: 'choice';
  /** Ids of the answers; numbers stand for themselves, others have words. */
  readonly options: readonly string[];
  /** The right one, told by the rules. */
  readonly answer: (position: Position) => string;
}

export type LessonStep = PlaceStep | SpacesStep | ChoiceStep;

/** What a person does in a step. */
export type LessonMove =
  | { readonly kind: 'place'; readonly on: SpacePair }
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  | { readonly kind: 'choice'; readonly option: string };

export type MoveProblem =
  | { readonly code: 'refused'; readonly rejection: PlacementRejection }
  /** Legal, but not what was asked for. */
  | { readonly code: 'off-goal' }
  | { readonly code: 'spaces-missing'; readonly count: number }
  | { readonly code: 'spaces-wrong'; readonly spaces: readonly Space[] }
  | { readonly code: 'wrong-answer'; readonly option: string };

export interface SolvedMove {
  /** The Lumino that came to lie, for a step that places one. */
  readonly placed: LaidLumino | null;
}

type Judged = Result<SolvedMove, MoveProblem>;

/** What the rules, and the goal of a step, say to a person's move. */
export function judgeMove(step: LessonStep, move: LessonMove): Judged {
  if (step.kind === 'place' && move.kind === 'place') return judgePlacement(step, move.on);
  if (step.kind === 'spaces' && move.kind === 'spaces') {
    return judgeSpaces(step.answer(step.position), move.spaces);
  }
  if (step.kind === 'choice' && move.kind === 'choice') {
    return move.option === step.answer(step.position)
      ? ok({ placed: null })
      : err({ code: 'wrong-answer', option: move.option });
  }
  throw new Error(`a ${step.kind} step takes no ${move.kind} move`);
}

function judgePlacement(step: PlaceStep, on: SpacePair): Judged {
  const { position, hand } = step;
  const checked = checkPlacement(position.board, position.surface, hand.color, on, position.limestone);
  if (!checked.ok) return err({ code: 'refused', rejection: checked.error });
  const placed = layHand(step, on);
  return step.isGoal(placed, position) ? ok({ placed }) : err({ code: 'off-goal' });
}

function layHand({ hand }: PlaceStep, on: SpacePair): LaidLumino {
  return { on, colors: [hand.color, hand.color], symbols: hand.symbols };
}

function judgeSpaces(answer: readonly Space[], spaces: readonly Space[]): Judged {
  const wrong = spaces.filter((space) => !answer.includes(space));
  if (wrong.length > 0) return err({ code: 'spaces-wrong', spaces: wrong });
  const missing = answer.filter((space) => !spaces.includes(space)).length;
  return missing > 0 ? err({ code: 'spaces-missing', count: missing }) : ok({ placed: null });
}

/** What is to be reviewed after a wrong move: the rule that refused it, else what the step is about. */
export function rulesOfMistake({ teaches }: LessonStep, problem: MoveProblem): readonly RuleId[] {
  return problem.code === 'refused' ? [problem.rejection.rule] : teaches;
}

/** The reference solution of a step, as the move that a person would make. */
export function solutionOf(step: LessonStep): LessonMove {
  switch (step.kind) {
    case 'place':
      return { kind: 'place', on: step.solution };
    case 'spaces':
      return { kind: 'spaces', spaces: step.answer(step.position) };
    case 'choice':
      return { kind: 'choice', option: step.answer(step.position) };
  }
}

type Hint =
  | { readonly kind: 'none' }
  /** These spaces lit. */
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  /** This answer lit. */
  | { readonly kind: 'option'; readonly option: string };

/** What help lights in a step: where to look, later the solution itself. */
export function hintOf(step: LessonStep, level: HintLevel): Hint {
  const stage = stageOf(level);
  if (stage === null) return { kind: 'none' };
  if (stage !== 'answer') return { kind: 'spaces', spaces: lookAt(step) };
  const solution = solutionOf(step);
  switch (solution.kind) {
    case 'place':
      return { kind: 'spaces', spaces: solution.on };
    case 'spaces':
      return { kind: 'spaces', spaces: solution.spaces };
    case 'choice':
      return { kind: 'option', option: solution.option };
  }
}

/** The part of the reef that a step is about; more than its answer. An answer in words may need none. */
export function lookAt(step: LessonStep): readonly Space[] {
  if (step.look !== undefined) return step.look;
  switch (step.kind) {
    case 'place':
      return around(step.solution);
    case 'spaces':
      return around(step.answer(step.position).slice(0, 1));
    case 'choice':
      return [];
  }
}

function around(spaces: readonly Space[]): readonly Space[] {
  return [...new Set(spaces.flatMap((space) => [space, ...NEIGHBORS[space]!]))];
}
