import type { BoardCell } from '@/ui/board/HexBoard';

import { nameOf, type ReefBoard } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { visibleSpace, withLumino, NOTHING, type Surface } from '../../rules/surface';
import type { ReefStrings } from '../../strings/reef.en';
import { describeSpace } from './describeSpace';
import type { ReefMarks } from './reefMarksModel';

/** The 44 spaces in words, as they look with a pending Lumino on them. */
export function describeCells(
  strings: ReefStrings,
  board: ReefBoard,
  surface: Surface,
  { legal, chosen, involved, broken, pending }: ReefMarks,
): readonly BoardCell[] {
  const seen = pending == null ? surface : withLumino(surface, pending, NOTHING);
  const isPending = (space: Space) => pending?.on.includes(space) ?? false;
  return board.terrain.map((terrain, space) => {
    const lumino = seen.luminos[space]!;
    const isSelected = chosen?.includes(space) ?? false;
    const label = describeSpace(strings, {
      name: nameOf(space),
      terrain,
      coral: visibleSpace(seen, space),
      legalCost: legal?.get(space),
      isPending: isPending(space),
      isChosen: isSelected,
      isInvolved: involved?.has(space),
      isWarned: broken?.has(lumino),
    });
    return { label, isSelected };
  });
}
