/** What a kind of puzzle brings to a reef, beside what every game asks of it. All of it is data; the board draws it. */

import type { Result } from '@/kit/result';
import {
  answeredOnce,
  type MistakeWords as AnyMistakeWords,
  type PosedPuzzle,
  type PuzzleKind,
  type PuzzleOutcome,
  type SolutionWords as AnySolutionWords,
} from '@/tabletop/learn/puzzles';

import type { PuzzleKindId } from '../../../lessons/puzzleKinds';
import type { RuleId } from '../../../lessons/ruleIds';
import type { ReefBoard } from '../../../rules/boards';
import { coralFormula, type CoralScore } from '../../../rules/coralScoring';
import type { Color, LaidLumino, Space, SpacePair } from '../../../rules/model';
import { formatLumino } from '../../../rules/notation';
import { emptySurface, withLumino } from '../../../rules/surface';
import type { LooseLumino } from '../../../rules/turn';
import type { PuzzleStrings } from '../../../strings/en/puzzles';
import type { ReefMarks, SpaceLink } from '../../reef/markShapes';
import type { Part } from '../../reef/pieceShape';

/** A turn of the player and the scoring phase after it; the first one is that of round 1. */
export interface Turn {
  /** TU-3, action A: markers taken; 0 in a turn that lays Luminos. */
  readonly limestone: number;
  /** TU-3, actions B and C: how many Luminos were laid, all of one colour. */
  readonly laid: number;
  /** SC-1: the colour scored at the end of the round. */
  readonly scored: Color | null;
}

/** A reef made by legal play and a question that the rules answer in exactly one way. */
export interface ReefPuzzle extends PosedPuzzle {
  readonly kind: PuzzleKindId;
  readonly board: ReefBoard;
  /** The starting Lumino first, the others in the order they were laid. */
  readonly luminos: readonly LaidLumino[];
  /** How the reef came about, to show that it can: the last round has not been scored. */
  readonly turns: readonly Turn[];
  /** The Lumino that the question is about, if it is about one. */
  readonly hand?: LooseLumino;
}

/** The half-made choice of the person. */
export interface Choice<Answer = unknown> {
  /** The first space of a place. */
  readonly first: Space | null;
  readonly answer: Answer | null;
}

export const NO_CHOICE: Choice<never> = { first: null, answer: null };

/** What a tap on the board leads to. */
export interface Tapped<Answer, Try> {
  readonly choice: Choice<Answer>;
  /** Given at once. */
  readonly tried: Try | null;
}

export interface AnswerOption<Answer> {
  readonly value: Answer;
  readonly label: string;
  readonly isChosen: boolean;
  /** Drawn beside the label. */
  readonly color: Color | null;
}

/** What can be said of an answer that is given bit by bit. */
export interface SearchState {
  readonly chances: number;
  readonly found: number;
}

export interface ReefOutcome<Mistake> extends PuzzleOutcome<Mistake> {
  /** Null for a question that is answered once. */
  readonly search: SearchState | null;
}

export interface MistakeWords extends AnyMistakeWords {
  readonly rule: RuleId | null;
}

export interface SolutionLine {
  readonly text: string;
  /** What else helps to see it. */
  readonly note: string | null;
  readonly spaces: readonly Space[];
  readonly links: readonly SpaceLink[];
}

export interface SolutionWords extends AnySolutionWords {
  readonly lines: readonly SolutionLine[];
  /** The spaces of the solution as a whole. */
  readonly spaces: readonly Space[];
}

/** Something written on the reef. */
export interface ReefTag {
  /** `placement` is outlined, `order` and `broken` stand on a Lumino, the others join two spaces. */
  readonly kind: 'placement' | 'order' | 'broken' | 'found' | 'missed';
  readonly on: SpacePair;
  readonly level: number;
  readonly part: Part;
  /** What is written, if anything is. */
  readonly text: string | null;
  /** Added to what is said about its spaces. */
  readonly words: string;
}

export interface ReefPuzzleKind<P extends ReefPuzzle, Answer, Mistake, Try = Answer> extends PuzzleKind<
  P,
  Answer,
  Mistake,
  Try,
  PuzzleStrings
