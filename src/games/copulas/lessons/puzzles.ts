/** Three kinds of puzzles on random positions: the place worth most, exactly 20, and joining one's groups. */

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';
import { createPuzzles, type Difficulty, type PosedPuzzle, type PuzzleKind } from '@/tabletop/learn/puzzles';

import { BRIGHTEST, createBoard, lightOf, cellsOfBoard } from '../rules/board';
import { nameOf } from '../rules/cells';
import {
  afterTurn,
  canPlace,
  earnsExtraTurn,
  openCourse,
  placesFor,
  seatToPlay,
  type Course,
} from '../rules/course';
import type { LegalPlace } from '../rules/legalPlacements';
import { OPENINGS, type Tile } from '../rules/pieces';
import { joinedBy, tileOf } from './lessons';

export const PUZZLE_KINDS = ['most', 'twenty', 'join'] as const;
export type PuzzleKindId = (typeof PUZZLE_KINDS)[number];

export interface PlacePuzzle extends PosedPuzzle {
  readonly kind: PuzzleKindId;
  readonly course: Course;
  readonly seat: number;
}

export type PuzzleMistake = 'illegal' | 'not-most' | 'not-twenty' | 'not-joining';

/** A try as it is kept: `X g9` or `U f7 up`. */
export type PuzzleTry = string;

/** In words that the game's strings bring. */
export interface PuzzleWords {
  readonly questions: Readonly<Record<PuzzleKindId, string>>;
  readonly mistakes: Readonly<Record<PuzzleMistake, string>>;
  readonly solution: (points: number) => string;
}

export const MOST_PUZZLE_TRIES = 3;

const TILES: Readonly<Record<Difficulty, number>> = { easy: 4, medium: 8, hard: 12 };
const MISTAKES: Readonly<Record<PuzzleKindId, PuzzleMistake>> = {
  most: 'not-most',
  twenty: 'not-twenty',
  join: 'not-joining',
};

export function textOfTile({ shape, at, open }: Tile): PuzzleTry {
  return open === null ? `${shape} ${nameOf(at)}` : `${shape} ${nameOf(at)} ${open}`;
}

/** Two players on a random board, after so many tiles at random; null where somebody is stuck. */
function position(rng: Rng, tiles: number): Course | null {
  const lights = Array.from({ length: 144 }, () =>
    rng.next() < 0.42 ? Math.min(BRIGHTEST, 1 + rng.int(3) + rng.int(4)) : 0,
  );
  const board = createBoard({ modules: [3, 3], moduleSize: 4, lights, joints: [] });
  let course = openCourse({ board, seats: 2, order: 'japanese' });
  while (course.laid.length < tiles) {
    const seat = seatToPlay(course);
    if (!canPlace(course, seat)) return null;
    const { tile } = rng.pick(placesFor(course, seat));
    course = afterTurn(course, { kind: 'tile', seat, shape: tile.shape, tile, typed: null });
  }
  return course;
}

/** The places that answer the question. */
export function answersOf({
  kind,
  course,
  seat,
}: Pick<PlacePuzzle, 'kind' | 'course' | 'seat'>): readonly LegalPlace[] {
  const places = placesFor(course, seat);
  switch (kind) {
    case 'most': {
      const most = Math.max(...places.map(({ points }) => points ?? 0));
      return places.filter(({ points }) => points === most);
    }
    case 'twenty':
      return places.filter(({ points }) => earnsExtraTurn(course, seat, points ?? 0));
    case 'join':
      return places.filter(({ tile }) => {
        const after = afterTurn(course, { kind: 'tile', seat, shape: tile.shape, tile, typed: null });
        return joinedBy(course, after, seat) > 1;
      });
  }
}

function kindOf(id: PuzzleKindId): PuzzleKind<PlacePuzzle, PuzzleTry, PuzzleMistake, PuzzleTry, PuzzleWords> {
  const judge = (puzzle: PlacePuzzle, tried: PuzzleTry): Result<null, PuzzleMistake> => {
    const isTried = ({ tile }: LegalPlace) => textOfTile(tile) === tried;
    if (answersOf(puzzle).some(isTried)) return ok(null);
    return err(placesFor(puzzle.course, puzzle.seat).some(isTried) ? MISTAKES[id] : 'illegal');
  };
  return {
    id,
    rules: { most: ['CP-5', 'CG-1'], twenty: ['CG-2'], join: ['CE-2'] }[id],
    make: (rng, difficulty) => {
      const played = position(rng, TILES[difficulty]);
      if (played === null) return null;
      const seat = seatToPlay(played);
      // Somewhere between 11 and 19, so that one tile can reach 20.
      const scores = played.scores.map((score, each) =>
        each === seat && id === 'twenty' ? 11 + rng.int(8) : score,
      );
      const made = { kind: id, course: { ...played, scores }, seat };
      const places = placesFor(made.course, seat).length;
      const answers = answersOf(made).length;
      // With no other legal place there would be nothing to find.
      return answers > 0 && answers < places && answers <= Math.max(1, places / 4) ? made : null;
    },
    textOf: ({ course, seat }) => {
      const lights = cellsOfBoard(course.board).map((cell) => lightOf(course.board, cell));
      const tiles = course.laid.map((each) => `${each.seat} ${textOfTile(each.tile)}`);
      return `${id} ${seat} ${course.scores.join(' ')} ${lights.join('')} ${tiles.join(', ')}`;
    },
    answer: (puzzle) => textOfTile(answersOf(puzzle)[0]!.tile),
    judge,
    outcomeOf: (puzzle, tries) => {
      const judged = tries.map((each) => judge(puzzle, each));
      const last = judged.at(-1);
      if (judged.some((each) => each.ok)) return { status: 'solved', mistake: null };
      const mistake = last === undefined || last.ok ? null : last.error;
      return { status: tries.length >= MOST_PUZZLE_TRIES ? 'failed' : 'open', mistake };
    },
    readTry: (_, kept) => (typeof kept === 'string' && TRY.test(kept) ? kept : null),
    describeQuestion: (words) => words.questions[id],
    describeMistake: (words, _, mistake) => ({ sentence: words.mistakes[mistake], rule: null }),
    describeSolution: (words, puzzle) => ({
      summary: words.solution(answersOf(puzzle)[0]!.points ?? 0),
      lines: [],
    }),
  };
}

const TRY = new RegExp(`^(X [a-z]\\d{1,2}|U [a-z]\\d{1,2} (${OPENINGS.join('|')}))$`);

const KINDS = PUZZLE_KINDS.map(kindOf);

export function puzzleKind(id: PuzzleKindId) {
  return KINDS[PUZZLE_KINDS.indexOf(id)]!;
}

export const puzzles = createPuzzles<PlacePuzzle>(
  KINDS as readonly PuzzleKind<PlacePuzzle, unknown, unknown>[],
);

/** A place that solves the puzzle, for who gives up. */
export function solutionTile(puzzle: PlacePuzzle): Tile {
  return tileOf(puzzleKind(puzzle.kind).answer(puzzle));
}
