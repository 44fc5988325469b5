/** May this Lumino be placed here? PL-0 to PL-4 in rulebook order; a refusal says which rule and what it is about. */

import { err, ok, type Result } from '@/kit/result';

import { isStartingArea, NEIGHBORS, PAIRS, type ReefBoard } from './boards';
import { COLORS, type Color, type Space, type SpacePair } from './model';
import { findImpossible, NOTHING, type ImpossiblePlacement, type Surface } from './surface';

export interface Placement {
  readonly on: SpacePair;
  readonly level: number;
  /** PL-4: limestone markers to pay. */
  readonly cost: number;
}

/** PL-1, level 1: A - the colour is not visible in level 1; B - there is no room next to it. */
export type GroundException = 'A' | 'B';

export type PlacementRejection =
  | ImpossiblePlacement
  | { readonly code: 'starting-area'; readonly rule: 'SE-1'; readonly spaces: readonly Space[] }
  | {
      /** Level 1 without touching the own colour, though there is room next to it. */
      readonly code: 'own-color-not-touched';
      readonly rule: 'PL-1';
      readonly color: Color;
      /** The visible level-1 spaces of the colour, one of which must be touched. */
      readonly spaces: readonly Space[];
    }
  | {
      /** Level 1 under an exception, but touching no Lumino at all. */
      readonly code: 'no-lumino-touched';
      readonly rule: 'PL-1';
      readonly color: Color;
      readonly exception: GroundException;
      /** The covered spaces, one of which must be touched. */
      readonly spaces: readonly Space[];
    }
  | {
      /** Level 2 and up, neither on the own colour nor touching it in this level. */
      readonly code: 'own-color-not-met';
      readonly rule: 'PL-1';
      readonly color: Color;
      readonly level: number;
      /** The visible spaces of the colour in this level, if any. */
      readonly spaces: readonly Space[];
    }
  | {
      readonly code: 'limestone-short';
      readonly rule: 'PL-4';
      readonly cost: number;
      readonly limestone: number;
      readonly short: number;
      /** The water spaces to be paid for. */
      readonly spaces: readonly Space[];
    };

export type RejectionCode = PlacementRejection['code'];

export const REJECTION_CODES: readonly RejectionCode[] = [
  'off-board',
  'not-neighbors',
  'starting-area',
  'own-color-not-touched',
  'no-lumino-touched',
  'own-color-not-met',
  'exactly-covering',
  'tilted',
  'limestone-short',
];

export function checkPlacement(
  board: ReefBoard,
  surface: Surface,
  color: Color,
  on: SpacePair,
  limestone: number,
): Result<Placement, PlacementRejection> {
  const impossible = findImpossible(surface, on);
  if (impossible?.rule === 'PL-0') return err(impossible);
  const onGround = on.filter((space) => surface.levels[space] === 0);
  const startingArea = onGround.filter(isStartingArea);
  if (startingArea.length > 0) return err({ code: 'starting-area', rule: 'SE-1', spaces: startingArea });
  // A tilted Lumino is in no level, so what it would have to touch (PL-1) is not defined.
  if (impossible?.rule === 'PL-3') return err(impossible);

  const level = surface.levels[on[0]]! + 1;
  const colorRejection =
    level === 1 ? findGroundRejection(surface, color, on) : findUpperRejection(surface, color, on, level);
  if (colorRejection !== null) return err(colorRejection);
  if (impossible !== null) return err(impossible);

  const water = onGround.filter((space) => board.costs[space] === 1);
  const cost = water.length;
  if (cost > limestone) {
    const short = cost - limestone;
    return err({ code: 'limestone-short', rule: 'PL-4', cost, limestone, short, spaces: water });
  }
  return ok({ on, level, cost });
}

function findGroundRejection(surface: Surface, color: Color, on: SpacePair): PlacementRejection | null {
  const own = visibleInLevel(surface, color, 1);
  const exception = groundException(surface, own);
  if (exception === null) {
    if (touches(on, own)) return null;
    return { code: 'own-color-not-touched', rule: 'PL-1', color, spaces: own };
  }
  const covered = coveredSpaces(surface);
  if (touches(on, covered)) return null;
  return { code: 'no-lumino-touched', rule: 'PL-1', color, exception, spaces: covered };
}

function findUpperRejection(
  surface: Surface,
  color: Color,
  on: SpacePair,
  level: number,
): PlacementRejection | null {
  if (on.some((space) => surface.colors[space] === COLORS.indexOf(color))) return null;
  const own = visibleInLevel(surface, color, level);
  return touches(on, own) ? null : { code: 'own-color-not-met', rule: 'PL-1', color, level, spaces: own };
}

/** Which exception of PL-1 holds for a colour in level 1, given its visible spaces there. */
export function groundException(surface: Surface, own: readonly Space[]): GroundException | null {
  if (own.length === 0) return 'A';
  // Ruling: exception B is about room, never about limestone.
  const room = PAIRS.some((pair) => pair.every((space) => isFreeBase(surface, space)) && touches(pair, own));
  return room ? null : 'B';
}

/** Ruling: only a visible coral space counts for touching a colour. */
export function visibleInLevel(surface: Surface, color: Color, level: number): readonly Space[] {
  const index = COLORS.indexOf(color);
  return filterSpaces((space) => surface.colors[space] === index && surface.levels[space] === level);
}

/** Ruling: a covered Lumino is still a Lumino in level 1, so every covered space has one. */
export function coveredSpaces(surface: Surface): readonly Space[] {
  return filterSpaces((space) => surface.luminos[space] !== NOTHING);
}

function isFreeBase(surface: Surface, space: Space): boolean {
  return surface.levels[space] === 0 && !isStartingArea(space);
}

function filterSpaces(keep: (space: Space) => boolean): readonly Space[] {
  return NEIGHBORS.flatMap((_, space) => (keep(space) ? [space] : []));
}

function touches(on: SpacePair, spaces: readonly Space[]): boolean {
  return on.some((space) => NEIGHBORS[space]!.some((neighbor) => spaces.includes(neighbor)));
}
