/** Is there limestone for all three? How many of three Luminos find a place in level 1. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { shuffled, type Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import type { ReefBoard } from '../../../rules/boards';
import { legalPlacements } from '../../../rules/legalPlacements';
import { COLORS, type Color } from '../../../rules/model';
import type { Placement } from '../../../rules/placement';
import { surfaceOf, withLumino, type Surface } from '../../../rules/surface';
import { MOST_FROM_ATOLL, type LooseLumino } from '../../../rules/turn';
import { playByChance } from './playReef';
import {
  choosing,
  givenOnce,
  PLAIN,
  puzzleText,
  solutionLine,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

export interface PayingPuzzle extends ReefPuzzle {
  readonly kind: 'paying';
  /** One of the three, all of one color. */
  readonly hand: LooseLumino;
  readonly limestone: number;
}

interface PayingAnswer {
  readonly kind: 'paying';
  readonly count: number;
}

interface PayingMistake {
  readonly code: 'too-few-placed' | 'too-many-placed';
  readonly count: number;
}

const COUNTS = Array.from({ length: MOST_FROM_ATOLL + 1 }, (_, count) => count);
/** More places than this take too long to think through. */
const MOST_PLACES: Readonly<Record<Difficulty, number>> = { easy: 8, medium: 12, hard: 16 };

function make(rng: Rng, difficulty: Difficulty): Made<PayingPuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, luminos, turns, surface, limestone, draw } = played;
  // All answers should be met about as often.
  const wanted = rng.int(COUNTS.length);
  const color = shuffled(rng, COLORS).find((each) => {
    const places = onGround(board, surface, each, limestone);
    if (places.length > MOST_PLACES[difficulty]) return false;
    // With nothing in sight to place on, there is nothing to think about.
    const hasRoom = onGround(board, surface, each, Infinity).length > 0;
    return hasRoom && mostOnGround(board, surface, each, limestone).length === wanted;
  });
  if (color === undefined) return null;
  return { kind: 'paying', board, luminos, turns, hand: draw(color), limestone };
}

function onGround(board: ReefBoard, surface: Surface, color: Color, limestone: number): readonly Placement[] {
  return legalPlacements(board, surface, color, limestone).filter(({ level }) => level === 1);
}

/** The most placements in level 1 one after the other, as far as the limestone goes. */
function mostOnGround(
  board: ReefBoard,
  surface: Surface,
  color: Color,
  limestone: number,
  left = MOST_FROM_ATOLL,
): readonly Placement[] {
  let best: readonly Placement[] = [];
  if (left === 0) return best;
  const places = [...onGround(board, surface, color, limestone)].sort((a, b) => a.cost - b.cost);
  for (const place of places) {
    const laid = { on: place.on, colors: [color, color], symbols: [null, null] } as const;
    const after = withLumino(surface, laid, 0);
    const rest = mostOnGround(board, after, color, limestone - place.cost, left - 1);
    if (rest.length + 1 > best.length) best = [place, ...rest];
    if (best.length === left) return best;
  }
  return best;
}

function placesOf({ board, luminos, hand, limestone }: PayingPuzzle): readonly Placement[] {
  return mostOnGround(board, surfaceOf(luminos), hand.color, limestone);
}

function answer(puzzle: PayingPuzzle): PayingAnswer {
  return { kind: 'paying', count: placesOf(puzzle).length };
}

function judge(puzzle: PayingPuzzle, { count }: PayingAnswer): Result<null, PayingMistake> {
  const right = answer(puzzle).count;
  if (count === right) return ok(null);
  return err({ code: count < right ? 'too-few-placed' : 'too-many-placed', count });
}

function explain(puzzle: PayingPuzzle) {
  const places = placesOf(puzzle);
  const left = places.reduce((markers, { cost }) => markers - cost, puzzle.limestone);
  const tooDear = cheapestAfter(puzzle, places);
  const shown = tooDear === null ? places : [...places, tooDear];
  return { places, left, tooDear, spaces: shown.flatMap(({ on }) => on) };
}

/** Where the next one could go if it were paid for; null where none is left in hand, or there is no room. */
function cheapestAfter(
  { board, luminos, hand: { color } }: PayingPuzzle,
  places: readonly Placement[],
): Placement | null {
  if (places.length === MOST_FROM_ATOLL) return null;
  const laid = places.map(({ on }) => ({ on, colors: [color, color], symbols: [null, null] }) as const);
  const dear = onGround(board, surfaceOf([...luminos, ...laid]), color, Infinity);
  return dear.reduce<Placement | null>(
    (best, next) => (best === null || next.cost < best.cost ? next : best),
    null,
  );
}

const keptAnswer = v.object({ kind: v.literal('paying'), count: v.picklist(COUNTS) });

export const paying = {
  ...PLAIN,
  id: 'paying',
  rules: ['PL-4'],
  dailySince: { year: 2026, month: 12, day: 1 },
  make,
  textOf: (puzzle) => puzzleText(puzzle, `${puzzle.hand.color} ${puzzle.limestone}`),
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: (_, kept) => (v.is(keptAnswer, kept) ? kept : null),
  explain,
  ruleOf: () => 'PL-4',
  describeQuestion: ({ questions }, { hand, limestone }) => questions.paying(hand.color, limestone),
  describeMistake: ({ mistakes }, _, { code, count }) => ({
    sentence: code === 'too-few-placed' ? mistakes.tooFewPlaced(count) : mistakes.tooManyPlaced(count),
    rule: null,
  }),
  describeSolution: ({ explanations: words }, puzzle) => {
    const { places, left, tooDear, spaces } = explain(puzzle);
    const lines = places.map(({ on, cost }, index) => solutionLine(words.paid(index + 1, cost), on));
    const end = solutionLine(words.markersLeft(left, tooDear?.cost ?? null), tooDear?.on ?? []);
    return { summary: words.placedOnGround(places.length), lines: [...lines, end], spaces };
  },
  optionsOf: ({ placedCount }, { kind }, chosen) =>
    COUNTS.map((count) => ({
      value: { kind, count },
      label: placedCount(count),
      isChosen: chosen?.count === count,
      color: null,
    })),
  tap: (_, choice) => choosing(choice, null),
  tagsOf: ({ numberedPlace }, puzzle, tries) => {
    if (tries.length === 0) return [];
    return placesOf(puzzle).map(({ on }, index) => ({
      kind: 'found',
      on,
      level: 0,
      part: 'both',
      text: String(index + 1),
      words: numberedPlace(index + 1),
    }));
  },
  questionMarks: () => ({}),
  solutionMarks: (_, { lines }, chosen) => ({ chosen: chosen === null ? [] : lines[chosen]!.spaces }),
} as const satisfies ReefPuzzleKind<PayingPuzzle, PayingAnswer, PayingMistake>;
