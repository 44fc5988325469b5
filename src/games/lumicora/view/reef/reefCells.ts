import type { BoardCell } from '@/ui/board/HexBoard';

import { nameOf, type ReefBoard } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { NOTHING, visibleSpace, type Surface, type View, type VisibleSpace } from '../../rules/surface';
import type { ReefStrings } from '../../strings/reef.en';
import { describeSpace } from './describeSpace';
import type { ReefMarks } from './reefMarksModel';

/** The 44 spaces in words, as they look with a pending Lumino on them. */
export function describeCells(
  strings: ReefStrings,
  board: ReefBoard,
  view: View | Surface,
  { legal, chosen, involved, broken, pending, links }: ReefMarks,
): readonly BoardCell[] {
  const counted = new Set(links?.flatMap(({ to }) => to));
  return board.terrain.map((terrain, space) => {
    const lying = pending == null ? null : halfOn(pending, space, view);
    const lumino = lying === null && 'luminos' in view ? view.luminos[space]! : NOTHING;
    const isSelected = chosen?.includes(space) ?? false;
    const label = describeSpace(strings, {
      name: nameOf(space),
      terrain,
      coral: lying ?? visibleSpace(view, space),
      legalCost: legal?.get(space),
      isPending: lying !== null,
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
