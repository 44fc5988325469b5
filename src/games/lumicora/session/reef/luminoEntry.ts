/** A Lumino that is being entered: the half-made choice, what a tap does to it, and what is to be asked next. */

import { areNeighbors, NEIGHBORS, type ReefBoard } from '../../rules/boards';
import { legalPlacements } from '../../rules/legalPlacements';
import {
  type Animal,
  type Color,
  type CoralNumber,
  type CoralSymbol,
  type LaidLumino,
  numberBringsAnimal,
  type Space,
  type SpacePair,
} from '../../rules/model';
import { checkPlacement, type PlacementRejection, type RejectionCode } from '../../rules/placement';
import { type PlacementPreview, previewPlacement } from '../../rules/placementPreview';
import { canScore } from '../../rules/round';
import { findImpossible, type Surface, surfaceOf } from '../../rules/surface';
import type { Table } from '../table/table';

export interface LuminoEntry {
  readonly color: Color;
  readonly number: CoralNumber;
  /** What the half without the number shows; undefined as long as it has to be asked. */
  readonly other: Animal | null | undefined;
  readonly first: Space | null;
  readonly second: Space | null;
  /** The number lies on the second space instead of the first. */
  readonly isFlipped: boolean;
}

/** Where the Lumino is to go. */
export interface EntryGround {
  readonly board: ReefBoard;
  readonly reef: readonly LaidLumino[];
  readonly limestone: number;
}

export interface Tapped {
  readonly entry: LuminoEntry;
  readonly refusal: PlacementRejection | null;
}

/** What is missing, or `ready` when the Lumino can be placed. */
export type EntryStatus = 'other-half' | 'first-space' | 'second-space' | 'ready';

/** LU-1: the other half is asked for with 1, 2 and 3 only; `chooseOther` overrides it for any number. */
export function beginEntry(color: Color, number: CoralNumber): LuminoEntry {
  const other = numberBringsAnimal(number) ? undefined : null;
  return { color, number, other, first: null, second: null, isFlipped: false };
}

export function chooseOther(entry: LuminoEntry, other: Animal | null): LuminoEntry {
  return { ...entry, other };
}

export function flip(entry: LuminoEntry): LuminoEntry {
  return { ...entry, isFlipped: !entry.isFlipped };
}

export function entryStatus({ other, first, second }: LuminoEntry): EntryStatus {
  if (other === undefined) return 'other-half';
  if (first === null) return 'first-space';
  return second === null ? 'second-space' : 'ready';
}

export function tapSpace(entry: LuminoEntry, space: Space, ground: EntryGround): Tapped {
  const { first, second } = entry;
  if (first !== null && second === null && first !== space && !areNeighbors(first, space)) {
    // Where the first space leads nowhere, the person is trying another one.
    if (entryRefusal(entry, ground) !== null) {
      return tapSpace({ ...entry, first: null }, space, ground);
    }
    return { entry, refusal: { code: 'not-neighbors', rule: 'PL-0', spaces: [first, space] } };
  }
  const next = { ...entry, ...chosenAfter(entry, space) };
  return { entry: next, refusal: entryRefusal(next, ground) };
}

type Chosen = Pick<LuminoEntry, 'first' | 'second' | 'isFlipped'>;

function chosenAfter({ first, second, isFlipped }: LuminoEntry, space: Space): Chosen {
  if (space === second) return { first, second: null, isFlipped };
  // The half that stays keeps what it shows.
  if (space === first) return { first: second, second: null, isFlipped: isFlipped !== (second !== null) };
  if (first === null || second !== null) return { first: space, second: null, isFlipped };
  return { first, second: space, isFlipped };
}

/** Why the chosen spaces will not do; null while they may. */
export function entryRefusal(entry: LuminoEntry, ground: EntryGround): PlacementRejection | null {
  const { color, first, second } = entry;
  if (first === null) return null;
  const surface = surfaceOf(ground.reef);
  if (second !== null) {
    // What cannot lie there at all is said first: no other remedy would help.
    return findImpossible(surface, [first, second]) ?? refusalOf(ground, surface, color, [first, second]);
  }
  const refusals = NEIGHBORS[first]!.map((near) => refusalOf(ground, surface, color, [first, near]));
  const refused = refusals.filter((refusal) => refusal !== null);
  return refused.length < refusals.length ? null : refused.reduce(nearerToLegal);
}

function refusalOf(
  { board, limestone }: EntryGround,
  surface: Surface,
  color: Color,
  on: SpacePair,
): PlacementRejection | null {
  const checked = checkPlacement(board, surface, color, on, limestone);
  return checked.ok ? null : checked.error;
}

/** In the order in which `checkPlacement` asks: a later refusal has passed all before it. */
const PASSED: Readonly<Record<RejectionCode, number>> = {
  'off-board': 0,
  'not-neighbors': 1,
  'starting-area': 2,
  tilted: 3,
  'own-color-not-touched': 4,
  'no-lumino-touched': 4,
  'own-color-not-met': 4,
  'exactly-covering': 5,
  'limestone-short': 6,
};

