/**
 * Help in three stages, the same in puzzles and lessons: where to look, what it is about, the answer. The page lights the
 * places from the first stage on, says the sentence from the second on, and shows the solution at the third.
 */

export const HINT_LEVELS = [0, 1, 2, 3] as const;
/** How many stages were taken. */
export type HintLevel = (typeof HINT_LEVELS)[number];

const HINT_STAGES = ['look', 'rule', 'answer'] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** One stage more, as long as there is any. Where there is no place to look at, help begins with the sentence. */
export function moreHelp(level: HintLevel, hasPlaces: boolean): HintLevel {
  const next = HINT_LEVELS[level + 1] ?? level;
  return next === 1 && !hasPlaces ? 2 : next;
}

/** The stage that was reached; null before the first. */
export function stageOf(level: HintLevel): HintStage | null {
  return HINT_STAGES[level - 1] ?? null;
}

/** With the answer in view there is nothing left to solve. */
export function isAnswered(level: HintLevel): boolean {
  return stageOf(level) === 'answer';
}
