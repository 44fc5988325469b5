/** Puzzles: pay with the fewest discards; where does this card fit; one turn from the spire. Each has one right answer. */

import * as v from 'valibot';

import type { Rng } from '@/kit/rng';
import {
  answeredOnce,
  createPuzzles,
  type Difficulty,
  type Made,
  type PosedPuzzle,
  type PuzzleKind,
} from '@/tabletop/learn/puzzles';

import {
  judgeTask,
  rightMoves,
  taskOptions,
  type Task,
  type TaskMove,
  type TaskProblem,
} from '../lessons/task';
import { columnsFor, haveAt, permanentOf, type PlacedCard } from '../rules/cathedral';
import {
  amountOf,
  ARROWS,
  doubled,
  isNothing,
  lackOf,
  plus,
  SPIRE_LEVEL,
  sumOf,
  type Card,
  type Level,
  type Resources,
} from '../rules/model';
import type { LuminisStrings } from '../strings/en';
import { describeResources, nameCard } from './describe';

export const PUZZLE_KINDS = ['pay', 'fit', 'spire'] as const;
export type PuzzleKindId = (typeof PUZZLE_KINDS)[number];

export interface LuminisPuzzle extends PosedPuzzle {
  readonly kind: PuzzleKindId;
  readonly task: Task;
}

export type LuminisPuzzleKind = PuzzleKind<LuminisPuzzle, TaskMove, TaskProblem, TaskMove, LuminisStrings>;

const SIZES: Readonly<Record<Difficulty, { readonly placed: number; readonly hand: number }>> = {
  easy: { placed: 3, hand: 3 },
  medium: { placed: 5, hand: 4 },
  hard: { placed: 8, hand: 6 },
};

const moveSchema = v.object({
  card: v.string(),
  column: v.pipe(v.number(), v.safeInteger()),
  discard: v.array(v.string()),
});

function kindOf(
  id: PuzzleKindId,
  rules: readonly string[],
  make: (rng: Rng, difficulty: Difficulty) => Task | null,
): LuminisPuzzleKind {
  const judge = ({ task }: LuminisPuzzle, move: TaskMove) => {
    const judged = judgeTask(task, move);
    return judged.ok ? ({ ok: true, value: null } as const) : judged;
  };
  return {
    id,
    rules,
    make: (rng, difficulty): Made<LuminisPuzzle> | null => {
      const task = make(rng, difficulty);
      return task === null ? null : { kind: id, task };
    },
    textOf: ({ task }) => JSON.stringify([id, task]),
    answer: ({ task }) => rightMoves(task)[0]!,
    judge,
    outcomeOf: answeredOnce(judge),
    readTry: (_, kept) => {
      const parsed = v.safeParse(moveSchema, kept);
      return parsed.success ? parsed.output : null;
    },
    describeQuestion: ({ learn }) => learn.puzzles.questions[id],
    describeMistake: (strings, _, mistake) => ({
      sentence: describeTaskProblem(strings, mistake),
      rule: null,
    }),
    describeSolution: (strings, { task }) => {
      const [{ card, discard }] = rightMoves(task) as [TaskMove];
      const all = [...task.hand, ...task.spires];
      const named = (wanted: string) =>
        nameCard(
          strings,
          all.find((each) => each.id === wanted)!,
        );
      const { solution, solutionDiscard } = strings.learn.puzzles;
      const summary =
        discard.length === 0 ? solution(named(card)) : solutionDiscard(discard.map(named).join(', '));
      return { summary, lines: [] };
    },
  };
}

export function describeTaskProblem(strings: LuminisStrings, problem: TaskProblem): string {
  const { problems } = strings.learn;
  switch (problem.code) {
    case 'short':
      return problems.short(describeResources(strings, problem.short));
    case 'too-many':
      return problems['too-many'];
    case 'not-there':
    case 'not-a-spire':
    case 'not-closer':
      return problems[problem.code];
  }
}

function randomCard(rng: Rng, id: string, level: Level): Card {
  const few = (most: number): Resources => [rng.int(most + 1), rng.int(most + 1), rng.int(most + 1)];
  const center = few(1);
  return {
    id,
    level,
    cost: few(level + 2),
    center: isNothing(center) ? [1, 0, 0] : center,
    local: rng.next() < 0.5 ? few(2) : [0, 0, 0],
    arrows: ARROWS.filter(() => rng.next() < 0.3),
    draw: false,
  };
}

