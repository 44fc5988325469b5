/** Which of a few placements leaves a colour the highest coral scoring? */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { shuffled, type Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import { previewCorals, scoreCoral, totalCorals, type CoralScore } from '../../../rules/coralScoring';
import { legalPlacements } from '../../../rules/legalPlacements';
import {
  byColor,
  COLORS,
  type ByColor,
  type Color,
  type LaidLumino,
  type SpacePair,
} from '../../../rules/model';
import { formatLumino } from '../../../rules/notation';
import { preparePreview, type CoralChange } from '../../../rules/placementPreview';
import { NOTHING, surfaceOf, withLumino, type Surface } from '../../../rules/surface';
import type { LooseLumino } from '../../../rules/turn';
import type { PuzzleStrings } from '../../../strings/en/puzzles';
import { describePreview } from '../../describePreview';
import { playByChance } from './playReef';
import {
  choosing,
  formulaOf,
  givenOnce,
  inReadingOrder,
  letterOf,
  PLAIN,
  puzzleText,
  solutionLine,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

export interface KeepHighestPuzzle extends ReefPuzzle {
  readonly kind: 'keep-highest';
  readonly color: Color;
  readonly hand: LooseLumino;
  readonly limestone: number;
  /** All legal; no two share a space. */
  readonly candidates: readonly LaidLumino[];
}

interface KeepHighestAnswer {
  readonly kind: 'keep-highest';
  /** Index into the candidates. */
  readonly candidate: number;
}

interface KeepHighestMistake {
  readonly code: 'candidate-scores-less';
  readonly candidate: number;
  readonly total: number;
}

interface ExplainedCandidate {
  readonly lumino: LaidLumino;
  /** SC-2 with the Lumino in place. */
  readonly score: CoralScore;
  /** Null where no level counts another number. */
  readonly change: CoralChange | null;
}

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

function make(rng: Rng, difficulty: Difficulty): Made<KeepHighestPuzzle> | null {
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

function answer(puzzle: KeepHighestPuzzle): KeepHighestAnswer {
  const each = totalsOf(puzzle);
  return { kind: 'keep-highest', candidate: each.indexOf(Math.max(...each)) };
}

function judge(
  puzzle: KeepHighestPuzzle,
  { candidate }: KeepHighestAnswer,
): Result<null, KeepHighestMistake> {
  const total = totalsOf(puzzle)[candidate];
  if (total === undefined) throw new Error(`no candidate ${candidate}`);
  if (candidate === answer(puzzle).candidate) return ok(null);
  return err({ code: 'candidate-scores-less', candidate, total });
}

function explain(puzzle: KeepHighestPuzzle) {
  const { board, luminos, color } = puzzle;
  const surface = surfaceOf(luminos);
  // Only its coral changes are read, and these are the same on both score boards.
  const previewOf = preparePreview(board, 'dark', [surface], 0);
  const candidates = puzzle.candidates.map((lumino): ExplainedCandidate => {
    const change = previewOf(lumino).corals.find((each) => each.color === color) ?? null;
    return { lumino, score: scoreOf(surface, color, lumino), change };
  });
  const best = answer(puzzle).candidate;
  const spaces = puzzle.candidates[best]!.on;
  return { before: scoreCoral(surface, color), candidates, best, spaces };
}

/** Said as before a placement: what changes in which level. */
function coralReason({ placement }: PuzzleStrings, change: CoralChange): string {
  const animals = { scoreBoard: 'dark', added: [], covered: [], before: 0, after: 0, changes: [] } as const;
  const preview = { player: 0, corals: [change], animals, majorities: [], remote: [] };
  return describePreview(placement, preview, [])[0]!.text;
}

const keptAnswer = v.object({
  kind: v.literal('keep-highest'),
  candidate: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const keepHighest = {
  ...PLAIN,
  id: 'keep-highest',
  rules: ['SC-2'],
  make,
  textOf: (puzzle) => {
    const candidates = puzzle.candidates.map((lumino) => formatLumino(inReadingOrder(lumino)));
    return puzzleText(puzzle, [puzzle.color, ...candidates.sort()].join(' '));
  },
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: ({ candidates }, kept) =>
    v.is(keptAnswer, kept) && kept.candidate < candidates.length ? kept : null,
  explain,
  ruleOf: () => 'SC-2',
  describeQuestion: ({ questions }, { color, candidates }) =>
    questions.keepHighest(
      color,
      candidates.map((_, index) => letterOf(index)),
    ),
  describeMistake: ({ mistakes }, { color }, { candidate, total }) => ({
    sentence: mistakes.candidateScoresLess(letterOf(candidate), color, total),
    rule: null,
  }),
  describeSolution: (strings, puzzle) => {
    const { explanations: words } = strings;
    const { color } = puzzle;
    const { candidates, best, before, spaces } = explain(puzzle);
    const lines = candidates.map(({ lumino, score, change }, index) => {
      const reason = change === null ? words.unchanged(color) : coralReason(strings, change);
      return solutionLine(words.candidate(letterOf(index), formulaOf(score)), lumino.on, reason);
    });
    const { total } = candidates[best]!.score;
    return { summary: words.bestCandidate(letterOf(best), color, total, before.total), lines, spaces };
  },
  optionsOf: (_, { candidates, kind }, chosen) =>
    candidates.map((_lumino, candidate) => ({
      value: { kind, candidate },
      label: letterOf(candidate),
      isChosen: chosen?.candidate === candidate,
      color: null,
    })),
  tap: ({ candidates, kind }, choice, space) => {
    const candidate = candidates.findIndex(({ on }) => on.includes(space));
    return choosing(choice, candidate === -1 ? null : { kind, candidate });
  },
  describeState: ({ tapPlacement }) => tapPlacement,
  tagsOf: (words, { candidates, luminos }) => {
    const { levels } = surfaceOf(luminos);
    return candidates.map(({ on }, index) => {
      const text = letterOf(index);
      return {
        kind: 'placement',
        on,
        level: levels[on[0]]!,
        part: 'both',
        text,
        words: words.candidate(text),
      };
    });
  },
  questionMarks: ({ candidates }, { answer: chosen }) => ({
    pending: chosen === null ? null : candidates[chosen.candidate],
  }),
  solutionMarks: (puzzle, _, chosen) => ({
    pending: puzzle.candidates[chosen ?? answer(puzzle).candidate] ?? null,
  }),
} as const satisfies ReefPuzzleKind<KeepHighestPuzzle, KeepHighestAnswer, KeepHighestMistake>;
