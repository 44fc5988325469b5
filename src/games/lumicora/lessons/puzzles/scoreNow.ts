/** Which colour brings the most points if it is scored now? */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';

import { previewCorals, type CoralScore } from '../../rules/coralScoring';
import { COLORS, type Color } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { playByChance } from './playReef';
import type { AttemptOf, Difficulty, ExplanationOf, Made, PuzzleMistake, ScoreNowPuzzle } from './puzzle';

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

export function makeScoreNow(rng: Rng, difficulty: Difficulty): Made<ScoreNowPuzzle> | null {
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

function scoresOf({ luminos }: ScoreNowPuzzle): Readonly<Record<Color, CoralScore>> {
  return previewCorals(surfaceOf(luminos));
}

export function answerScoreNow(puzzle: ScoreNowPuzzle): AttemptOf<'score-now'> {
  const scores = scoresOf(puzzle);
  const color = puzzle.options.reduce((best, next) =>
    scores[next].total > scores[best].total ? next : best,
  );
  return { kind: 'score-now', color };
}

export function judgeScoreNow(puzzle: ScoreNowPuzzle, color: Color): Result<null, PuzzleMistake> {
  if (!puzzle.options.includes(color)) return err({ code: 'color-already-scored', color });
  if (color === answerScoreNow(puzzle).color) return ok(null);
  return err({ code: 'color-scores-less', color, total: scoresOf(puzzle)[color].total });
}

export function explainScoreNow(puzzle: ScoreNowPuzzle): ExplanationOf<'score-now'> {
  const scores = scoresOf(puzzle);
  const best = answerScoreNow(puzzle).color;
  const colors = COLORS.map((color) => {
    return { color, isOpen: puzzle.options.includes(color), score: scores[color] };
  });
  const spaces = scores[best].lines.flatMap((line) => line.spaces);
  return { kind: 'score-now', colors, best, spaces };
}