function nearerToLegal(a: PlacementRejection, b: PlacementRejection): PlacementRejection {
  if (a.code === 'limestone-short' && b.code === 'limestone-short') return b.short < a.short ? b : a;
  return PASSED[b.code] > PASSED[a.code] ? b : a;
}

/** Legal first spaces, or after the first space its legal partners, with what each costs by itself (PL-4). */
export function entryMarks(
  { color, first, second }: LuminoEntry,
  { board, reef, limestone }: EntryGround,
): ReadonlyMap<Space, number> {
  const marks = new Map<Space, number>();
  if (second !== null) return marks;
  const surface = surfaceOf(reef);
  for (const { on } of legalPlacements(board, surface, color, limestone)) {
    if (first !== null && !on.includes(first)) continue;
    for (const space of on) {
      if (space !== first) marks.set(space, surface.levels[space] === 0 ? board.costs[space]! : 0);
    }
  }
  return marks;
}

/** Nothing but returning it (PL-5) is left for a Lumino of this color. */
export function hasNoPlace({ color }: Pick<LuminoEntry, 'color'>, ground: EntryGround): boolean {
  return legalPlacements(ground.board, surfaceOf(ground.reef), color, ground.limestone).length === 0;
}

/** A finger was drawn over these spaces: the first two that lie side by side are the ones meant. */
export function strokeSpaces(entry: LuminoEntry, spaces: readonly Space[], ground: EntryGround): Tapped {
  const [first, second] = spaces;
  const start = { ...entry, first: null, second: null };
  if (first === undefined) return { entry, refusal: null };
  const begun = tapSpace(start, first, ground);
  return second === undefined ? begun : tapSpace({ ...begun.entry, first }, second, ground);
}

export function chosenSpaces({ first, second }: LuminoEntry): readonly Space[] {
  return [first, second].filter((space) => space !== null);
}

/** The Lumino as it would be laid, once nothing is missing. */
export function luminoOf({ color, number, other, first, second, isFlipped }: LuminoEntry): LaidLumino | null {
  if (other === undefined || first === null || second === null) return null;
  const symbols: readonly [CoralSymbol, CoralSymbol] = isFlipped ? [other, number] : [number, other];
  return { on: [first, second], colors: [color, color], symbols };
}

/** As it would lie with this space as its second, for a look at what that would change. */
export function luminoWithPartner(entry: LuminoEntry, second: Space): LaidLumino | null {
  return luminoOf({ ...entry, second, other: entry.other ?? null });
}

/** For each of these partners of the first space, the one figure that tells most about placing there. */
export function partnerChanges(
  table: Table,
  player: number,
  entry: LuminoEntry,
  partners: Iterable<Space>,
): ReadonlyMap<Space, number> {
  const changes = new Map<Space, number>();
  for (const space of partners) {
    const lumino = luminoWithPartner(entry, space);
    if (lumino !== null)
      changes.set(space, tellingChange(previewAtTable(table, player, lumino), entry.color));
  }
  return changes;
}

/** What coral scoring of the color would give more or less now; where that stays, the points of everything else. */
export function tellingChange({ corals, ...rest }: PlacementPreview, color: Color): number {
  const own = corals.find((coral) => coral.color === color);
  if (own !== undefined && own.after !== own.before) return own.after - own.before;
  const sum = (changes: readonly { readonly before: number; readonly after: number }[]) =>
    changes.reduce((total, { before, after }) => total + after - before, 0);
  const majorities = rest.majorities.flatMap(({ shares }) => {
    const [before, after] = [shares?.before[rest.player], shares?.after[rest.player]];
    return before === undefined || after === undefined
      ? []
      : [{ before: before.points, after: after.points }];
  });
  const remote = rest.remote.reduce((total, { penalty }) => total - penalty, 0);
  return sum(corals) + sum(rest.animals.changes) + sum(majorities) + remote;
}

export interface EntryCheck {
  readonly refusal: PlacementRejection | null;
  /** PL-4; 0 where it is refused. */
  readonly cost: number;
  /** It could lie there on a real table, whatever the rules say. */
  readonly isPossible: boolean;
}

/** What there is to say about a pair of chosen spaces; null before both are chosen. */
export function checkEntry({ color, first, second }: LuminoEntry, ground: EntryGround): EntryCheck | null {
  if (first === null || second === null) return null;
  const surface = surfaceOf(ground.reef);
  const checked = checkPlacement(ground.board, surface, color, [first, second], ground.limestone);
  return {
    refusal: checked.ok ? null : checked.error,
    cost: checked.ok ? checked.value.cost : 0,
    isPossible: findImpossible(surface, [first, second]) === null,
  };
}

/** SC-4: a colour that was scored already can gain or lose nothing more by coral scoring. */
export function previewAtTable(table: Table, player: number, lumino: LaidLumino): PlacementPreview {
  const reefs = table.players.map(({ reef }) => reef);
  const preview = previewPlacement(table.board, table.scoreBoard, reefs, player, lumino);
  const { tiles } = table.players[player]!;
  return { ...preview, corals: preview.corals.filter(({ color }) => canScore(tiles[color])) };
}
