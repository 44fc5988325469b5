/** The kinds of puzzles in their order, which the puzzle of the day goes by; a new one comes last. */
export const PUZZLE_KINDS = [
  'every-place',
  'keep-highest',
  'score-now',
  'broken-rule',
  'light-side',
] as const;
export type PuzzleKindId = (typeof PUZZLE_KINDS)[number];
