/** Which colour brings the most points if it is scored now? */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import { previewCorals, type CoralScore } from '../../../rules/coralScoring';
import { COLORS, type Color } from '../../../rules/model';
import { surfaceOf, visibleSpace } from '../../../rules/surface';
import { playByChance } from './playReef';
import {
  choosing,
  formulaOf,
  givenOnce,
  PLAIN,
  puzzleText,
  solutionLine,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

export interface ScoreNowPuzzle extends ReefPuzzle {
  readonly kind: 'score-now';
  /** SC-4: the colours whose tile still shows coral. */
  readonly options: readonly Color[];
}

interface ScoreNowAnswer {
  readonly kind: 'score-now';
  readonly color: Color;
}

type ScoreNowMistake =
  | { readonly code: 'color-scores-less'; readonly color: Color; readonly total: number }
  | { readonly code: 'color-already-scored'; readonly color: Color };

const FEWEST_OPTIONS = 2;

interface Demand {
  /** How far the second best colour lies behind the best. */
  readonly margin: { readonly least: number; readonly most: number };
  /** Levels that count for the best. */
  readonly levels: number;
}

const DEMANDS: Readonly<Record<Difficulty, Demand>> = {
  easy: { margin: { least: 3, most: Infinity }, levels: 1 },
  medium: { margin: { least: 2, most: 4 }, levels: 1 },
  hard: { margin: { least: 1, most: 1 }, levels: 2 },
};

function make(rng: Rng, difficulty: Difficulty): Made<ScoreNowPuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, luminos, turns, surface, open } = played;
  const { margin, levels } = DEMANDS[difficulty];
  if (open.length < FEWEST_OPTIONS) return null;
  const corals = previewCorals(surface);
  const [best, second] = open.map((color) => corals[color]).sort((a, b) => b.total - a.total);
  // With a single number in sight there is nothing to compare.
  if (second!.total === 0) return null;
  const lead = best!.total - second!.total;
  if (lead < margin.least || lead > margin.most || best!.lines.length < levels) return null;
  return { kind: 'score-now', board, luminos, turns, options: open };
}

const keptAnswer = v.object({ kind: v.literal('score-now'), color: v.picklist(COLORS) });

function scoresOf({ luminos }: ScoreNowPuzzle): Readonly<Record<Color, CoralScore>> {
  return previewCorals(surfaceOf(luminos));
}

function answer(puzzle: ScoreNowPuzzle): ScoreNowAnswer {
  const scores = scoresOf(puzzle);
  const color = puzzle.options.reduce((best, next) =>
    scores[next].total > scores[best].total ? next : best,
  );
  return { kind: 'score-now', color };
}

function judge(puzzle: ScoreNowPuzzle, { color }: ScoreNowAnswer): Result<null, ScoreNowMistake> {
  if (!puzzle.options.includes(color)) return err({ code: 'color-already-scored', color });
  if (color === answer(puzzle).color) return ok(null);
  return err({ code: 'color-scores-less', color, total: scoresOf(puzzle)[color].total });
}

function explain(puzzle: ScoreNowPuzzle) {
  const scores = scoresOf(puzzle);
  const best = answer(puzzle).color;
  const colors = COLORS.map((color) => {
    return { color, isOpen: puzzle.options.includes(color), score: scores[color] };
  });
  const spaces = scores[best].lines.flatMap((line) => line.spaces);
  return { colors, best, spaces };
}

export const scoreNow = {
  ...PLAIN,
  id: 'score-now',
  rules: ['SC-2', 'SC-4'],
  make,
  textOf: (puzzle) => puzzleText(puzzle, puzzle.options.join(' ')),
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: (_, kept) => (v.is(keptAnswer, kept) ? kept : null),
  explain,
  ruleOf: () => 'SC-2',
  describeQuestion: ({ questions }, { options }) => questions.scoreNow(options),
  describeMistake: ({ mistakes }, _, mistake) => {
    const { color } = mistake;
    switch (mistake.code) {
      case 'color-scores-less':
        return { sentence: mistakes.colorScoresLess(color, mistake.total), rule: null };
      case 'color-already-scored':
        return { sentence: mistakes.colorAlreadyScored(color), rule: null };
    }
  },
  describeSolution: ({ explanations: words }, puzzle) => {
    const { colors, best, spaces } = explain(puzzle);
    const { total } = colors.find(({ color }) => color === best)!.score;
    const lines = colors.map(({ color, isOpen, score }) => {
      const own = score.lines.flatMap((each) => each.spaces);
      return solutionLine(words.color(color, formulaOf(score)), own, isOpen ? null : words.scoredBefore);
    });
    return { summary: words.bestColor(best, total), lines, spaces };
  },
  optionsOf: ({ colors }, { options, kind }, chosen) =>
    options.map((color) => ({
      value: { kind, color },
      label: colors[color],
      isChosen: chosen?.color === color,
      color,
    })),
  tap: (puzzle, choice, space) => {
    const seen = visibleSpace(surfaceOf(puzzle.luminos), space)?.color;
    const color = puzzle.options.find((each) => each === seen);
    return choosing(choice, color === undefined ? null : { kind: puzzle.kind, color });
  },
  questionMarks: () => ({}),
  solutionMarks: (_, { lines, spaces }, chosen) => ({
    involved: new Set(chosen === null ? spaces : lines[chosen]!.spaces),
  }),
} as const satisfies ReefPuzzleKind<ScoreNowPuzzle, ScoreNowAnswer, ScoreNowMistake>;
