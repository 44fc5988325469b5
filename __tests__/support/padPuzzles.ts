/** Two kinds of puzzles for a points pad: what is the total, and which of its points are even? */

import { err, ok } from '@/kit/result';
import { answeredOnce, createPuzzles, type PosedPuzzle, type PuzzleKind } from '@/tabletop/learn/puzzles';

export type PadKind = 'total' | 'even';

export interface PadPuzzle extends PosedPuzzle {
  readonly kind: PadKind;
  readonly points: readonly number[];
}

interface TotalPuzzle extends PadPuzzle {
  readonly kind: 'total';
}

interface EvenPuzzle extends PadPuzzle {
  readonly kind: 'even';
}

const ROUNDS = { easy: 2, medium: 4, hard: 8 } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isEven = (number: number) => number % 2 === 0;
const judgeTotal = ({ points }: TotalPuzzle, answer: number) =>
  answer === sum(points)
    ? ok(null)
    : err(answer < sum(points) ? ('too-few' as const) : ('too-many' as const));

export const total: PuzzleKind<TotalPuzzle, number, 'too-few' | 'too-many'> = {
  id: 'total',
  rules: ['PP-1'],
  make: (rng, difficulty) => ({
    kind: 'total',
    points: Array.from({ length: ROUNDS[difficulty] }, () => rng.int(20)),
  }),
  textOf: ({ points }) => `total ${points.join(' ')}`,
  answer: ({ points }) => sum(points),
  judge: judgeTotal,
  outcomeOf: answeredOnce(judgeTotal),
  readTry: (_, kept) => (typeof kept === 'number' ? kept : null),
  describeQuestion: (_, { points }) => `What is ${points.join(' + ')}?`,
  describeMistake: (_, _puzzle, mistake) => ({ sentence: mistake, rule: null }),
  describeSolution: (_, { points }) => ({ summary: String(sum(points)), lines: [] }),
};

/** Found one by one; a single odd number ends it. */
export const even: PuzzleKind<EvenPuzzle, readonly number[], 'odd', number> = {
  id: 'even',
  rules: ['PP-1', 'PP-2'],
  make: (rng, difficulty) => {
    const points = Array.from({ length: ROUNDS[difficulty] }, (_, round) => 20 * round + rng.int(20));
    return points.some(isEven) ? { kind: 'even', points } : null;
  },
  textOf: ({ points }) => `even ${points.join(' ')}`,
  answer: ({ points }) => points.filter(isEven),
  judge: (_, answer) => (answer.every(isEven) ? ok(null) : err('odd')),
  outcomeOf: ({ points }, tries) => {
    if (!tries.every(isEven)) return { status: 'failed', mistake: 'odd' };
    const isAll = points.filter(isEven).every((each) => tries.includes(each));
    return { status: isAll ? 'solved' : 'open', mistake: null };
  },
  readTry: ({ points }, kept) => points.find((each) => each === kept) ?? null,
  describeQuestion: (_, { points }) => `Which are even: ${points.join(', ')}?`,
  describeMistake: (_, _puzzle, mistake) => ({ sentence: mistake, rule: null }),
  describeSolution: (_, { points }) => ({ summary: points.filter(isEven).join(', '), lines: [] }),
};

const KINDS: Readonly<Record<PadKind, PuzzleKind<PadPuzzle, unknown, unknown>>> = { total, even };

export function kindOfPad(kind: PadKind): PuzzleKind<PadPuzzle, unknown, unknown> {
  return KINDS[kind];
}

export const padPuzzles = createPuzzles<PadPuzzle>([total, even]);
