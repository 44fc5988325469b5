/** Which of a few placements leaves a colour the highest coral scoring? */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';

import { previewCorals, scoreCoral, totalCorals, type CoralScore } from '../../rules/coralScoring';
import { legalPlacements } from '../../rules/legalPlacements';
import {
  byColor,
  COLORS,
  type ByColor,
  type Color,
  type LaidLumino,
  type SpacePair,
} from '../../rules/model';
import { preparePreview } from '../../rules/placementPreview';
import { NOTHING, surfaceOf, withLumino, type Surface } from '../../rules/surface';
import type { LooseLumino } from '../../rules/turn';
import { playByChance } from './playReef';
import type {
  AttemptOf,
  Difficulty,
  ExplainedCandidate,
  ExplanationOf,
  KeepHighestPuzzle,
  Made,
  PuzzleMistake,
} from './puzzle';
import { shuffled } from './shuffled';

interface Demand {
  readonly candidates: number;
  /** How far the second best lies behind the best. */
  readonly margin: { readonly least: number; readonly most: number };
  /** Levels that count for the colour before. */
  readonly levels: number;
}

const DEMANDS: Readonly<Record<Difficulty, Demand>> = {
  easy: { candidates: 3, margin: { least: 2, most: Infinity }, levels: 1 },
  medium: { candidates: 4, margin: { least: 1, most: 3 }, levels: 1 },
  hard: { candidates: 4, margin: { least: 1, most: 1 }, levels: 2 },
};

/** Of many places a few will do, and every two of them are compared. */
const MOST_OPTIONS = 20;

interface Option {
  readonly lumino: LaidLumino;
  readonly totals: ByColor<number>;
}

export function makeKeepHighest(rng: Rng, difficulty: Difficulty): Made<KeepHighestPuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, luminos, turns, surface, limestone } = played;
  const demand = DEMANDS[difficulty];
  const corals = previewCorals(surface);
  const scoring = shuffled(rng, COLORS).filter((color) => corals[color].lines.length >= demand.levels);
  const hands = shuffled(rng, COLORS).map(played.draw);
  const offers = hands.map((hand) => {
    const places = shuffled(rng, legalPlacements(board, surface, hand.color, limestone)).slice(
      0,
      MOST_OPTIONS,
    );
    return { hand, options: places.map(({ on }) => optionFor(rng, surface, hand, on)) };
  });
  // A scoring that can only be kept, or lose least, is the better question but the rarer one.
  for (const mayGain of [false, true]) {
    for (const { hand, options } of offers) {
      for (const color of scoring) {
        const most = mayGain ? Infinity : corals[color].total;
        const chosen = chooseCandidates(options, color, most, demand);
        if (chosen === null) continue;
        const candidates = shuffled(rng, chosen).map(({ lumino }) => lumino);
        return { kind: 'keep-highest', board, luminos, turns, color, hand, limestone, candidates };
      }
    }
  }
  return null;
}

/** One way round or the other. */
function optionFor(rng: Rng, surface: Surface, { color, symbols }: LooseLumino, [a, b]: SpacePair): Option {
  const on: SpacePair = rng.int(2) === 0 ? [a, b] : [b, a];
  const lumino: LaidLumino = { on, colors: [color, color], symbols };
  totalCorals(withLumino(surface, lumino, NOTHING), scratch);
  return { lumino, totals: byColor((each) => scratch[COLORS.indexOf(each)]!) };
}

const scratch = new Int32Array(COLORS.length);

/** A best one, a second within the margin, and others that score no more than the second; no two share a space. */
function chooseCandidates(
  options: readonly Option[],
  color: Color,
  most: number,
  { candidates, margin }: Demand,
): readonly Option[] | null {
  const least = Math.min(...options.map(({ totals }) => totals[color])) + margin.least;
  for (const best of options) {
    if (best.totals[color] > most || best.totals[color] < least) continue;
    const behind = ({ totals }: Option) => best.totals[color] - totals[color];
    const rivals = options.filter((option) => behind(option) >= margin.least && isApart(option, best));
    const second = rivals.find((option) => behind(option) <= margin.most);
    if (second === undefined) continue;
    const chosen = [best, second];
    for (const option of rivals) {
      if (chosen.length === candidates) break;
      if (chosen.every((other) => isApart(option, other))) chosen.push(option);
    }
    if (chosen.length === candidates) return chosen;
  }
  return null;
}

/** Letters on the board must not lie over each other. */
function isApart(a: Option, b: Option): boolean {
  return !a.lumino.on.some((space) => b.lumino.on.includes(space));
}

function scoreOf(surface: Surface, color: Color, lumino: LaidLumino): CoralScore {
  return scoreCoral(withLumino(surface, lumino, NOTHING), color);
}

function totalsOf({ luminos, color, candidates }: KeepHighestPuzzle): readonly number[] {
  const surface = surfaceOf(luminos);
  return candidates.map((lumino) => scoreOf(surface, color, lumino).total);
}

export function answerKeepHighest(puzzle: KeepHighestPuzzle): AttemptOf<'keep-highest'> {
  const each = totalsOf(puzzle);
  return { kind: 'keep-highest', candidate: each.indexOf(Math.max(...each)) };
}

export function judgeKeepHighest(puzzle: KeepHighestPuzzle, candidate: number): Result<null, PuzzleMistake> {
  const total = totalsOf(puzzle)[candidate];
  if (total === undefined) throw new Error(`no candidate ${candidate}`);
  if (candidate === answerKeepHighest(puzzle).candidate) return ok(null);
  return err({ code: 'candidate-scores-less', candidate, total });
}

export function explainKeepHighest(puzzle: KeepHighestPuzzle): ExplanationOf<'keep-highest'> {
  const { board, luminos, color } = puzzle;
  const surface = surfaceOf(luminos);
  // Only its coral changes are read, and these are the same on both score boards.
  const previewOf = preparePreview(board, 'dark', [surface], 0);
  const candidates = puzzle.candidates.map((lumino): ExplainedCandidate => {
    const change = previewOf(lumino).corals.find((each) => each.color === color) ?? null;
    return { lumino, score: scoreOf(surface, color, lumino), change };
  });
  const best = answerKeepHighest(puzzle).candidate;
  const spaces = puzzle.candidates[best]!.on;
  return { kind: 'keep-highest', color, before: scoreCoral(surface, color), candidates, best, spaces };
}