> {
  outcomeOf(puzzle: P, tries: readonly Try[]): ReefOutcome<Mistake>;
  describeMistake(words: PuzzleStrings, puzzle: P, mistake: Mistake): MistakeWords;
  describeSolution(words: PuzzleStrings, puzzle: P): SolutionWords;
  /** The solution with everything that leads to it; `spaces` are those to light up. */
  explain(puzzle: P): { readonly spaces: readonly Space[] };
  /** Where to read on: the rule that the question is about. */
  ruleOf(puzzle: P): RuleId;
  /** Says that all was found; null for a question that is answered once. */
  readonly claim: Try | null;

  /** Whether it helps to see what lies beneath: then the stack of a tapped space is opened. */
  readonly opensStacks?: boolean;

  /** Something to know that the question does not say. */
  describeNote(words: PuzzleStrings): string | null;
  /** The answers to choose from; none where the board itself is tapped. */
  optionsOf(words: PuzzleStrings, puzzle: P, chosen: Answer | null): readonly AnswerOption<Answer>[];
  tap(puzzle: P, choice: Choice<Answer>, space: Space): Tapped<Answer, Try>;
  /** What to do next, or what came of the last try. */
  describeState(
    words: PuzzleStrings,
    puzzle: P,
    choice: Choice<Answer>,
    tries: readonly Try[],
  ): string | null;

  tagsOf(words: PuzzleStrings, puzzle: P, tries: readonly Try[]): readonly ReefTag[];
  questionMarks(puzzle: P, choice: Choice<Answer>, mistake: Mistake | null): ReefMarks;
  /** All of the solution, or the chosen line of it. */
  solutionMarks(puzzle: P, solution: SolutionWords, chosen: number | null): ReefMarks;
}

/** What most kinds do without. */
export const PLAIN = {
  claim: null,
  describeNote: () => null,
  optionsOf: () => [],
  describeState: () => null,
  tagsOf: () => [],
} as const;

/** For a question that is answered once. */
export function givenOnce<P, Answer, Mistake>(
  judge: (puzzle: P, answer: Answer) => Result<null, Mistake>,
): (puzzle: P, tries: readonly Answer[]) => ReefOutcome<Mistake> {
  const outcomeOf = answeredOnce(judge);
  return (puzzle, tries) => ({ ...outcomeOf(puzzle, tries), search: null });
}

/** An answer chosen by a tap, to be given later. */
export function choosing<Answer>(choice: Choice<Answer>, answer: Answer | null): Tapped<Answer, never> {
  return { choice: answer === null ? choice : { ...choice, answer }, tried: null };
}

/** What a candidate is called on the board and in words. */
export function letterOf(candidate: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + candidate);
}

export function solutionLine(
  text: string,
  spaces: readonly Space[],
  note: string | null = null,
): SolutionLine {
  return { text, note, spaces, links: [] };
}

/** `3 + 2 + 0 + 6 = 11`; a single number stands for itself. */
export function formulaOf(score: CoralScore): string {
  const numbers = coralFormula(score);
  return numbers.length > 1 ? `${numbers.join(' + ')} = ${score.total}` : String(score.total);
}

/** Kind, side, reef and question. The order of laying is left out: it matters only where the question is about it. */
export function puzzleText(puzzle: ReefPuzzle, question: string, reef = reefText(puzzle.luminos)): string {
  return [puzzle.kind, puzzle.board.side, reef, question].join('|');
}

function reefText(luminos: readonly LaidLumino[]): string {
  let surface = emptySurface();
  const leveled = luminos.map(inReadingOrder).map((lumino, index) => {
    const level = surface.levels[lumino.on[0]]! + 1;
    surface = withLumino(surface, lumino, index);
    return `${level}${formatLumino(lumino)}`;
  });
  return leveled.sort().join(' ');
}

export function inReadingOrder(lumino: LaidLumino): LaidLumino {
  const { on, colors, symbols } = lumino;
  if (on[0] < on[1]) return lumino;
  return { on: [on[1], on[0]], colors: [colors[1], colors[0]], symbols: [symbols[1], symbols[0]] };
}
