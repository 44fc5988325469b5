/** A cathedral: which card lies where, where another may lie, and what is already paid there. */

import { ARROW_STEPS, plus, SPIRE_LEVEL, sumOf, type Card, type Level, type Resources } from './model';

/** LB-1: the row follows from the card's level. */
export interface PlacedCard {
  readonly card: Card;
  readonly column: number;
}

/** Cards in the order in which they were placed, as far as that is known. No two lie on one space. */
export type Cathedral = readonly PlacedCard[];

export interface Space {
  readonly level: Level;
  readonly column: number;
}

export function cardOn(cathedral: Cathedral, level: number, column: number): Card | null {
  return cathedral.find((placed) => placed.column === column && placed.card.level === level)?.card ?? null;
}

/** LB-2, LB-3: the columns where a card of this level may lie, from left to right. */
export function columnsFor(cathedral: Cathedral, level: Level): readonly number[] {
  const taken = columnsOf(cathedral, level);
  if (level === 1) {
    return taken.length === 0 ? [0] : [Math.min(...taken) - 1, Math.max(...taken) + 1];
  }
  const below = columnsOf(cathedral, level - 1);
  return below.filter((column) => !taken.includes(column)).sort((a, b) => a - b);
}

/** All spaces where some card may lie, from the ground up. */
export function openSpaces(cathedral: Cathedral): readonly Space[] {
  return ([1, 2, 3, SPIRE_LEVEL] as const).flatMap((level) =>
    columnsFor(cathedral, level).map((column) => ({ level, column })),
  );
}

function columnsOf(cathedral: Cathedral, level: number): number[] {
  return cathedral.flatMap(({ card, column }) => (card.level === level ? [column] : []));
}

/** LP-1: the placed cards with an arrow to this space. */
export function pointingAt(cathedral: Cathedral, { level, column }: Space): Cathedral {
  return cathedral.filter((placed) =>
    placed.card.arrows.some((arrow) => {
      const { levels, columns } = ARROW_STEPS[arrow];
      return placed.card.level + levels === level && placed.column + columns === column;
    }),
  );
}

/** LP-1 */
export function localAt(cathedral: Cathedral, space: Space): Resources {
  return sumOf(pointingAt(cathedral, space).map(({ card }) => card.local));
}

/** LP-2 */
export function permanentOf(cathedral: Cathedral): Resources {
  return sumOf(cathedral.map(({ card }) => card.center));
}

/** LP-1, LP-2: what is there without a discard. */
export function haveAt(cathedral: Cathedral, space: Space): Resources {
  return plus(permanentOf(cathedral), localAt(cathedral, space));
}

export interface CathedralProblem {
  readonly card: string;
  readonly rule: 'LB-2' | 'LB-3';
  readonly code: 'gap-in-ground' | 'nothing-below';
}

/**
 * LB-2, LB-3: the cards that lie where none may. A ground row that does not reach column 0, or has a gap, is told of
 * the first card behind each gap, seen from column 0.
 */
export function cathedralProblems(cathedral: Cathedral): readonly CathedralProblem[] {
  return cathedral.flatMap(({ card, column }): readonly CathedralProblem[] => {
    if (card.level > 1) {
      if (cardOn(cathedral, card.level - 1, column) !== null) return [];
      return [{ card: card.id, rule: 'LB-3', code: 'nothing-below' }];
    }
    if (column === 0 || cardOn(cathedral, 1, column - Math.sign(column)) !== null) return [];
    return [{ card: card.id, rule: 'LB-2', code: 'gap-in-ground' }];
  });
}
