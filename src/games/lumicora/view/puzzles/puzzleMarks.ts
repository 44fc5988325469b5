/** What lights up on the reef of a puzzle: what is asked about, what is being chosen, and how it is solved. */

import type { Puzzle, PuzzleMistake } from '../../lessons/puzzles/puzzle';
import { answerOf, explain } from '../../lessons/puzzles/solve';
import type { Space } from '../../rules/model';
import { NOTHING, surfaceOf, visibleSpace } from '../../rules/surface';
import type { ReefMarks } from '../reef/reefMarksModel';
import type { SolutionWords } from './describePuzzle';
import type { Answer } from './puzzleWork';

/** The half-made choice of the person. */
export interface Choice {
  /** The first space of a place. */
  readonly first: Space | null;
  readonly answer: Answer | null;
}

export const NO_CHOICE: Choice = { first: null, answer: null };

export function questionMarks(
  puzzle: Puzzle,
  { first, answer }: Choice,
  last: PuzzleMistake | null,
): ReefMarks {
  switch (puzzle.kind) {
    case 'every-place':
      if (first !== null) return { chosen: [first] };
      if (last?.code !== 'refused') return {};
      return { chosen: last.on, involved: new Set(last.rejection.spaces) };
    case 'keep-highest':
      return { pending: answer?.kind === 'keep-highest' ? puzzle.candidates[answer.candidate] : null };
    case 'broken-rule':
      return { chosen: answer?.kind === 'broken-rule' ? seenOf(puzzle, answer.lumino) : [] };
    case 'light-side':
      return { involved: new Set(explain(puzzle).spaces) };
    case 'score-now':
      return {};
  }
}

/** All of the solution, or one line of it. */
export function solutionMarks(
  puzzle: Puzzle,
  { lines, spaces }: SolutionWords,
  chosen: number | null,
): ReefMarks {
  const line = chosen === null ? undefined : lines[chosen];
  switch (puzzle.kind) {
    case 'every-place':
      return { chosen: line?.spaces ?? [] };
    case 'keep-highest': {
      const best = answerOf(puzzle);
      const shown = chosen ?? (best.kind === 'keep-highest' ? best.candidate : 0);
      return { pending: puzzle.candidates[shown] ?? null };
    }
    case 'broken-rule': {
      const right = answerOf(puzzle);
      const broken = new Set(right.kind === 'broken-rule' ? [right.lumino] : []);
      return { broken, chosen: spaces, involved: new Set(lines.flatMap((each) => each.spaces)) };
    }
    case 'score-now':
      return { involved: new Set(line?.spaces ?? spaces) };
    case 'light-side': {
      const lit = line === undefined ? lines : [line];
      return {
        involved: new Set(lit.flatMap((each) => each.spaces)),
        links: lit.flatMap((each) => each.links),
      };
    }
  }
}

/** Where a Lumino is on top. */
function seenOf({ luminos }: Puzzle, lumino: number): readonly Space[] {
  const seen = surfaceOf(luminos).luminos;
  return luminos[lumino]!.on.filter((space) => seen[space] === lumino);
}

/** What a tap on the board chooses; null where it means nothing. */
export function answerAt(puzzle: Puzzle, space: Space): Answer | null {
  const surface = surfaceOf(puzzle.luminos);
  switch (puzzle.kind) {
    case 'keep-highest': {
      const candidate = puzzle.candidates.findIndex(({ on }) => on.includes(space));
      return candidate === -1 ? null : { kind: puzzle.kind, candidate };
    }
    case 'broken-rule': {
      const lumino = surface.luminos[space]!;
      return lumino === NOTHING ? null : { kind: puzzle.kind, lumino };
    }
    case 'score-now': {
      const color = puzzle.options.find((each) => each === visibleSpace(surface, space)?.color);
      return color === undefined ? null : { kind: puzzle.kind, color };
    }
    case 'every-place':
    case 'light-side':
      return null;
  }
}
