/** Who plays, while it is being filled in. Names may be empty: a seat then goes by its number. */

import { err, ok, type Result } from '@/kit/result';

import { cleanName } from '../session/playerName';

export interface SeatCount {
  readonly fewest: number;
  readonly most: number;
}

/** What each seat is called, also where no name was given. `defaultName` counts from 1. */
export function shownNames(
  names: readonly string[],
  defaultName: (seat: number) => string,
): readonly string[] {
  return names.map((name, seat) => cleanName(name) || defaultName(seat + 1));
}

/** The names with which a game begins. */
export function finishNames(
  names: readonly string[],
  defaultName: (seat: number) => string,
): Result<readonly string[], { readonly code: 'same-name' }> {
  const shown = shownNames(names, defaultName);
  return new Set(shown).size === shown.length ? ok(shown) : err({ code: 'same-name' });
}

/** The first seat without a name; null where all have one. */
export function emptySeat(names: readonly string[]): number | null {
  const seat = names.findIndex((name) => cleanName(name) === '');
  return seat === -1 ? null : seat;
}

/** A name fills the first seat that has none, or takes a new one where there is room. */
export function seatName(names: readonly string[], name: string, { most }: SeatCount): readonly string[] {
  const empty = emptySeat(names);
  if (empty !== null) return names.map((each, seat) => (seat === empty ? name : each));
  return names.length < most ? [...names, name] : names;
}
