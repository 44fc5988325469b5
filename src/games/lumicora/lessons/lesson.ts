/**
 * What a lesson is: data that is played on the real board by the real rules. The words are in `strings/`, under the ids
 * of lesson and step.
 */

import { err, ok, type Result } from '@/kit/result';
import { stageOf, type HintLevel } from '@/tabletop/learn/hints';

import { NEIGHBORS } from '../rules/boards';
import { spacesOfColor } from '../rules/finalScoring';
import type { Color, CoralSymbol, LaidLumino, Space, SpacePair } from '../rules/model';
import { checkPlacement, type PlacementRejection } from '../rules/placement';
import type { Position, StepBase, Thing } from './position';
import type { RuleId } from './ruleIds';
import {
  judgeTable,
  lookThings,
  tableSolution,
  type SolvedTable,
  type TableMove,
  type TableProblem,
  type TableStep,
} from './tableSteps';

/** In the order in which they are listed; the way into a first game comes first. */
export const LESSON_IDS = [
  'levels',
  'own-color',
  'water',
  'building-up',
  'turn',
  'coral-scoring',
  'rounds',
  'final-scoring',
  'exceptions',
  'when-to-score',
  'jellyfish',
  'light-side',
  'side-b',
  'ties',
  'empty-bag',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The way into a first game: the whole game, without what can wait. */
export const FIRST_GAME: readonly LessonId[] = [
  'levels',
  'own-color',
  'water',
  'building-up',
  'turn',
  'coral-scoring',
  'rounds',
  'final-scoring',
];

export interface Lesson {
  readonly id: LessonId;
  /** Three to five. */
  readonly steps: readonly LessonStep[];
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

export type LessonStep = PlaceStep | SpacesStep | ChoiceStep | TableStep;

/** What a person does in a step. */
export type LessonMove =
  | { readonly kind: 'place'; readonly on: SpacePair }
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  | { readonly kind: 'choice'; readonly option: string }
  | TableMove;

/** `off-goal` is legal, but not what was asked for. */
export type MoveProblem =
  | TableProblem
  | { readonly code: 'spaces-missing'; readonly count: number }
  | { readonly code: 'spaces-wrong'; readonly spaces: readonly Space[] }
  | { readonly code: 'wrong-answer'; readonly option: string };

export interface SolvedMove extends SolvedTable {
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
  if (isTableStep(step) && isTableMove(move)) {
    const judged = judgeTable(step, move);
    return judged.ok ? ok({ placed: null, ...judged.value }) : judged;
  }
  throw new Error(`a ${step.kind} step takes no ${move.kind} move`);
}

/** False where the table is the picture, and the reef would only stand beside it. */
export function isAboutReef(step: LessonStep): boolean {
  if (step.kind === 'things') return !step.isWithoutReef;
  return step.kind !== 'choice' || step.lit !== undefined;
}

const TABLE_KINDS: readonly LessonStep['kind'][] = ['turn', 'score', 'things'];

function isTableStep(step: LessonStep): step is TableStep {
  return TABLE_KINDS.includes(step.kind);
}

function isTableMove(move: LessonMove): move is TableMove {
  return TABLE_KINDS.includes(move.kind);
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
    case 'turn':
    case 'score':
    case 'things':
      return tableSolution(step);
  }
}

type Hint =
  | { readonly kind: 'none' }
  /** These spaces lit. */
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  /** This answer lit. */
  | { readonly kind: 'option'; readonly option: string }
  /** These things lit, the right ones among them. */
  | { readonly kind: 'things'; readonly things: readonly Thing[] }
  /** The part of the table that the next deed is about. */
  | { readonly kind: 'table' }
  /** The step is to be played on by itself: the move that solves it. */
  | { readonly kind: 'move'; readonly move: TableMove };

/** What help lights in a step: where to look, later the solution itself. */
export function hintOf(step: LessonStep, level: HintLevel): Hint {
  const stage = stageOf(level);
  if (stage === null) return { kind: 'none' };
  if (stage !== 'answer') {
    if (step.kind === 'things') return { kind: 'things', things: lookThings(step) };
    return step.kind === 'turn' ? { kind: 'table' } : { kind: 'spaces', spaces: lookAt(step) };
  }
  const solution = solutionOf(step);
  switch (solution.kind) {
    case 'place':
      return { kind: 'spaces', spaces: solution.on };
    case 'spaces':
      return { kind: 'spaces', spaces: solution.spaces };
    case 'choice':
      return { kind: 'option', option: solution.option };
    case 'turn':
    case 'score':
    case 'things':
      return { kind: 'move', move: solution };
  }
}

/** Whether help can point before it speaks. */
export function hasPlaces(step: LessonStep): boolean {
  return step.kind === 'turn' || step.kind === 'things' || lookAt(step).length > 0;
}

/** The part of the reef that a step is about; more than its answer. An answer in words may need none. */
function lookAt(step: LessonStep): readonly Space[] {
  if (step.look !== undefined) return step.look;
  switch (step.kind) {
    case 'place':
      return around(step.solution);
    case 'spaces':
      return around(step.answer(step.position).slice(0, 1));
    case 'score':
      return spacesOfColor(step.position.surface, step.solution);
    case 'choice':
    case 'turn':
    case 'things':
      return [];
  }
}

function around(spaces: readonly Space[]): readonly Space[] {
  return [...new Set(spaces.flatMap((space) => [space, ...NEIGHBORS[space]!]))];
}
