/** Six lessons, each a few tasks to be played. Words are apart; the rules judge every try. */

import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import type { PlacedCard } from '../rules/cathedral';
import { NOTHING, type Card, type Level } from '../rules/model';
import type { Option } from '../rules/options';
import { judgeTask, rightMoves, type Task, type TaskMove, type TaskProblem } from './task';

export const LESSON_IDS = ['spaces', 'permanent', 'local', 'discards', 'spire', 'bonus'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What is half done on the screen. */
export interface TaskDraft {
  readonly card: string | null;
  readonly column: number | null;
  readonly discard: readonly string[];
}

export const EMPTY_DRAFT: TaskDraft = { card: null, column: null, discard: [] };

export interface LuminisLessons extends LessonTypes {
  readonly id: LessonId;
  readonly step: Task;
  readonly move: TaskMove;
  readonly outcome: Option;
  readonly problem: TaskProblem;
  readonly draft: TaskDraft;
}

function card(id: string, level: Level, parts: Partial<Card> = {}): Card {
  return { id, level, cost: NOTHING, center: NOTHING, local: NOTHING, arrows: [], draw: false, ...parts };
}

function task(goal: Task['goal'], parts: Partial<Task>): Task {
  return { goal, cathedral: [], hand: [], spires: [], bonus: null, card: null, ...parts };
}

const at = (placed: Card, column: number): PlacedCard => ({ card: placed, column });

const square = card('square', 1, { center: [1, 0, 0] });
const circle = card('circle', 1, { center: [0, 1, 0] });
const mixed = card('mixed', 1, { center: [0, 1, 1] });
const pointing = card('pointing', 1, { center: [1, 0, 0], local: [2, 0, 0], arrows: ['up', 'right'] });
const second = card('second', 2, { cost: [1, 1, 0], center: [1, 0, 1] });
const dear = card('dear', 2, { cost: [3, 1, 0], center: [0, 1, 0] });
const third = card('third', 3, { cost: [2, 1, 0], center: [1, 1, 0], local: [2, 0, 0], arrows: ['up'] });

const TOWER: readonly PlacedCard[] = [at(square, 0), at(circle, 1), at(second, 0), at(third, 0)];

const STEPS: Readonly<Record<LessonId, readonly Task[]>> = {
  // LB-2, LB-3
  spaces: [
    task('lie', { hand: [square] }),
    task('lie', { cathedral: [at(square, 0)], hand: [circle] }),
    task('lie', { cathedral: [at(square, 0), at(circle, 1)], hand: [second] }),
  ],
  // LP-2, LP-4
  permanent: [
    task('paid', { cathedral: [at(square, 0), at(circle, 1)], hand: [second, dear] }),
    task('paid', {
      cathedral: [at(square, 0), at(mixed, 1)],
      hand: [
        card('two-circles', 1, { cost: [0, 2, 0] }),
        card('one-each', 1, { cost: [1, 1, 1], center: [2, 0, 0] }),
      ],
    }),
  ],
  // LP-1, LC-3
  local: [
    task('paid', { cathedral: [at(pointing, 0), at(mixed, 1)], hand: [dear], card: 'dear' }),
    task('paid', {
      cathedral: [
        at(card('aslant', 1, { center: [1, 0, 0], local: [0, 2, 0], arrows: ['up-right'] }), 0),
        at(square, 1),
      ],
      hand: [card('two-circles', 2, { cost: [2, 2, 0] })],
      card: 'two-circles',
    }),
  ],
  // LP-3
  discards: [
    task('fewest', {
      cathedral: [at(square, 0), at(mixed, 1)],
      hand: [
        card('target', 2, { cost: [3, 1, 0] }),
        card('one', 1, { center: [1, 0, 0] }),
        card('other', 1, { center: [0, 2, 0] }),
      ],
      card: 'target',
    }),
    task('fewest', {
      cathedral: [at(square, 0)],
      hand: [
        card('target', 2, { cost: [3, 2, 0] }),
        card('both', 1, { center: [1, 1, 0] }),
        card('squares', 1, { center: [1, 0, 0] }),
        card('circles', 1, { center: [0, 1, 0] }),
      ],
      card: 'target',
    }),
  ],
  // LP-5, LE-1
  spire: [
    task('spire', {
      cathedral: TOWER,
      hand: [card('rich', 1, { center: [9, 9, 9] })],
      spires: [card('circles', 4, { cost: [0, 5, 0] }), card('squares', 4, { cost: [5, 0, 0] })],
    }),
    task('closer', {
      cathedral: TOWER,
      hand: [card('no', 1, { center: [0, 2, 0] }), card('yes', 1, { center: [2, 0, 0] })],
      spires: [card('squares', 4, { cost: [7, 0, 0] })],
    }),
  ],
  // LP-6
  bonus: [
    task('paid', {
      cathedral: [at(pointing, 0), at(mixed, 1)],
      bonus: card('bonus', 2, { cost: [1, 1, 0], local: [2, 1, 0], arrows: ['up'] }),
    }),
    task('paid', {
      cathedral: [at(pointing, 0), at(mixed, 1)],
      hand: [card('hand', 2, { cost: [2, 0, 0], center: [1, 0, 0] })],
      bonus: card('bonus', 2, { cost: [2, 0, 0], local: [2, 1, 0], arrows: ['up'] }),
    }),
  ],
};

export const course = createCourse<LuminisLessons>({
  ids: LESSON_IDS,
  stepsOf: (lesson) => STEPS[lesson],
  judge: judgeTask,
  solutionOf: (step) => rightMoves(step)[0]!,
  isMistake: () => true,
  hasPlaces: () => true,
  emptyDraft: EMPTY_DRAFT,
});
