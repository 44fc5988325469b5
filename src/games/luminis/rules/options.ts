/** All that a player could place now, where, and what each place still asks for. */

import { columnsFor, localAt, permanentOf, type Cathedral, type Space } from './cathedral';
import { discardFinder, type Discards } from './discards';
import { isNothing, isSpire, lackOf, plus, type Card, type Resources } from './model';

/** What one player sees of a game. */
export interface Seat {
  readonly cathedral: Cathedral;
  /** Null where it is hidden. */
  readonly hand: readonly Card[] | null;
}

/** What lies in the middle of the table. */
export interface Middle {
  readonly spires: readonly Card[];
  /** LP-6: the top one; null in a game without bonus cards or when all are taken. */
  readonly bonus: Card | null;
}

export type OptionSource = 'hand' | 'spire' | 'bonus';

export interface Option extends Space {
  readonly card: Card;
  readonly from: OptionSource;
  /** Local and permanent; for a bonus card permanent only (LP-6). */
  readonly have: Resources;
  readonly short: Resources;
  /** LP-3: what to discard; null where nothing closes the gap. */
  readonly discard: Discards;
}

/** Hand cards, then spires, then the bonus card, each from the leftmost place on. */
export function optionsOf(seat: Seat, middle: Middle): readonly Option[] {
  const { cathedral, hand } = seat;
  const find = discardFinder(hand ?? []);
  const permanent = permanentOf(cathedral);
  const placesOf = (card: Card, from: OptionSource): readonly Option[] =>
    columnsFor(cathedral, card.level).map((column) => {
      const space = { level: card.level, column };
      const have = from === 'bonus' ? permanent : plus(permanent, localAt(cathedral, space));
      const short = lackOf(card.cost, have);
      const discard = takesDiscards(card, from) ? find(short, card.id) : isNothing(short) ? [] : null;
      return { ...space, card, from, have, short, discard };
    });
  return [
    ...(hand ?? []).flatMap((card) => placesOf(card, 'hand')),
    ...middle.spires.flatMap((card) => placesOf(card, 'spire')),
    ...(middle.bonus === null ? [] : placesOf(middle.bonus, 'bonus')),
  ];
}

/** LP-5, LP-6: spires and bonus cards are never paid by discards. */
function takesDiscards(card: Card, from: OptionSource): boolean {
  return from === 'hand' && !isSpire(card);
}

export function isPayable({ discard }: Option): boolean {
  return discard !== null;
}
