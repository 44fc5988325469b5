/** How far a spire is: what each place lacks with local and permanent resources alone, and how many turns that takes at least. */

import { cardOn, columnsFor, haveAt, localAt, permanentOf, type Cathedral } from './cathedral';
import {
  amountOf,
  ARROW_STEPS,
  isNothing,
  isSpire,
  lackOf,
  plus,
  SPIRE_LEVEL,
  type Card,
  type Level,
  type Resources,
} from './model';
import { isPayable, optionsOf, type Middle, type Option, type Seat } from './options';

/** One spire above one column. */
export interface SpireWay {
  readonly spire: Card;
  readonly column: number;
  /** LB-3: the levels that the column still lacks below the spire, from the ground up. */
  readonly levels: readonly Level[];
  /** LP-5: what is missing today with local and permanent resources alone. */
  readonly missing: Resources;
  /** Turns until it can be placed, this one counted, if all goes well; null where the known cards do not suffice. */
  readonly turns: number | null;
}

/** Cards that may still come, known from the owner's library. */
export type Library = readonly Card[];

/** Every spire above every column that could bear one, the nearest way first. */
export function spireWays(seat: Seat, spires: readonly Card[], library: Library): readonly SpireWay[] {
  const { cathedral } = seat;
  const columns = columnsOfGround(cathedral).filter(
    (column) => cardOn(cathedral, SPIRE_LEVEL, column) === null,
  );
  const turnsFor = turnCounter(seat, library);
  const ways = haveForSpire(cathedral, columns).flatMap(({ column, have }) => {
    const levels = ([1, 2, 3] as const).filter((level) => cardOn(cathedral, level, column) === null);
    return spires.map((spire): SpireWay => {
      const missing = lackOf(spire.cost, have);
      return { spire, column, levels, missing, turns: turnsFor(levels, missing) };
    });
  });
  return ways.sort((a, b) => distanceOf(a) - distanceOf(b) || amountOf(a.missing) - amountOf(b.missing));
}

/** With nothing on the ground yet, a spire would come above the first card. */
function columnsOfGround(cathedral: Cathedral): readonly number[] {
  const columns = cathedral.filter(({ card }) => card.level === 1).map(({ column }) => column);
  return columns.length === 0 ? columnsFor(cathedral, 1) : columns.sort((a, b) => a - b);
}

function distanceOf({ turns }: SpireWay): number {
  return turns ?? Infinity;
}

/** LP-5: what is there for a spire above each column. */
function haveForSpire(cathedral: Cathedral, columns: readonly number[]) {
  const permanent = permanentOf(cathedral);
  // No arrow reaches a spire from farther below.
  const near = cathedral.filter(({ card }) => card.level >= SPIRE_LEVEL - 1);
  return columns.map((column) => ({
    column,
    have: plus(permanent, localAt(near, { level: SPIRE_LEVEL, column })),
  }));
}

/** Never too many turns: it looks at one resource at a time, and at the levels apart from what they cost. */
function turnCounter({ hand }: Seat, library: Library) {
  const held = (hand ?? library).filter((card) => !isSpire(card));
  const drawn = hand === null ? [] : library.filter((card) => !isSpire(card));
  const indexes = [0, 1, 2] as const;
  const sumsOf = (cards: readonly Card[]) => {
    const gains = cards.map(gainOf);
    return indexes.map((index) => runningSums(gains.map((gain) => gain[index])));
  };
  const [fromHand, fromPiles] = [sumsOf(held), sumsOf(drawn)];
  return (levels: readonly Level[], missing: Resources): number | null => {
    const gathered = indexes.map((index) =>
      turnsToReach(missing[index], fromHand[index]!, fromPiles[index]!),
    );
    const built = levels.reduce((sum, wanted) => {
      if (held.some(({ level }) => level === wanted)) return sum + 1;
      return drawn.some(({ level }) => level === wanted) ? sum + 2 : Infinity;
    }, 0);
    const turns = 1 + Math.max(built, ...gathered);
    return turns === Infinity ? null : turns;
  };
}

/** The most that a card can bring for a spire: its center, and its local resources where an arrow may point up at it. */
function gainOf(card: Card): Resources {
  const mayPoint = card.arrows.some((arrow) => card.level + ARROW_STEPS[arrow].levels === SPIRE_LEVEL);
  return mayPoint ? plus(card.center, card.local) : card.center;
}

/** A card of the hand takes one turn, another one two: it has to be drawn first. */
function turnsToReach(amount: number, fromHand: readonly number[], fromPiles: readonly number[]): number {
  const turns = fromHand.map((sum, cards) => {
    const others = fromPiles.findIndex((more) => sum + more >= amount);
    return others < 0 ? Infinity : cards + 2 * others;
  });
  return Math.min(...turns);
}

function runningSums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...[...values].sort((a, b) => b - a).map((value) => (sum += value))];
}

/** A card that would make a spire payable at once. */
export interface Closer {
  readonly card: Card;
  readonly column: number;
}

/** Which of the cards would close what a way is missing, each at the first place that does it. */
export function closersOf(cathedral: Cathedral, way: SpireWay, cards: readonly Card[]): readonly Closer[] {
  if (way.levels.length > 1) return [];
  return cards.flatMap((card) => {
    const column = columnsFor(cathedral, card.level).find((place) => {
      const missingLevel = way.levels[0];
      if (missingLevel !== undefined && !(card.level === missingLevel && place === way.column)) return false;
      const after = [...cathedral, { card, column: place }];
      const have = haveAt(after, { level: SPIRE_LEVEL, column: way.column });
      return !isSpire(card) && isNothing(lackOf(way.spire.cost, have));
    });
    return column === undefined ? [] : [{ card, column }];
  });
}

/** Something that can be paid now, and what it is good for. */
export interface Move extends Option {
  /** LP-2: what it adds every turn from now on. */
  readonly adds: Resources;
  /** By how much less is missing for the nearest spire. */
  readonly closer: number;
}

/** All that can be paid this turn: a spire first, then what adds most for good, then what brings a spire closest. */
export function movesOf(seat: Seat, middle: Middle): readonly Move[] {
  const before = leastMissing(seat.cathedral, middle.spires);
  const moves = optionsOf(seat, middle)
    .filter(isPayable)
    .map((option): Move => {
      const after = [...seat.cathedral, { card: option.card, column: option.column }];
      const closer = isSpire(option.card) ? before : before - leastMissing(after, middle.spires);
      return { ...option, adds: option.card.center, closer };
    });
  return moves.sort(
    (a, b) =>
      Number(isSpire(b.card)) - Number(isSpire(a.card)) ||
      amountOf(b.adds) - amountOf(a.adds) ||
      b.closer - a.closer ||
      a.discard!.length - b.discard!.length,
  );
}

function leastMissing(cathedral: Cathedral, spires: readonly Card[]): number {
  const amounts = haveForSpire(cathedral, columnsOfGround(cathedral)).flatMap(({ have }) =>
    spires.map(({ cost }) => amountOf(lackOf(cost, have))),
  );
  return amounts.length === 0 ? 0 : Math.min(...amounts);
}
