/** Which Lumino broke a rule when it was laid? */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import { audit } from '../../../rules/audit';
import { NEIGHBORS, PAIRS, type ReefBoard } from '../../../rules/boards';
import { legalPlacements } from '../../../rules/legalPlacements';
import {
  COLORS,
  isStartingLumino,
  type Color,
  type LaidLumino,
  type Space,
  type SpacePair,
} from '../../../rules/model';
import { formatReef } from '../../../rules/notation';
import { checkPlacement, type Placement, type PlacementRejection } from '../../../rules/placement';
import {
  findImpossible,
  layReef,
  NOTHING,
  surfaceOf,
  withLumino,
  type Surface,
} from '../../../rules/surface';
import { describeRejection } from '../../describeRejection';
import { visiblePieces } from '../../reef/pieceShape';
import { costOf, pickBoard, pickByHabit, pickSize, playReef, type ChoosePlace } from './playReef';
import {
  choosing,
  givenOnce,
  inReadingOrder,
  PLAIN,
  puzzleText,
  solutionLine,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

/** The order of laying has to be shown with the reef. */
export interface BrokenRulePuzzle extends ReefPuzzle {
  readonly kind: 'broken-rule';
}

interface BrokenRuleAnswer {
  readonly kind: 'broken-rule';
  /** Index in the laid order. */
  readonly lumino: number;
}

interface BrokenRuleMistake {
  readonly code: 'lumino-is-legal';
  readonly lumino: number;
}

function make(rng: Rng, difficulty: Difficulty): Made<BrokenRulePuzzle> | null {
  const board = pickBoard(rng, difficulty);
  const size = pickSize(rng, difficulty);
  const broken = 1 + rng.int(size - 1);
  const played = playReef(rng, board, size, chooseWithSlip(rng, board, difficulty, broken));
  if (played === null) return null;
  const { luminos, turns } = played;
  if (!isStillSeen(board, luminos, broken) || !isOnlyCulprit(board, luminos, broken)) return null;
  return { kind: 'broken-rule', board, luminos, turns };
}

/** Legal play but for one Lumino, and as if that one were not there: so nothing rests on it or goes by its colour. */
function chooseWithSlip(rng: Rng, board: ReefBoard, difficulty: Difficulty, broken: number): ChoosePlace {
  const pick = pickByHabit(rng, difficulty);
  let without: Surface | null = null;
  return (surface, color, limestone, index) => {
    if (index === broken) {
      const places = slips(board, surface, color, limestone).filter((on) =>
        suits(difficulty, surface, color, on),
      );
      if (places.length === 0) return null;
      without = surface;
      return rng.pick(places);
    }
    const places = legalPlacements(board, surface, color, limestone);
    if (without === null) return pick(places);
    const alsoLegal = legalPlacements(board, without, color, limestone);
    const on = pick(places.filter((place) => alsoLegal.some((other) => isSamePlace(place, other))));
    if (on !== null)
      without = withLumino(without, { on, colors: [color, color], symbols: [null, null] }, index);
    return on;
  };
}

/** Pairs come from one list, so the same pair is the same object. */
function isSamePlace(a: Placement, b: Placement): boolean {
  return a.on === b.on && a.level === b.level;
}

/** PL-1: where the Lumino could lie and be paid for, but not by the rules. */
function slips(board: ReefBoard, surface: Surface, color: Color, limestone: number): readonly SpacePair[] {
  const legal = new Set(legalPlacements(board, surface, color, limestone).map(({ on }) => on));
  return PAIRS.filter(
    (on) => !legal.has(on) && findImpossible(surface, on) === null && costOf(board, surface, on) <= limestone,
  );
}

/** Easy: on the ground. Medium: beside or on other Luminos. Hard: next to its own colour, but in another level. */
function suits(difficulty: Difficulty, surface: Surface, color: Color, on: SpacePair): boolean {
  const level = surface.levels[on[0]]! + 1;
  const around = on.flatMap((space) => NEIGHBORS[space]!.filter((other) => !on.includes(other)));
  switch (difficulty) {
    case 'easy':
      return level === 1;
    case 'medium':
      return level > 1 || around.some((space) => surface.levels[space]! > 0);
    case 'hard':
      return around.some((space) => surface.colors[space] === COLORS.indexOf(color));
  }
}

/** No other Lumino can be blamed: the absence of none would have made this one legal. */
function isOnlyCulprit(board: ReefBoard, luminos: readonly LaidLumino[], broken: number): boolean {
  const { colors, on } = luminos[broken]!;
  const [start, ...earlier] = luminos.slice(0, broken);
  return earlier.every((absent) => {
    const laid = layReef([start!, ...earlier.filter((lumino) => lumino !== absent)]);
    return !laid.ok || !checkPlacement(board, laid.value, colors[0], on, Infinity).ok;
  });
}

/** What came later has not made it look right. */
function isStillSeen(board: ReefBoard, luminos: readonly LaidLumino[], broken: number): boolean {
  const others = surfaceOf(luminos.filter((_, index) => index !== broken));
  const { colors, on } = luminos[broken]!;
  return !checkPlacement(board, others, colors[0], on, Infinity).ok;
}

function answer({ board, luminos }: BrokenRulePuzzle): BrokenRuleAnswer {
  const [entry] = audit(board, luminos).problems;
  if (entry === undefined) throw new Error('no rule is broken');
  return { kind: 'broken-rule', lumino: entry.lumino };
}

function judge(puzzle: BrokenRulePuzzle, { lumino }: BrokenRuleAnswer): Result<null, BrokenRuleMistake> {
  if (puzzle.luminos[lumino] === undefined) throw new Error(`no Lumino ${lumino}`);
  return lumino === answer(puzzle).lumino ? ok(null) : err({ code: 'lumino-is-legal', lumino });
}

function explain(puzzle: BrokenRulePuzzle) {
  const { lumino } = answer(puzzle);
  const { on } = puzzle.luminos[lumino]!;
  const rejection = rejectionOf(puzzle, lumino);
  return { lumino, on, rejection, spaces: on };
}

/** The reef just before the Lumino was laid. */
function reefBefore({ luminos }: BrokenRulePuzzle, lumino: number): Surface {
  return surfaceOf(luminos.slice(0, lumino));
}

function rejectionOf(puzzle: BrokenRulePuzzle, lumino: number): PlacementRejection {
  const { colors, on } = puzzle.luminos[lumino]!;
  const checked = checkPlacement(puzzle.board, reefBefore(puzzle, lumino), colors[0], on, Infinity);
  if (checked.ok) throw new Error(`Lumino ${lumino} broke no rule`);
  return checked.error;
}

const keptAnswer = v.object({
  kind: v.literal('broken-rule'),
  lumino: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const brokenRule = {
  ...PLAIN,
  id: 'broken-rule',
  opensStacks: true,
  rules: ['PL-1'],
  make,
  textOf: (puzzle) => puzzleText(puzzle, '', formatReef(puzzle.luminos.map(inReadingOrder))),
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: ({ luminos }, kept) => (v.is(keptAnswer, kept) && kept.lumino < luminos.length ? kept : null),
  explain,
  ruleOf: (puzzle) => explain(puzzle).rejection.rule,
  describeQuestion: ({ questions }) => questions.brokenRule,
  describeNote: ({ laidOrder }) => laidOrder,
  describeMistake: ({ mistakes }, { luminos }, { lumino: index }) => {
    const lumino = luminos[index]!;
    const sentence = isStartingLumino(lumino) ? mistakes.startingLumino : mistakes.luminoIsLegal(index + 1);
    return { sentence, rule: null };
  },
  describeSolution: ({ explanations, placement }, puzzle) => {
    const { lumino, rejection, spaces } = explain(puzzle);
    const { sentence } = describeRejection(placement, rejection);
    const { colors } = puzzle.luminos[lumino]!;
    return {
      summary: explanations.brokenLumino(lumino + 1, colors[0]),
      lines: [solutionLine(sentence, rejection.spaces)],
      spaces,
    };
  },
  tap: ({ luminos, kind }, choice, space) => {
    const lumino = surfaceOf(luminos).luminos[space]!;
    // The space that was tapped is the one whose stack is opened.
    return choosing({ ...choice, first: space }, lumino === NOTHING ? null : { kind, lumino });
  },
  describeState: ({ tapLumino, chosenLumino }, _, { answer: chosen }) =>
    chosen === null ? tapLumino : chosenLumino(chosen.lumino + 1),
  tagsOf: ({ position }, puzzle, tries) => {
    const broken = tries.length === 0 ? null : answer(puzzle).lumino;
    const pieces = visiblePieces(puzzle.luminos, surfaceOf(puzzle.luminos));
    return pieces.map(({ index, lumino: { on }, level, part }) => {
      const kind = index === broken ? 'broken' : 'order';
      return { kind, on, level, part, text: String(index + 1), words: position(index + 1) };
    });
  },
  questionMarks: (puzzle, { answer: chosen }) => ({
    chosen: chosen === null ? [] : seenOf(puzzle, chosen.lumino),
  }),
  solutionMarks: (puzzle, { lines, spaces }) => ({
    broken: new Set([answer(puzzle).lumino]),
    chosen: spaces,
    involved: new Set(lines.flatMap((each) => each.spaces)),
  }),
} as const satisfies ReefPuzzleKind<BrokenRulePuzzle, BrokenRuleAnswer, BrokenRuleMistake>;

/** Where a Lumino is on top. */
function seenOf({ luminos }: BrokenRulePuzzle, lumino: number): readonly Space[] {
  const seen = surfaceOf(luminos).luminos;
  return luminos[lumino]!.on.filter((space) => seen[space] === lumino);
}
