/** How repeats are told: by what is asked about what is seen, not by the seed it came from. */

import { textHash } from '@/kit/textHash';

import type { LaidLumino } from '../../rules/model';
import { formatLumino, formatReef } from '../../rules/notation';
import { emptySurface, withLumino } from '../../rules/surface';
import type { Puzzle } from './puzzle';

/** Short, to be remembered by the thousand. */
export function puzzleKey(puzzle: Puzzle): string {
  return textHash(puzzleText(puzzle));
}

/** Position and question. Two puzzles with the same text are the same to a person. */
export function puzzleText(puzzle: Puzzle): string {
  return [puzzle.kind, puzzle.board.side, reefText(puzzle), questionText(puzzle)].join('|');
}

/** The order of laying matters only where the question is about it. */
function reefText({ kind, luminos }: Puzzle): string {
  const sorted = luminos.map(inReadingOrder);
  if (kind === 'broken-rule') return formatReef(sorted);
  let surface = emptySurface();
  const leveled = sorted.map((lumino, index) => {
    const level = surface.levels[lumino.on[0]]! + 1;
    surface = withLumino(surface, lumino, index);
    return `${level}${formatLumino(lumino)}`;
  });
  return leveled.sort().join(' ');
}

function inReadingOrder(lumino: LaidLumino): LaidLumino {
  const { on, colors, symbols } = lumino;
  if (on[0] < on[1]) return lumino;
  return { on: [on[1], on[0]], colors: [colors[1], colors[0]], symbols: [symbols[1], symbols[0]] };
}

function questionText(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'every-place':
      return `${puzzle.hand.color} ${puzzle.limestone}`;
    case 'keep-highest': {
      const candidates = puzzle.candidates.map((lumino) => formatLumino(inReadingOrder(lumino)));
      return [puzzle.color, ...candidates.sort()].join(' ');
    }
    case 'score-now':
      return puzzle.options.join(' ');
    case 'broken-rule':
      return '';
    case 'light-side':
      return Object.values(puzzle.asked).join(' ');
  }
}
