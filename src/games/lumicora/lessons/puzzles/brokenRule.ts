/** Which Lumino broke a rule when it was laid? */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';

import { audit } from '../../rules/audit';
import { NEIGHBORS, PAIRS, type ReefBoard } from '../../rules/boards';
import { legalPlacements } from '../../rules/legalPlacements';
import { COLORS, type Color, type LaidLumino, type SpacePair } from '../../rules/model';
import { checkPlacement, type Placement, type PlacementRejection } from '../../rules/placement';
import { findImpossible, layReef, surfaceOf, withLumino, type Surface } from '../../rules/surface';
import { costOf, pickBoard, pickByHabit, pickSize, playReef, type ChoosePlace } from './playReef';
import type { AttemptOf, BrokenRulePuzzle, Difficulty, ExplanationOf, Made, PuzzleMistake } from './puzzle';

export function makeBrokenRule(rng: Rng, difficulty: Difficulty): Made<BrokenRulePuzzle> | null {
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

export function answerBrokenRule({ board, luminos }: BrokenRulePuzzle): AttemptOf<'broken-rule'> {
  const [entry] = audit(board, luminos).problems;
  if (entry === undefined) throw new Error('no rule is broken');
  return { kind: 'broken-rule', lumino: entry.lumino };
}

export function judgeBrokenRule(puzzle: BrokenRulePuzzle, lumino: number): Result<null, PuzzleMistake> {
  if (puzzle.luminos[lumino] === undefined) throw new Error(`no Lumino ${lumino}`);
  return lumino === answerBrokenRule(puzzle).lumino ? ok(null) : err({ code: 'lumino-is-legal', lumino });
}

export function explainBrokenRule(puzzle: BrokenRulePuzzle): ExplanationOf<'broken-rule'> {
  const { lumino } = answerBrokenRule(puzzle);
  const { on } = puzzle.luminos[lumino]!;
  const rejection = rejectionOf(puzzle, lumino);
  return { kind: 'broken-rule', lumino, on, rejection, spaces: on };
}

/** The reef just before the Lumino was laid. */
export function reefBefore({ luminos }: BrokenRulePuzzle, lumino: number): Surface {
  return surfaceOf(luminos.slice(0, lumino));
}

function rejectionOf(puzzle: BrokenRulePuzzle, lumino: number): PlacementRejection {
  const { colors, on } = puzzle.luminos[lumino]!;
  const checked = checkPlacement(puzzle.board, reefBefore(puzzle, lumino), colors[0], on, Infinity);
  if (checked.ok) throw new Error(`Lumino ${lumino} broke no rule`);
  return checked.error;
}
