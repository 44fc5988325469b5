/** Questions, verdicts and solutions of puzzles in the person's language. */

import { reefBefore } from '../../lessons/puzzles/brokenRule';
import type {
  ExplainedCandidate,
  Puzzle,
  PuzzleExplanation,
  PuzzleMistake,
} from '../../lessons/puzzles/puzzle';
import { explain } from '../../lessons/puzzles/solve';
import { nameOf } from '../../rules/boards';
import { coralFormula, type CoralScore } from '../../rules/coralScoring';
import { isStartingLumino, type Color, type Space } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import type { CoralChange } from '../../rules/placementPreview';
import { surfaceOf } from '../../rules/surface';
import type { PuzzleStrings } from '../../strings/puzzles.en';
import { describePreview } from '../describePreview';
import { describeRejection } from '../describeRejection';
import { describeScoreLine } from '../final/describeScoreLine';
import type { SpaceLink } from '../reef/reefMarksModel';

/** What a candidate is called on the board and in words. */
export function letterOf(candidate: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + candidate);
}

export function describeQuestion({ questions }: PuzzleStrings, puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'every-place':
      return questions.everyPlace(puzzle.hand.color, puzzle.limestone);
    case 'keep-highest':
      return questions.keepHighest(
        puzzle.color,
        puzzle.candidates.map((_, index) => letterOf(index)),
      );
    case 'score-now':
      return questions.scoreNow(puzzle.options);
    case 'broken-rule':
      return questions.brokenRule;
    case 'light-side': {
      const { asked } = puzzle;
      if (asked.of === 'all') return questions.lightAll;
      return asked.of === 'species'
        ? questions.lightSpecies(asked.species)
        : questions.lightAnimal(asked.species, nameOf(asked.space));
    }
  }
}

export interface MistakeWords {
  readonly sentence: string;
  /** The placement rule it is about, for a link to its lesson. */
  readonly rule: PlacementRejection['rule'] | null;
}

export function describeMistake(
  strings: PuzzleStrings,
  puzzle: Puzzle,
  mistake: PuzzleMistake,
): MistakeWords {
  if (mistake.code !== 'refused') return { sentence: mistakeSentence(strings, puzzle, mistake), rule: null };
  const { sentence, rule } = describeRejection(
    strings.placement,
    mistake.rejection,
    surfaceOf(puzzle.luminos),
  );
  return { sentence, rule };
}

type OwnMistake = Exclude<PuzzleMistake, { readonly code: 'refused' }>;

function mistakeSentence({ mistakes }: PuzzleStrings, puzzle: Puzzle, mistake: OwnMistake): string {
  switch (mistake.code) {
    case 'places-missing':
      return mistakes.placesMissing(mistake.count);
    case 'candidate-scores-less': {
      if (puzzle.kind !== 'keep-highest') throw new Error(`no candidates in ${puzzle.kind}`);
      return mistakes.candidateScoresLess(letterOf(mistake.candidate), puzzle.color, mistake.total);
    }
    case 'color-scores-less':
      return mistakes.colorScoresLess(mistake.color, mistake.total);
    case 'color-already-scored':
      return mistakes.colorAlreadyScored(mistake.color);
    case 'lumino-is-legal': {
      const lumino = puzzle.luminos[mistake.lumino]!;
      return isStartingLumino(lumino)
        ? mistakes.startingLumino
        : mistakes.luminoIsLegal(lumino.colors[0], names(lumino.on));
    }
    case 'too-few-points':
      return mistakes.tooFewPoints(mistake.points);
    case 'too-many-points':
      return mistakes.tooManyPoints(mistake.points);
  }
}

export interface SolutionLine {
  readonly text: string;
  /** What else helps to see it. */
  readonly note: string | null;
  readonly spaces: readonly Space[];
  readonly links: readonly SpaceLink[];
}

export interface SolutionWords {
  readonly summary: string;
  readonly lines: readonly SolutionLine[];
  /** The spaces of the solution as a whole. */
  readonly spaces: readonly Space[];
}

export function describeSolution(
  strings: PuzzleStrings,
  puzzle: Puzzle,
  explanation: PuzzleExplanation = explain(puzzle),
): SolutionWords {
  return { ...solutionWords(strings, puzzle, explanation), spaces: explanation.spaces };
}

function solutionWords(
  strings: PuzzleStrings,
  puzzle: Puzzle,
  explanation: PuzzleExplanation,
): Omit<SolutionWords, 'spaces'> {
  const words = strings.explanations;
  switch (explanation.kind) {
    case 'every-place': {
      const { places, color } = explanation;
      const lines = places.map(({ on, level, cost, reason }) => {
        const why = words.reason(reason.code, color, names(reason.spaces));
        return line(words.place(names(on), level, cost, why), on);
      });
      return { summary: words.places(places.length), lines };
    }
    case 'keep-highest': {
      const { candidates, best, color, before } = explanation;
      const { total } = candidates[best]!.score;
      return {
        summary: words.bestCandidate(letterOf(best), color, total, before.total),
        lines: candidates.map((each, index) => candidateLine(strings, color, each, index)),
      };
    }
    case 'score-now': {
      const { colors, best } = explanation;
      const { total } = colors.find(({ color }) => color === best)!.score;
      const lines = colors.map(({ color, isOpen, score }) => {
        const spaces = score.lines.flatMap((each) => each.spaces);
        return line(words.color(color, formulaOf(score)), spaces, isOpen ? null : words.scoredBefore);
      });
      return { summary: words.bestColor(best, total), lines };
    }
    case 'broken-rule': {
      const { lumino, on, rejection } = explanation;
      if (puzzle.kind !== 'broken-rule') throw new Error(`no rule is broken in ${puzzle.kind}`);
      const said = describeRejection(strings.placement, rejection, reefBefore(puzzle, lumino));
      const { colors } = puzzle.luminos[lumino]!;
      const summary = words.brokenLumino(lumino + 1, colors[0], names(on));
      return { summary, lines: [line(said.sentence, rejection.spaces, `${said.ruleName} (${said.rule})`)] };
    }
    case 'light-side': {
      const lines = explanation.lines.map((each) => describeScoreLine(strings.finalScoring, each, []));
      return { summary: words.lightTotal(explanation.total), lines };
    }
  }
}

function candidateLine(
  strings: PuzzleStrings,
  color: Color,
  { lumino, score, change }: ExplainedCandidate,
  index: number,
): SolutionLine {
  const words = strings.explanations;
  const reason = change === null ? words.unchanged(color) : coralReason(strings, change);
  return line(words.candidate(letterOf(index), formulaOf(score)), lumino.on, reason);
}

/** Said as before a placement: what changes in which level. */
function coralReason(strings: PuzzleStrings, change: CoralChange): string {
  const animals = { scoreBoard: 'dark', added: [], covered: [], before: 0, after: 0, changes: [] } as const;
  const preview = { player: 0, corals: [change], animals, majorities: [], remote: [] };
  return describePreview(strings.placement, preview, [])[0]!.text;
}

/** `3 + 2 + 0 + 6 = 11`; a single number stands for itself. */
function formulaOf(score: CoralScore): string {
  const numbers = coralFormula(score);
  return numbers.length > 1 ? `${numbers.join(' + ')} = ${score.total}` : String(score.total);
}

function line(text: string, spaces: readonly Space[], note: string | null = null): SolutionLine {
  return { text, note, spaces, links: [] };
}

function names(spaces: readonly Space[]): readonly string[] {
  return spaces.map(nameOf);
}
