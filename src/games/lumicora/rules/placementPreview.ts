/** What a Lumino that is chosen but not confirmed would change, category by category. */

import type { ScoreBoard } from './animals';
import { prepareAnimals, type AnimalsPreview } from './animalsPreview';
import type { ReefBoard } from './boards';
import { previewCorals, scoreCoral, type CoralLine, type CoralScore } from './coralScoring';
import { scoreMajority, type MajorityShare } from './majorities';
import { COLORS, type Color, type CoralNumber, type LaidLumino, type Space } from './model';
import { findImpossible, NOTHING, surfaceOf, withLumino, type Surface, type View } from './surface';

export type CoralReason =
  | 'smaller-number'
  | 'covered-number-gives-way'
  | 'level-gains-number'
  | 'level-loses-number';

export interface CoralLevelChange {
  readonly level: number;
  /** The number that counts, or null where the level shows none of the colour. */
  readonly before: CoralNumber | null;
  readonly after: CoralNumber | null;
  readonly reason: CoralReason;
  /** Where the number that counts afterwards is seen; where there is none, the spaces that lose theirs. */
  readonly spaces: readonly Space[];
}

/** SC-2. The totals may be equal when one level gains what another loses. */
export interface CoralChange {
  readonly color: Color;
  readonly before: number;
  readonly after: number;
  /** Never empty, lowest level first. */
  readonly levels: readonly CoralLevelChange[];
}

/** FS-5, one for each colour. */
export interface MajorityChange {
  readonly color: Color;
  /** Visible coral spaces of the player. */
  readonly before: number;
  readonly after: number;
  /** What every player gets, or null when the count stays the same. */
  readonly shares: {
    readonly before: readonly MajorityShare[];
    readonly after: readonly MajorityShare[];
  } | null;
}

/** FS-6: a remote limestone space whose penalty, -1 to -3, is no longer due. */
export interface RemoteCovered {
  readonly space: Space;
  readonly penalty: number;
}

export interface PlacementPreview {
  readonly player: number;
  /** Only the colours in which some level counts another number. */
  readonly corals: readonly CoralChange[];
  readonly animals: AnimalsPreview;
  /** In the order of COLORS. */
  readonly majorities: readonly MajorityChange[];
  readonly remote: readonly RemoteCovered[];
}

/** The Lumino must be able to lie where it is said to; whether the rules allow it is not asked. */
export type PreviewOf = (lumino: LaidLumino) => PlacementPreview;

export function previewPlacement(
  board: ReefBoard,
  scoreBoard: ScoreBoard,
  reefs: readonly (readonly LaidLumino[])[],
  player: number,
  lumino: LaidLumino,
): PlacementPreview {
  return preparePreview(board, scoreBoard, reefs.map(surfaceOf), player)(lumino);
}

/** Looks at the reefs once, for previews of many placements in the reef of one player. */
export function preparePreview(
  board: ReefBoard,
  scoreBoard: ScoreBoard,
  surfaces: readonly Surface[],
  player: number,
): PreviewOf {
  const surface = surfaces[player];
  if (surface === undefined) throw new Error(`no player ${player}`);
  const corals = previewCorals(surface);
  const animals = prepareAnimals(board, scoreBoard, surface);
  const counts = COLORS.map((_, color) => surfaces.map((view) => countColor(view, color)));
  const shares = counts.map(scoreMajority);
  return (lumino) => {
    const impossible = findImpossible(surface, lumino.on);
    if (impossible !== null) throw new Error(`impossible placement: ${JSON.stringify(impossible)}`);
    // No part of a preview asks which Lumino lies where, so its index does not matter.
    const after = withLumino(surface, lumino, NOTHING);
    return {
      player,
      corals: previewCoralChanges(corals, surface, after, lumino),
      animals: animals(lumino, after),
      majorities: COLORS.map((color, index) => {
        const change = colorChange(surface, lumino, index);
        return previewMajority(color, counts[index]!, shares[index]!, player, change);
      }),
      remote: remoteCovered(board, surface, lumino),
    };
  };
}

function previewCoralChanges(
  before: Readonly<Record<Color, CoralScore>>,
  surface: View,
  after: View,
  { on, colors }: LaidLumino,
): readonly CoralChange[] {
  return COLORS.flatMap((color, index) => {
    const isTouched = colors.includes(color) || on.some((space) => surface.colors[space] === index);
    if (!isTouched) return [];
    const score = scoreCoral(after, color);
    const levels = compareLevels(before[color].lines, score.lines);
    return levels.length === 0 ? [] : [{ color, before: before[color].total, after: score.total, levels }];
  });
}

function compareLevels(
  before: readonly CoralLine[],
  after: readonly CoralLine[],
): readonly CoralLevelChange[] {
  const highest = Math.max(before.at(-1)?.level ?? 0, after.at(-1)?.level ?? 0);
  return Array.from({ length: highest }, (_, index) => index + 1).flatMap((level) => {
    const change = compareLevel(
      before.find((line) => line.level === level),
      after.find((line) => line.level === level),
    );
    return change === null ? [] : [{ level, ...change }];
  });
}

function compareLevel(before?: CoralLine, after?: CoralLine): Omit<CoralLevelChange, 'level'> | null {
  if (before?.number === after?.number) return null;
  const numbers = { before: before?.number ?? null, after: after?.number ?? null };
  if (after === undefined) {
    return { ...numbers, reason: 'level-loses-number', spaces: before?.spaces ?? [] };
  }
  if (before === undefined) return { ...numbers, reason: 'level-gains-number', spaces: after.spaces };
  // A Lumino covers one level and adds to the next, so a level never does both.
  const reason = after.number < before.number ? 'smaller-number' : 'covered-number-gives-way';
  return { ...numbers, reason, spaces: after.spaces };
}

function countColor(view: View, color: number): number {
  let count = 0;
  for (const seen of view.colors) if (seen === color) count += 1;
  return count;
}

/** Spaces of the colour that the Lumino adds, less those that it covers. */
function colorChange(surface: View, { on, colors }: LaidLumino, color: number): number {
  const added = colors.filter((own) => own === COLORS[color]).length;
  return added - on.filter((space) => surface.colors[space] === color).length;
}

function previewMajority(
  color: Color,
  counts: readonly number[],
  shares: readonly MajorityShare[],
  player: number,
  change: number,
): MajorityChange {
  const before = counts[player]!;
  const after = before + change;
  if (change === 0) return { color, before, after, shares: null };
  return {
    color,
    before,
    after,
    shares: {
      before: shares,
      after: scoreMajority(counts.map((count, other) => (other === player ? after : count))),
    },
  };
}

function remoteCovered(board: ReefBoard, surface: View, { on }: LaidLumino): readonly RemoteCovered[] {
  return on.flatMap((space) => {
    const terrain = board.terrain[space];
    return typeof terrain === 'number' && surface.levels[space] === 0 ? [{ space, penalty: terrain }] : [];
  });
}
