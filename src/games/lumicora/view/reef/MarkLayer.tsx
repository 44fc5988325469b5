import type { BoardLayout } from '@/ui/board/layout';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { surfaceOf, type View } from '../../rules/surface';
import { PendingLumino } from './PendingLumino';
import { LegalMarks, LinkMarks, LitMarks, warningPlace, WarningMarks } from './ReefMarks';
import type { ReefMarks } from './reefMarksModel';
import { visiblePieces } from './visiblePieces';

interface MarkLayerProps {
  readonly layout: BoardLayout;
  readonly board: Board;
  readonly view: View;
  readonly marks: ReefMarks;
  /** For marks that are about Luminos; empty where only the view is known. */
  readonly luminos: readonly LaidLumino[];
}

/** All that is pointed out on a reef, over its drawing. */
export function MarkLayer({ layout, board, view, marks, luminos }: MarkLayerProps) {
  const { levels } = view;
  const { legal, chosen, involved, broken, pending, links } = marks;
  const warned =
    broken === undefined || broken.size === 0
      ? []
      : visiblePieces(luminos, surfaceOf(luminos)).filter(({ index }) => broken.has(index));
  return (
    <>
      {legal === undefined || legal.size === 0 ? null : (
        <LegalMarks layout={layout} levels={levels} terrain={board.terrain} legal={legal} />
      )}
      {involved === undefined ? null : (
        <LitMarks layout={layout} levels={levels} spaces={[...involved]} tone="lit" />
      )}
      {links === undefined || links.length === 0 ? null : (
        <LinkMarks layout={layout} levels={levels} links={links} />
      )}
      {chosen === undefined ? null : (
        <LitMarks layout={layout} levels={levels} spaces={chosen} tone="chosen" />
      )}
      {warned.length === 0 ? null : (
        <WarningMarks
          places={warned.map(({ lumino, level, part }) => warningPlace(layout, lumino.on, level, part))}
        />
      )}
      {pending == null ? null : (
        <PendingLumino layout={layout} lumino={pending} level={levels[pending.on[0]]! + 1} />
      )}
    </>
  );
}
