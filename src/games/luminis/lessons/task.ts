/** A task on a small table: what lessons and puzzles ask for, and what was wrong with a try. All is judged by the rules. */

import { err, ok, type Result } from '@/kit/result';

import type { Cathedral } from '../rules/cathedral';
import { isNothing, isSpire, sumOf, doubled, lackOf, type Card, type Resources } from '../rules/model';
import { isPayable, optionsOf, type Option } from '../rules/options';

/** `lie`: where it may lie. `paid`: without a discard. `fewest`: with the fewest discards. `spire`: a spire at once.
 * `closer`: so that a spire can be placed next turn. */
export type Goal = 'lie' | 'paid' | 'fewest' | 'spire' | 'closer';

export interface Task {
  readonly goal: Goal;
  readonly cathedral: Cathedral;
  readonly hand: readonly Card[];
  readonly spires: readonly Card[];
  readonly bonus: Card | null;
  /** The card that the task is about; others of the hand can then be discarded. Null where it is to be chosen. */
  readonly card: string | null;
}

export interface TaskMove {
  readonly card: string;
  readonly column: number;
  readonly discard: readonly string[];
}

export type TaskProblem =
  | { readonly code: 'not-there' | 'not-a-spire' | 'not-closer' }
  | { readonly code: 'short'; readonly short: Resources }
  | { readonly code: 'too-many'; readonly fewest: number };

export function taskOptions({ cathedral, hand, spires, bonus, card }: Task): readonly Option[] {
  const options = optionsOf({ cathedral, hand }, { spires, bonus });
  return card === null ? options : options.filter((option) => option.card.id === card);
}

export function judgeTask(task: Task, move: TaskMove): Result<Option, TaskProblem> {
  const option = taskOptions(task).find(
    ({ card, column }) => card.id === move.card && column === move.column,
  );
  if (option === undefined) return err({ code: 'not-there' });
  if (task.goal === 'lie') return ok(option);
  if (task.goal === 'spire' && !isSpire(option.card)) return err({ code: 'not-a-spire' });
  const given = task.hand.filter(({ id }) => move.discard.includes(id) && id !== move.card);
  const mayDiscard = option.from === 'hand' && task.goal !== 'paid';
  const short = lackOf(
    option.short,
    mayDiscard ? sumOf(given.map(({ center }) => doubled(center))) : [0, 0, 0],
  );
  if (!isNothing(short)) return err({ code: 'short', short });
  const fewest = option.discard?.length ?? 0;
  if (given.length > fewest) return err({ code: 'too-many', fewest });
  return task.goal === 'closer' && !bringsSpire(task, option, move.discard)
    ? err({ code: 'not-closer' })
    : ok(option);
}

/** After this move some spire could be paid. */
function bringsSpire(task: Task, { card, column }: Option, discard: readonly string[]): boolean {
  const cathedral = [...task.cathedral, { card, column }];
  const hand = task.hand.filter(({ id }) => id !== card.id && !discard.includes(id));
  return optionsOf({ cathedral, hand }, { spires: task.spires, bonus: null }).some(
    (option) => option.from === 'spire' && isPayable(option),
  );
}

/** Every right move with the discards that the rules propose. */
export function rightMoves(task: Task): readonly TaskMove[] {
  return taskOptions(task).flatMap(({ card, column, discard }) => {
    const move = { card: card.id, column, discard: discard ?? [] };
    return judgeTask(task, move).ok ? [move] : [];
  });
}