function randomCathedral(rng: Rng, count: number, levels: readonly Level[]): readonly PlacedCard[] {
  const cathedral: PlacedCard[] = [];
  for (let index = 0; index < count; index++) {
    const level = levels[index] ?? rng.pick([1, 1, 2, 3] as const);
    const columns = columnsFor(cathedral, level);
    if (columns.length === 0) continue;
    cathedral.push({ card: randomCard(rng, `placed-${index}`, level), column: rng.pick(columns) });
  }
  return cathedral;
}

function taskOf(goal: Task['goal'], parts: Partial<Task>): Task {
  return { goal, cathedral: [], hand: [], spires: [], bonus: null, card: null, ...parts };
}

/** LP-3: one set of the fewest cards closes the gap, and no other of that size does. */
function makePay(rng: Rng, difficulty: Difficulty): Task | null {
  const { placed, hand: held } = SIZES[difficulty];
  const cathedral = randomCathedral(rng, placed, [1]);
  const more: Resources = [rng.int(4), rng.int(4), rng.int(3)];
  const target = { ...randomCard(rng, 'target', 1), cost: plus(permanentOf(cathedral), more) };
  const hand = [target, ...Array.from({ length: held }, (_, index) => randomCard(rng, `hand-${index}`, 1))];
  const task = taskOf('fewest', { cathedral, hand, card: 'target' });
  const options = taskOptions(task).filter(({ discard }) => (discard?.length ?? 0) > 0);
  const [only] = options;
  if (only === undefined || options.length !== taskOptions(task).length) return null;
  // Both ends of the row ask for the same, so that the question is about the discards alone.
  if (new Set(options.map(({ short }) => short.join())).size !== 1) return null;
  return countOfClosing(hand.slice(1), only.short, only.discard!.length) === 1 ? task : null;
}

function countOfClosing(cards: readonly Card[], short: Resources, count: number): number {
  const subsets = (from: number, left: number): readonly (readonly Card[])[] =>
    left === 0
      ? [[]]
      : cards
          .slice(from)
          .flatMap((card, index) => subsets(from + index + 1, left - 1).map((rest) => [card, ...rest]));
  return subsets(0, count).filter((chosen) =>
    isNothing(lackOf(short, sumOf(chosen.map(({ center }) => doubled(center))))),
  ).length;
}

/** LP-1: at one of several places the card is paid without a discard. */
function makeFit(rng: Rng, difficulty: Difficulty): Task | null {
  const { placed } = SIZES[difficulty];
  const cathedral = randomCathedral(rng, placed + 1, [1, 1, 1]);
  const target = randomCard(rng, 'target', rng.pick([1, 2, 2, 3] as const));
  const task = taskOf('paid', { cathedral, hand: [target], card: 'target' });
  return taskOptions(task).length > 1 && rightMoves(task).length === 1 && amountOf(target.cost) > 0
    ? task
    : null;
}

/** LP-5: one card of the hand brings a spire within reach. */
function makeSpire(rng: Rng, difficulty: Difficulty): Task | null {
  const { placed, hand: held } = SIZES[difficulty];
  const cathedral = randomCathedral(rng, placed + 3, [1, 2, 3]);
  const top = cathedral.some(({ card }) => card.level === 3);
  if (!top) return null;
  const hand = Array.from({ length: held }, (_, index) =>
    randomCard(rng, `hand-${index}`, rng.pick([1, 1, 2, 3] as const)),
  );
  const bearing = cathedral.find(({ card }) => card.level === 3)!;
  const have = haveAt(cathedral, { level: SPIRE_LEVEL, column: bearing.column });
  // A little more than is there, so that one card can make the difference.
  const cost: Resources = [have[0] + 1 + rng.int(2), 0, 0];
  const spire: Card = {
    id: 'spire',
    level: 4,
    cost,
    center: [0, 0, 0],
    local: [0, 0, 0],
    arrows: [],
    draw: false,
  };
  const task = taskOf('closer', { cathedral, hand, spires: [spire] });
  if (taskOptions(task).some(({ from, discard }) => from === 'spire' && discard !== null)) return null;
  const moves = rightMoves(task);
  const cards = new Set(moves.map(({ card }) => card));
  return cards.size === 1 && moves.every(({ discard }) => discard.length === 0) ? task : null;
}

const KINDS: Readonly<Record<PuzzleKindId, LuminisPuzzleKind>> = {
  pay: kindOf('pay', ['LP-3'], makePay),
  fit: kindOf('fit', ['LP-1', 'LB-3'], makeFit),
  spire: kindOf('spire', ['LP-5'], makeSpire),
};

export function puzzleKindOf(kind: PuzzleKindId): LuminisPuzzleKind {
  return KINDS[kind];
}

export const puzzles = createPuzzles<LuminisPuzzle>(PUZZLE_KINDS.map(puzzleKindOf) as never);
