/** A turn of the digital game as a value: TU-2, TU-3, PL-5. Deeds are checked by the rules, and all that may be done can be listed. */

import { err, ok, type Result } from '@/kit/result';

import type { ReefBoard } from '../rules/boards';
import { legalPlacements } from '../rules/legalPlacements';
import { COLORS, type ByColor, type Color, type LaidLumino, type SpacePair } from '../rules/model';
import { checkPlacement, type PlacementRejection } from '../rules/placement';
import { canSpend, type ScoringTile } from '../rules/round';
import { surfaceOf } from '../rules/surface';
import {
  addPoints,
  atollRefill,
  DISPLAY_SIZE,
  MOST_FROM_ATOLL,
  numberOf,
  RETURN_POINTS,
  storeLimestone,
  type LooseLumino,
} from '../rules/turn';
import { drawFrom, putBack, type Supply } from './supply';

export interface Seat {
  readonly display: readonly LooseLumino[];
  readonly reef: readonly LaidLumino[];
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
  readonly score: number;
}

/** What lies in the middle of the table, and the seat whose turn it is. */
export interface Turn {
  readonly board: ReefBoard;
  readonly supply: Supply;
  readonly atoll: readonly LooseLumino[];
  readonly seat: Seat;
  /** `add`: step 1, jellyfish before it. `act`: step 2. `fill`: step 3. `place`: step 4. */
  readonly phase: 'add' | 'act' | 'fill' | 'place' | 'over';
  /** The Lumino of step 1, which is the last in the Atoll during step 2. */
  readonly added: LooseLumino | null;
  readonly hand: readonly LooseLumino[];
}

/** Luminos go by their index in the display, the Atoll or the hand; indexes of several rise. */
export type Deed =
  | {
      readonly type: 'swap';
      readonly jellyfish: Color;
      readonly from: 'atoll' | 'display';
      readonly luminos: readonly number[];
    }
  | { readonly type: 'add'; readonly lumino: number }
  | { readonly type: 'limestone' }
  | { readonly type: 'fromDisplay'; readonly lumino: number }
  | { readonly type: 'fromAtoll'; readonly luminos: readonly number[] }
  | { readonly type: 'fill' }
  | { readonly type: 'place'; readonly lumino: number; readonly on: SpacePair }
  | { readonly type: 'return'; readonly lumino: number };

export type DeedRejection =
  | { readonly code: 'not-now' }
  | { readonly code: 'no-such-lumino' }
  /** TU-2: the tile does not show its jellyfish. */
  | { readonly code: 'no-jellyfish'; readonly color: Color }
  /** TU-3, action C. */
  | { readonly code: 'color-just-added'; readonly color: Color }
  | { readonly code: 'several-colors' }
  | { readonly code: 'too-many'; readonly most: number }
  | { readonly code: 'refused'; readonly rejection: PlacementRejection };

type Judged = Result<Turn, DeedRejection>;

const PHASE_OF: Readonly<Record<Deed['type'], Turn['phase']>> = {
  swap: 'add',
  add: 'add',
  limestone: 'act',
  fromDisplay: 'act',
  fromAtoll: 'act',
  fill: 'fill',
  place: 'place',
  return: 'place',
};

export function beginTurn(table: Pick<Turn, 'board' | 'supply' | 'atoll' | 'seat'>): Turn {
  return { ...table, phase: 'add', added: null, hand: [] };
}

/** SC-1: displays are filled up in the scoring phase. */
export function fillDisplay(supply: Supply, seat: Seat): { readonly supply: Supply; readonly seat: Seat } {
  const { supply: rest, drawn } = drawFrom(supply, Math.max(0, DISPLAY_SIZE - seat.display.length));
  return { supply: rest, seat: { ...seat, display: [...seat.display, ...drawn] } };
}

export function performDeed(turn: Turn, deed: Deed): Judged {
  if (turn.phase !== PHASE_OF[deed.type]) return err({ code: 'not-now' });
  switch (deed.type) {
    case 'swap':
      return swap(turn, deed.jellyfish, deed.from, deed.luminos);
    case 'add': {
      const { display } = turn.seat;
      const added = display[deed.lumino];
      if (added === undefined) return err({ code: 'no-such-lumino' });
      const seat = { ...turn.seat, display: without(display, [deed.lumino]) };
      return ok({ ...turn, seat, added, atoll: [...turn.atoll, added], phase: 'act' });
    }
    case 'limestone': {
      const { limestone } = storeLimestone(turn.seat.limestone, numberOf(turn.added!));
      return ok({ ...turn, seat: { ...turn.seat, limestone }, phase: 'fill' });
    }
    case 'fromDisplay': {
      const { display } = turn.seat;
      const taken = display[deed.lumino];
      if (taken === undefined) return err({ code: 'no-such-lumino' });
      const seat = { ...turn.seat, display: without(display, [deed.lumino]) };
      return ok({ ...turn, seat, hand: [taken], phase: 'fill' });
    }
    case 'fromAtoll':
      return takeFromAtoll(turn, deed.luminos);
    case 'fill': {
      const { supply, drawn } = drawFrom(turn.supply, atollRefill(turn.atoll.length));
      return ok(endedIfDone({ ...turn, supply, atoll: [...turn.atoll, ...drawn], phase: 'place' }));
    }
    case 'place':
      return placeFromHand(turn, deed.lumino, deed.on);
    case 'return': {
      const lumino = turn.hand[deed.lumino];
      if (lumino === undefined) return err({ code: 'no-such-lumino' });
      const seat = { ...turn.seat, score: addPoints(turn.seat.score, RETURN_POINTS) };
      const supply = putBack(turn.supply, [lumino]);
      return ok(endedIfDone({ ...turn, seat, supply, hand: without(turn.hand, [deed.lumino]) }));
    }
  }
}

