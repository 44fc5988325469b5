/** CP-1, CP-6, CG-1, CG-2, CE-1: whose turn it is, which shape is due, what turns brought, and when it is over. */

import type { Board } from './board';
import {
  coverTile,
  hasMove,
  legalPlacesOn,
  nothingCovered,
  type Covered,
  type LegalPlace,
} from './legalPlacements';
import { otherShape, TILES_PER_PLAYER, TILES_PER_SHAPE, type Shape, type Tile } from './pieces';
import { lightsUnder, type LaidTile } from './placement';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;

/** CP-1: which shape each seat begins with differs between reports of the Japanese and the English edition. */
export const ORDERS = ['japanese', 'english'] as const;
export type Order = (typeof ORDERS)[number];

const FIRST_SHAPES: Readonly<Record<Order, readonly Shape[]>> = {
  japanese: ['U', 'X', 'U', 'X'],
  english: ['U', 'U', 'X', 'U'],
};

/** CG-2: extra turns by seat, for each number of players. */
export const EXTRA_TURNS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3],
  3: [1, 2, 2],
  4: [1, 1, 2, 2],
};

/** CG-2: who comes to stand exactly here has one more turn. */
export const EXTRA_TURN_AT: readonly number[] = [20, 40, 60];

/** Who sits on a seat where the app plays: from one who takes what shines to one who looks far ahead. */
export const LEVELS = ['stargazer', 'collector', 'weaver', 'hunter', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What was done in a turn. Where the place is not known, `tile` is null and the shape is still told. */
export type Turn =
  | {
      readonly kind: 'tile';
      readonly seat: number;
      readonly shape: Shape;
      readonly tile: Tile | null;
      /** As people counted them; null where nobody did. Known lights count instead. */
      readonly typed: number | null;
    }
  | { readonly kind: 'skip'; readonly seat: number };

export interface CourseRules {
  readonly board: Board;
  readonly seats: number;
  readonly order: Order;
}

/** One placed tile, and what it brought. */
export interface PlayedTile {
  readonly seat: number;
  readonly shape: Shape;
  readonly tile: Tile | null;
  readonly points: number;
}

/** A game after some turns. */
export interface Course extends CourseRules {
  readonly played: readonly PlayedTile[];
  /** Those whose place is known. */
  readonly laid: readonly LaidTile[];
  readonly covered: Covered;
  readonly scores: readonly number[];
  /** CG-2: extra turns earned so far, by seat. */
  readonly extraTurns: readonly number[];
  /** Who had the last turn, and whether that earned another. */
  readonly last: { readonly seat: number; readonly earned: boolean } | null;
}

export function openCourse({ board, seats, order }: CourseRules): Course {
  const zeros = Array.from({ length: seats }, () => 0);
  return {
    board,
    seats,
    order,
    played: [],
    laid: [],
    covered: nothingCovered(board),
    scores: zeros,
    extraTurns: zeros,
    last: null,
  };
}

/** Takes over what was done, whether or not a rule allows it. */
export function afterTurn(course: Course, turn: Turn): Course {
  const { seat } = turn;
  if (turn.kind === 'skip') return { ...course, last: { seat, earned: false } };
  const { shape, tile } = turn;
  const points = (tile === null ? null : lightsUnder(course.board, tile)) ?? turn.typed ?? 0;
  const earned = earnsExtraTurn(course, seat, points);
  return {
    ...course,
    played: [...course.played, { seat, shape, tile, points }],
    laid: tile === null ? course.laid : [...course.laid, { seat, tile }],
    covered: tile === null ? course.covered : coveredWith(course.covered, tile),
    scores: course.scores.map((score, other) => (other === seat ? score + points : score)),
    extraTurns: course.extraTurns.map((used, other) => (other === seat && earned ? used + 1 : used)),
    last: { seat, earned },
  };
}

function coveredWith(covered: Covered, tile: Tile): Covered {
  const next = covered.slice();
  coverTile(next, tile, tile.at);
  return next;
}

/** CG-2: whether so many points would bring another turn at once. */
export function earnsExtraTurn(course: Course, seat: number, points: number): boolean {
  return (
    points > 0 && EXTRA_TURN_AT.includes(course.scores[seat]! + points) && extraTurnsLeft(course, seat) > 0
  );
}

export function extraTurnsLeft({ seats, extraTurns }: Course, seat: number): number {
  return EXTRA_TURNS[seats]![seat]! - extraTurns[seat]!;
}

/** CP-1: the seat after whoever had the last turn, or the same again with an extra turn. */
export function seatToPlay({ last, seats }: Course): number {
  if (last === null) return 0;
  return last.earned ? last.seat : (last.seat + 1) % seats;
}

/** CP-1: the opposite of the player's last tile; null once all tiles are placed. */
export function dueShape({ played, order }: Course, seat: number): Shape | null {
  let count = 0;
  let last: Shape | null = null;
  for (const tile of played) {
    if (tile.seat !== seat) continue;
    count += 1;
    last = tile.shape;
  }
  if (count >= TILES_PER_PLAYER) return null;
  return last === null ? FIRST_SHAPES[order][seat]! : otherShape(last);
}

export function tilesLeft({ played }: Course, seat: number, shape: Shape): number {
  return TILES_PER_SHAPE - played.filter((tile) => tile.seat === seat && tile.shape === shape).length;
}

/** The shape that the seat would place, if it has one of it; null for who has not. */
function shapeAtHand(course: Course, seat: number): Shape | null {
  const due = dueShape(course, seat);
  return due === null || tilesLeft(course, seat, due) === 0 ? null : due;
}

/** Where some tile lies nobody told, so nobody can tell where others fit. */
export function knowsAllPlaces({ laid, played }: Course): boolean {
  return laid.length === played.length;
}

/** CP-6: all legal places of the shape that is due; none for who is stuck, and none where they cannot be told. */
export function placesFor(course: Course, seat: number): readonly LegalPlace[] {
  const shape = shapeAtHand(course, seat);
  if (shape === null || !knowsAllPlaces(course)) return [];
  return legalPlacesOn(course.board, course.covered, course.laid.length === 0, shape);
}

/** Who has a tile of the right shape can place, as long as nobody can tell otherwise. */
export function canPlace(course: Course, seat: number): boolean {
  const shape = shapeAtHand(course, seat);
  if (shape === null || !knowsAllPlaces(course)) return shape !== null;
  return hasMove(course.board, course.covered, course.laid.length === 0, shape);
}

/** CE-1 */
export function isOver(course: Course): boolean {
  return Array.from({ length: course.seats }).every((_, seat) => !canPlace(course, seat));
}
