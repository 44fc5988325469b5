/** Reefs for puzzles, laid by chance but by the rules: turn by turn, with limestone that was really earned. */

import type { Rng } from '@/kit/rng';
import type { Difficulty } from '@/tabletop/learn/puzzles';

import { DEFAULT_BOARDS, STARTING_AREA, type ReefBoard } from '../../../rules/boards';
import { assumedCensus, STARTING_PAIRS } from '../../../rules/box';
import { legalPlacements } from '../../../rules/legalPlacements';
import { byColor, COLORS, type Color, type LaidLumino, type SpacePair } from '../../../rules/model';
import type { Placement } from '../../../rules/placement';
import { limestoneIncome, MOST_PLAYERS, ROUNDS } from '../../../rules/round';
import { emptySurface, withLumino, type Surface } from '../../../rules/surface';
import { MOST_FROM_ATOLL, numberOf, storeLimestone, type LooseLumino } from '../../../rules/turn';
import type { Turn } from './reefPuzzle';

export interface PlayedReef {
  readonly board: ReefBoard;
  readonly luminos: readonly LaidLumino[];
  readonly turns: readonly Turn[];
  readonly surface: Surface;
  readonly limestone: number;
  /** SC-4: the colours not scored yet. */
  readonly open: readonly Color[];
  /** A Lumino of this colour that is still in the bag. */
  readonly draw: (color: Color) => LooseLumino;
}

/** Where the next Lumino goes, or null when it finds no place. `index` is its place in the laid order. */
export type ChoosePlace = (
  surface: Surface,
  color: Color,
  limestone: number,
  index: number,
) => SpacePair | null;

/** How many Luminos a reef has, the starting one among them. */
const REEF_SIZES: Readonly<Record<Difficulty, { readonly least: number; readonly most: number }>> = {
  easy: { least: 4, most: 6 },
  medium: { least: 7, most: 12 },
  hard: { least: 12, most: 20 },
};

/** The last round is left for the Lumino in hand. */
const MOST_TURNS = ROUNDS - 1;
/** A colour is scored in one of so many rounds. */
const SCORES_EVERY = 5;

/** The boards are the shipped ones, whatever a person has painted: a puzzle of the day is the same for everyone. */
export function pickBoard(rng: Rng, difficulty: Difficulty): ReefBoard {
  return difficulty === 'easy' ? DEFAULT_BOARDS.A : rng.pick([DEFAULT_BOARDS.A, DEFAULT_BOARDS.B]);
}

export function pickSize(rng: Rng, difficulty: Difficulty): number {
  const { least, most } = REEF_SIZES[difficulty];
  return least + rng.int(most - least + 1);
}

/** A reef of the size that goes with the difficulty; null when the rounds are over before it is reached. */
export function playByChance(rng: Rng, difficulty: Difficulty): PlayedReef | null {
  const board = pickBoard(rng, difficulty);
  return playReef(rng, board, pickSize(rng, difficulty), chooseByHabit(rng, board, difficulty));
}

export function playReef(
  rng: Rng,
  board: ReefBoard,
  size: number,
  choosePlace: ChoosePlace,
): PlayedReef | null {
  const luminos: LaidLumino[] = [startingLumino(rng)];
  const turns: Turn[] = [];
  const draw = bagOf(rng);
  let surface = luminos.reduce(withLumino, emptySurface());
  let open: readonly Color[] = COLORS;
  let limestone = 0;

  const lay = (color: Color): boolean => {
    const place = choosePlace(surface, color, limestone, luminos.length);
    if (place === null) return false;
    limestone -= costOf(board, surface, place);
    const lumino = turned(rng, place, draw(color));
    surface = withLumino(surface, lumino, luminos.length);
    luminos.push(lumino);
    return true;
  };

  for (let round = 1; luminos.length < size; round++) {
    if (round > MOST_TURNS) return null;
    const color = rng.pick(COLORS);
    const wanted = limestone < 2 && rng.int(3) === 0 ? 0 : fewer(size) + rng.int(MOST_FROM_ATOLL);
    const most = Math.min(wanted, MOST_FROM_ATOLL, size - luminos.length);
    let laid = 0;
    while (laid < most && lay(color)) laid += 1;
    const taken = laid === 0 ? numberOf(draw(rng.pick(COLORS))) : 0;
    limestone = storeLimestone(limestone, taken).limestone;
    const isLast = luminos.length === size;
    const scored = !isLast && open.length > 0 && rng.int(SCORES_EVERY) === 0 ? rng.pick(open) : null;
    if (scored !== null) {
      open = open.filter((other) => other !== scored);
      limestone = storeLimestone(limestone, limestoneIncome(round)).limestone;
    }
    turns.push({ limestone: taken, laid, scored });
  }
  return { board, luminos, turns, surface, limestone, open, draw };
}

/** Large reefs are done in time only by taking several Luminos a turn. */
function fewer(size: number): number {
  return size > MOST_TURNS ? 2 : 1;
}

/** Spread over the ground, piled up, or as it comes. Hard reefs are high ones. */
const HABITS: Readonly<Record<Difficulty, readonly ('low' | 'high' | 'any')[]>> = {
  easy: ['low', 'any'],
  medium: ['low', 'high', 'any'],
  hard: ['high', 'any'],
};

function chooseByHabit(rng: Rng, board: ReefBoard, difficulty: Difficulty): ChoosePlace {
  const pick = pickByHabit(rng, difficulty);
  return (surface, color, limestone) => pick(legalPlacements(board, surface, color, limestone));
}

/** One way of playing, kept through a whole reef. */
export function pickByHabit(
  rng: Rng,
  difficulty: Difficulty,
): (places: readonly Placement[]) => SpacePair | null {
  const habit = rng.pick(HABITS[difficulty]);
  return (places) => {
    if (places.length === 0) return null;
    if (habit === 'any' || rng.int(4) === 0) return rng.pick(places).on;
    const levels = places.map(({ level }) => level);
    const wanted = habit === 'low' ? Math.min(...levels) : Math.max(...levels);
    return rng.pick(places.filter(({ level }) => level === wanted)).on;
  };
}

/** PL-4 */
export function costOf(board: ReefBoard, surface: Surface, on: SpacePair): number {
  return surface.levels[on[0]] === 0 ? board.costs[on[0]]! + board.costs[on[1]]! : 0;
}

function startingLumino(rng: Rng): LaidLumino {
  const [first, second] = rng.pick(STARTING_PAIRS);
  const colors = rng.int(2) === 0 ? ([first, second] as const) : ([second, first] as const);
  return { on: STARTING_AREA, colors, symbols: [null, null] };
}

/** A Lumino on two spaces, one way round or the other. */
function turned(rng: Rng, on: SpacePair, { color, symbols: [a, b] }: LooseLumino): LaidLumino {
  return { on, colors: [color, color], symbols: rng.int(2) === 0 ? [a, b] : [b, a] };
}

const CENSUS = byColor((color) => assumedCensus(MOST_PLAYERS).filter((lumino) => lumino.color === color));

/** LU-4: draws without putting back, so that no reef has more of a Lumino than the box. */
function bagOf(rng: Rng): (color: Color) => LooseLumino {
  const bag = byColor((color) => [...CENSUS[color]]);
  return (color) => {
    const left = bag[color];
    const [drawn] = left.splice(rng.int(left.length), 1);
    if (drawn === undefined) throw new Error(`no ${color} Lumino left in the bag`);
    return drawn;
  };
}
