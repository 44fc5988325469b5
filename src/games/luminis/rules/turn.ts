/** LT-1 to LT-4, LE-1: what a turn and the set-up of a table ask for. */

import { isSpire, type CardFace } from './model';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

/** LT-3 */
export const HAND_LIMIT = 7;

/** LP-6: one of each level from I to III. */
export const BONUS_CARDS = 3;

/** LT-1: spires in the middle. */
export function spiresFor(players: number): number {
  return players === 2 ? 3 : 4;
}

/** LT-1: face-up piles. */
export function pilesFor(players: number): number {
  return players === 2 ? 3 : players === MOST_PLAYERS ? 5 : 4;
}

/** LT-1: level I cards that somebody takes, by the order of play. */
export function startingHand(place: number): number {
  return place === 0 ? 4 : place === 1 ? 5 : 6;
}

/** LT-3: how many cards go at the end of one's own turn. */
export function overHandLimit(cards: number): number {
  return Math.max(0, cards - HAND_LIMIT);
}

/** LT-4: whose hand the other player may draw from; `placer` has placed the card, `drawer` was named. */
export function mayBeDrawnFrom(players: number, placer: number, drawer: number): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return players === 2 ? [placer] : seats.filter((seat) => seat !== drawer);
}

/** LE-1 */
export function endsGame(card: Pick<CardFace, 'level'>): boolean {
  return isSpire(card);
}
