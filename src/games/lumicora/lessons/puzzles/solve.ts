/** The answer to a puzzle, what is to be said to an attempt, and why it is so: all of it asked from the rules. */

import type { Result } from '@/kit/result';

import { answerBrokenRule, explainBrokenRule, judgeBrokenRule } from './brokenRule';
import { answerEveryPlace, explainEveryPlace, judgeEveryPlace } from './everyPlace';
import { answerKeepHighest, explainKeepHighest, judgeKeepHighest } from './keepHighest';
import { answerLightSide, explainLightSide, judgeLightSide } from './lightSide';
import type { Puzzle, PuzzleAttempt, PuzzleExplanation, PuzzleMistake } from './puzzle';
import { answerScoreNow, explainScoreNow, judgeScoreNow } from './scoreNow';

export function answerOf(puzzle: Puzzle): PuzzleAttempt {
  switch (puzzle.kind) {
    case 'every-place':
      return answerEveryPlace(puzzle);
    case 'keep-highest':
      return answerKeepHighest(puzzle);
    case 'score-now':
      return answerScoreNow(puzzle);
    case 'broken-rule':
      return answerBrokenRule(puzzle);
    case 'light-side':
      return answerLightSide(puzzle);
  }
}

export function judge(puzzle: Puzzle, attempt: PuzzleAttempt): Result<null, PuzzleMistake> {
  if (puzzle.kind === 'every-place' && attempt.kind === 'every-place') {
    return judgeEveryPlace(puzzle, attempt.pairs);
  }
  if (puzzle.kind === 'keep-highest' && attempt.kind === 'keep-highest') {
    return judgeKeepHighest(puzzle, attempt.candidate);
  }
  if (puzzle.kind === 'score-now' && attempt.kind === 'score-now') {
    return judgeScoreNow(puzzle, attempt.color);
  }
  if (puzzle.kind === 'broken-rule' && attempt.kind === 'broken-rule') {
    return judgeBrokenRule(puzzle, attempt.lumino);
  }
  if (puzzle.kind === 'light-side' && attempt.kind === 'light-side') {
    return judgeLightSide(puzzle, attempt.points);
  }
  throw new Error(`a puzzle of ${puzzle.kind} takes no attempt at ${attempt.kind}`);
}

export function explain(puzzle: Puzzle): PuzzleExplanation {
  switch (puzzle.kind) {
    case 'every-place':
      return explainEveryPlace(puzzle);
    case 'keep-highest':
      return explainKeepHighest(puzzle);
    case 'score-now':
      return explainScoreNow(puzzle);
    case 'broken-rule':
      return explainBrokenRule(puzzle);
    case 'light-side':
      return explainLightSide(puzzle);
  }
}
