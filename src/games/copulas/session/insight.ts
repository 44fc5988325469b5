/** What the app can tell at any moment: what a place would mean, who can gain what, and where points lie. */

import type { Cell } from '../rules/cells';
import {
  afterTurn,
  canPlace,
  dueShape,
  earnsExtraTurn,
  extraTurnsLeft,
  knowsAllPlaces,
  placesFor,
  seatToPlay,
  type Course,
  type Turn,
} from '../rules/course';
import { groupsOf } from '../rules/groups';
import type { LegalPlace } from '../rules/legalPlacements';
import type { Shape, Tile } from '../rules/pieces';
import { coveredBy, lightsUnder } from '../rules/placement';
import { scoreTable, type Table } from './table';

export interface PlaceFacts {
  /** Null where the lights are not known. */
  readonly points: number | null;
  /** What the seat would then stand at. */
  readonly stands: number;
  readonly earnsExtraTurn: boolean;
  /** How many of the seat's own groups, tiles alone too, it would join. */
  readonly joins: number;
  /** Tiles of the group that it would belong to; 1 when it would lie alone. */
  readonly groupSize: number;
  /** What the end would give the seat now, and after it. */
  readonly endBefore: number;
  readonly endAfter: number;
  /** By how many points it would lower the best gain of who comes next; 0 or more. */
  readonly denies: number;
}

export function factsOf(table: Table, seat: number, tile: Tile, typed: number | null): PlaceFacts {
  const { course } = table;
  const points = lightsUnder(course.board, tile) ?? typed;
  const turn: Turn = { kind: 'tile', seat, shape: tile.shape, tile, typed };
  const after = afterTurn(course, turn);
  const before = groupsOf(course.laid, seat);
  const own = groupsOf(after.laid, seat).find((group) => group.includes(course.laid.length)) ?? [];
  const joins = before.filter((group) => own.includes(group[0]!)).length;
  const rival = (seat + 1) % course.seats;
  return {
    points,
    stands: after.scores[seat]!,
    earnsExtraTurn: earnsExtraTurn(course, seat, points ?? 0),
    joins,
    groupSize: own.length,
    endBefore: scoreTable(table).scores[seat]!.total,
    endAfter: scoreTable({ ...table, course: after }).scores[seat]!.total,
    denies: Math.max(0, (bestGain(course, rival) ?? 0) - (bestGain(after, rival) ?? 0)),
  };
}

/** The most points that a seat could gain with one tile now; null where nobody can tell or nothing can be placed. */
function bestGain(course: Course, seat: number): number | null {
  const places = placesFor(course, seat);
  if (places.length === 0 || course.board.lights === null) return null;
  return Math.max(...places.map(({ points }) => points ?? 0));
}

export interface SeatNews {
  readonly due: Shape | null;
  readonly isStuck: boolean;
  readonly extraTurns: number;
  readonly bestGain: number | null;
  /** Sizes of groups, the biggest first. */
  readonly groups: readonly number[];
  /** What the groups cost now, 0 or below. */
  readonly penalty: number;
}

export function newsOf(table: Table): readonly SeatNews[] {
  const { scores } = scoreTable(table);
  return table.players.map((_, seat) => ({
    due: dueShape(table.course, seat),
    // Before the first tile, a cross has no place yet: nobody is stuck.
    isStuck: table.course.played.length > 0 && !canPlace(table.course, seat),
    extraTurns: extraTurnsLeft(table.course, seat),
    bestGain: bestGain(table.course, seat),
    groups: groupsOf(table.course.laid, seat)
      .map((group) => group.length)
      .sort((a, b) => b - a),
    penalty: scores[seat]!.isolated + scores[seat]!.groups,
  }));
}

/** By cell, the most points of all legal places that cover it. */
export function heatOf(places: readonly LegalPlace[]): ReadonlyMap<Cell, number> {
  const heat = new Map<Cell, number>();
  for (const place of places) {
    for (const cell of coveredBy(place)) heat.set(cell, Math.max(heat.get(cell) ?? 0, place.points ?? 0));
  }
  return heat;
}

/** The legal places that cover a cell, those with the most points first. */
export function placesOver(places: readonly LegalPlace[], cell: Cell): readonly LegalPlace[] {
  return places
    .filter((place) => coveredBy(place).includes(cell))
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
}

/** What is due next at the table. */
export type NextStep =
  | { readonly kind: 'place'; readonly seat: number; readonly isExtra: boolean }
  | { readonly kind: 'skip'; readonly seat: number; readonly isExtra: boolean }
  | { readonly kind: 'end' }
  | { readonly kind: 'ended' };

export function nextStep(table: Table, isFinished: boolean): NextStep {
  if (table.hasEnded) return { kind: 'ended' };
  if (isFinished) return { kind: 'end' };
  const { course } = table;
  const seat = seatToPlay(course);
  const isExtra = course.last?.earned === true;
  const isStuck = table.depth !== 'score' && knowsAllPlaces(course) && !canPlace(course, seat);
  return { kind: isStuck ? 'skip' : 'place', seat, isExtra };
}
