import type { RuleId } from './ruleIds';

/** The kinds of puzzles in their order, which the puzzle of the day goes by; a new one comes last. */
export const PUZZLE_KINDS = [
  'every-place',
  'keep-highest',
  'score-now',
  'broken-rule',
  'light-side',
  'final-count',
  'paying',
] as const;
/** The rules that some kind of puzzle asks about; what goes wrong with them comes back in the review. */
export const REVIEWED_RULES = [
  'PL-0',
  'PL-1',
  'PL-2',
  'PL-3',
  'PL-4',
  'SC-2',
  'SC-4',
  'FS-3',
  'FS-4',
  'FS-5',
] as const satisfies readonly RuleId[];
export type ReviewedRule = (typeof REVIEWED_RULES)[number];

export type PuzzleKindId = (typeof PUZZLE_KINDS)[number];
