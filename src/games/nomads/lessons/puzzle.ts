/** What will this move do? A position, a move, and every stack from which the player takes a tile. */

import { err, ok } from '@/kit/result';
import { shuffled, type Rng } from '@/kit/rng';
import {
  answeredOnce,
  createPuzzles,
  type Difficulty,
  type PosedPuzzle,
  type PuzzleKind,
} from '@/tabletop/learn/puzzles';

import { campfireOf, hasRoom, layDiscs, layingOrder } from '../rules/layout';
import { ADVENTURERS, LEGENDS, SPACES, type Adventurer, type Campfire, type Space } from '../rules/model';
import { movesOf, playMove, type Move } from '../rules/moves';

export const PUZZLE_KIND = 'what-happens';
export type PuzzleKindId = typeof PUZZLE_KIND;

export interface MovePuzzle extends PosedPuzzle {
  readonly kind: PuzzleKindId;
  readonly campfire: Campfire;
  /** The first seat moves. */
  readonly seats: readonly Adventurer[];
  readonly move: Move;
}

/** What the words of a puzzle are made of. */
export interface PuzzleWords {
  readonly question: (adventurer: Adventurer, move: Move) => string;
  readonly missed: string;
  readonly tooMany: string;
  readonly summary: (spaces: readonly number[]) => string;
}

export type PuzzleMistake = 'missed' | 'too-many';

/** Moves played before the question, so that piles have grown. */
const MOVES_BEFORE: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 8, hard: 20 };

function answerOf({
  campfire,
  seats,
  move,
}: Pick<MovePuzzle, 'campfire' | 'seats' | 'move'>): readonly Space[] {
  return playMove(campfire, seats, move)
    .takings.filter(({ to, tile }) => to === 0 && tile !== 'moon')
    .map(({ space }) => space);
}

function makePosition(rng: Rng, moves: number): Pick<MovePuzzle, 'campfire' | 'seats'> {
  const seats = shuffled(rng, ADVENTURERS).slice(0, 2 + rng.int(3));
  const order = layingOrder(seats, 0);
  const on: Space[] = [];
  while (on.length < order.length) {
    on.push(rng.pick(SPACES.filter((space) => hasRoom(layDiscs(order, on), space))));
  }
  const laid = campfireOf(layDiscs(order, on), rng.int(SPACES.length));
  let campfire: Campfire = {
    ...laid,
    spaces: laid.spaces.map((space) => ({ ...space, top: rng.pick([...LEGENDS, 'wild', 'moon']), left: 9 })),
  };
  for (let done = 0; done < moves; done++) {
    const legal = movesOf(campfire, seats, done % seats.length);
    const { piles } = playMove(campfire, seats, rng.pick(legal));
    campfire = { ...campfire, spaces: campfire.spaces.map((space, at) => ({ ...space, discs: piles[at]! })) };
  }
  return { campfire, seats };
}

const judge = (puzzle: MovePuzzle, answer: readonly Space[]) => {
  const right = answerOf(puzzle);
  if (answer.some((space) => !right.includes(space))) return err<PuzzleMistake>('too-many');
  return right.every((space) => answer.includes(space)) ? ok(null) : err<PuzzleMistake>('missed');
};

export const whatHappens: PuzzleKind<
  MovePuzzle,
  readonly Space[],
  PuzzleMistake,
  readonly Space[],
  PuzzleWords
> = {
  id: PUZZLE_KIND,
  rules: ['NM-1', 'NM-3', 'NM-4'],
  make: (rng, difficulty) => {
    const position = makePosition(rng, MOVES_BEFORE[difficulty]);
    const wanted = movesOf(position.campfire, position.seats, 0).filter(({ power }) =>
      difficulty === 'hard' ? true : power === null,
    );
    const move = wanted.length === 0 ? null : rng.pick(wanted);
    if (move === null || answerOf({ ...position, move }).length === 0) return null;
    return { kind: PUZZLE_KIND, ...position, move };
  },
  textOf: ({ campfire, seats, move }) => JSON.stringify([campfire, seats, move]),
  answer: answerOf,
  judge,
  outcomeOf: answeredOnce(judge),
  readTry: (_, kept) =>
    Array.isArray(kept) && kept.every((space) => SPACES.includes(space as Space)) ? (kept as Space[]) : null,
  describeQuestion: (words, { seats, move }) => words.question(seats[0]!, move),
  describeMistake: (words, _, mistake) => ({
    sentence: mistake === 'missed' ? words.missed : words.tooMany,
    rule: 'NM-3',
  }),
  describeSolution: (words, puzzle) => ({
    summary: words.summary(answerOf(puzzle).map((space) => space + 1)),
    lines: [],
  }),
};

export const puzzles = createPuzzles<MovePuzzle>([
  whatHappens as unknown as PuzzleKind<MovePuzzle, unknown, unknown>,
]);