function swap(turn: Turn, color: Color, from: 'atoll' | 'display', indexes: readonly number[]): Judged {
  const { seat } = turn;
  if (!canSpend(seat.tiles[color])) return err({ code: 'no-jellyfish', color });
  const held = from === 'atoll' ? turn.atoll : seat.display;
  if (!isPick(indexes, held.length)) return err({ code: 'no-such-lumino' });
  const gone = putBack(
    turn.supply,
    indexes.map((index) => held[index]!),
  );
  const { supply, drawn } = drawFrom(gone, indexes.length);
  const after = [...without(held, indexes), ...drawn];
  const spent = { ...seat, tiles: { ...seat.tiles, [color]: 'spent' as const } };
  return ok(
    from === 'atoll'
      ? { ...turn, supply, seat: spent, atoll: after }
      : { ...turn, supply, seat: { ...spent, display: after } },
  );
}

function takeFromAtoll(turn: Turn, indexes: readonly number[]): Judged {
  if (!isPick(indexes, turn.atoll.length)) return err({ code: 'no-such-lumino' });
  const taken = indexes.map((index) => turn.atoll[index]!);
  const [{ color }] = taken as [LooseLumino];
  if (taken.some((lumino) => lumino.color === turn.added!.color)) {
    return err({ code: 'color-just-added', color: turn.added!.color });
  }
  if (taken.some((lumino) => lumino.color !== color)) return err({ code: 'several-colors' });
  if (taken.length > MOST_FROM_ATOLL) return err({ code: 'too-many', most: MOST_FROM_ATOLL });
  return ok({ ...turn, atoll: without(turn.atoll, indexes), hand: taken, phase: 'fill' });
}

function placeFromHand(turn: Turn, index: number, on: SpacePair): Judged {
  const lumino = turn.hand[index];
  if (lumino === undefined) return err({ code: 'no-such-lumino' });
  const { seat } = turn;
  const checked = checkPlacement(turn.board, surfaceOf(seat.reef), lumino.color, on, seat.limestone);
  if (!checked.ok) return err({ code: 'refused', rejection: checked.error });
  const laid: LaidLumino = { on, colors: [lumino.color, lumino.color], symbols: lumino.symbols };
  const after = { ...seat, reef: [...seat.reef, laid], limestone: seat.limestone - checked.value.cost };
  return ok(endedIfDone({ ...turn, seat: after, hand: without(turn.hand, [index]) }));
}

function endedIfDone(turn: Turn): Turn {
  return turn.hand.length === 0 ? { ...turn, phase: 'over' } : turn;
}

/** At least one, rising, and all there. */
function isPick(indexes: readonly number[], held: number): boolean {
  const isRising = indexes.every((index, i) => i === 0 || index > indexes[i - 1]!);
  return (
    indexes.length > 0 &&
    isRising &&
    indexes.every((index) => Number.isInteger(index) && index >= 0 && index < held)
  );
}

function without<T>(items: readonly T[], indexes: readonly number[]): readonly T[] {
  return items.filter((_, index) => !indexes.includes(index));
}

/** Everything that may be done now; `performDeed` accepts each of these and nothing else. */
export function listDeeds(turn: Turn): readonly Deed[] {
  const { seat, atoll, hand } = turn;
  switch (turn.phase) {
    case 'add':
      return [
        ...seat.display.map((_, lumino): Deed => ({ type: 'add', lumino })),
        ...COLORS.filter((color) => canSpend(seat.tiles[color])).flatMap((jellyfish) => [
          ...picksOf(atoll).map((luminos): Deed => ({ type: 'swap', jellyfish, from: 'atoll', luminos })),
          ...picksOf(seat.display).map((luminos): Deed => ({
            type: 'swap',
            jellyfish,
            from: 'display',
            luminos,
          })),
        ]),
      ];
    case 'act':
      return [
        { type: 'limestone' },
        ...seat.display.map((_, lumino): Deed => ({ type: 'fromDisplay', lumino })),
        ...picksOf(atoll)
          .filter((luminos) => takeFromAtoll(turn, luminos).ok)
          .map((luminos): Deed => ({ type: 'fromAtoll', luminos })),
      ];
    case 'fill':
      return [{ type: 'fill' }];
    case 'place':
      return hand.flatMap(({ color }, lumino): readonly Deed[] => [
        ...legalPlacements(turn.board, surfaceOf(seat.reef), color, seat.limestone).flatMap(
          ({ on: [a, b] }): readonly Deed[] => [
            { type: 'place', lumino, on: [a, b] },
            { type: 'place', lumino, on: [b, a] },
          ],
        ),
        { type: 'return', lumino },
      ]);
    case 'over':
      return [];
  }
}

/** Every choice of at least one. */
function picksOf(items: readonly unknown[]): readonly (readonly number[])[] {
  const all = items.reduce<readonly (readonly number[])[]>(
    (picks, _, index) => [...picks, ...picks.map((pick) => [...pick, index])],
    [[]],
  );
  return all.slice(1);
}
