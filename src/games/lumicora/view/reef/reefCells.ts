import type { BoardCell } from '@/ui/board/CellBoard';
import { layoutBoard, type BoardLayout } from '@/ui/board/layout';

import { nameOf, SPACE_CELLS, type ReefBoard, type Terrain } from '../../rules/boards';
import type { CoralSymbol, LaidLumino, Space } from '../../rules/model';
import { NOTHING, visibleSpace, type Surface, type View, type VisibleSpace } from '../../rules/surface';
import type { ReefStrings } from '../../strings/en/reef';
import type { ReefMarks } from './markShapes';

/** The 44 spaces in words, as they look with a pending Lumino on them. */
export function describeCells(
  strings: ReefStrings,
  board: ReefBoard,
  view: View | Surface,
  { legal, changes, chosen, involved, broken, pending, refused, links }: ReefMarks,
): readonly BoardCell[] {
  const counted = new Set(links?.flatMap(({ to }) => to));
  return board.terrain.map((terrain, space) => {
    const tried = pending ?? refused;
    const lying = tried == null ? null : halfOn(tried, space, view);
    const lumino = lying === null && 'luminos' in view ? view.luminos[space]! : NOTHING;
    const isSelected = chosen?.includes(space) ?? false;
    const label = describeSpace(strings, {
      name: nameOf(space),
      terrain,
      coral: lying ?? visibleSpace(view, space),
      legalCost: legal?.get(space),
      change: changes?.get(space),
      isPending: pending?.on.includes(space),
      isRefused: refused?.on.includes(space),
      isChosen: isSelected,
      isInvolved: involved?.has(space),
      isCounted: counted.has(space),
      isWarned: broken?.has(lumino),
    });
    return { label, isSelected };
  });
}

/** What a Lumino shows of a space once it lies there. */
function halfOn({ on, colors, symbols }: LaidLumino, space: Space, { levels }: View): VisibleSpace | null {
  const half = on.indexOf(space);
  if (half === -1) return null;
  return { color: colors[half]!, symbol: symbols[half]!, level: levels[space]! + 1 };
}

const UPRIGHT = layoutBoard(SPACE_CELLS, false);
const TURNED = layoutBoard(SPACE_CELLS, true);

/** The reef board either way round; always the same two objects, so that drawings can be kept. */
export function reefLayout(isTurned: boolean): BoardLayout {
  return isTurned ? TURNED : UPRIGHT;
}

export interface SpaceFacts {
  /** `c4` */
  readonly name: string;
  readonly terrain: Terrain;
  /** What lies on top, or null on bare ground. */
  readonly coral: VisibleSpace | null;
  /** Limestone markers to pay; left out where nothing may be placed. */
  readonly legalCost?: number;
  /** What placing there would change. */
  readonly change?: number;
  readonly isPending?: boolean;
  readonly isRefused?: boolean;
  readonly isChosen?: boolean;
  readonly isInvolved?: boolean;
  /** A neighbour that counts for an animal. */
  readonly isCounted?: boolean;
  readonly isWarned?: boolean;
}

/** All that is seen on a space, in words: `c4, pink, 3, level 2, allowed, costs 1 limestone`. */
export function describeSpace(strings: ReefStrings, facts: SpaceFacts): string {
  const { coral, legalCost } = facts;
  return [
    facts.name,
    coral === null ? describeTerrain(strings, facts.terrain) : describeCoral(strings, coral),
    legalCost === undefined ? null : strings.legal(legalCost),
    facts.change ? strings.change(facts.change) : null,
    facts.isPending ? strings.pending : null,
    facts.isRefused ? strings.refused : null,
    facts.isChosen ? strings.chosen : null,
    facts.isInvolved ? strings.involved : null,
    facts.isCounted ? strings.counted : null,
    facts.isWarned ? strings.warned : null,
  ]
    .filter((words) => words !== null)
    .join(', ');
}

export function describeCoral(strings: ReefStrings, { color, symbol, level }: VisibleSpace): string {
  return [strings.colors[color], describeSymbol(strings, symbol), strings.level(level)].join(', ');
}

export function describeSymbol(strings: ReefStrings, symbol: CoralSymbol): string {
  if (symbol === null) return strings.plain;
  return typeof symbol === 'number' ? String(symbol) : strings.animals[symbol];
}

export function describeTerrain(strings: ReefStrings, terrain: Terrain): string {
  switch (terrain) {
    case 'water':
      return strings.water;
    case 'limestone':
      return strings.limestone;
    case 'start':
      return strings.startingArea;
    case -1:
    case -2:
    case -3:
      return strings.remote(terrain);
  }
}
