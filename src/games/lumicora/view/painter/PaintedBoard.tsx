import { useMemo } from 'react';

import { HexBoard } from '@/ui/board/HexBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { MarkLayer } from '../reef/MarkLayer';
import { describeCells } from '../reef/reefCells';
import { ReefDrawing, viewOfShown, type ShownReef } from '../reef/ReefDrawing';
import { reefLayout } from '../reef/reefLayouts';
import type { ReefMarks } from '../reef/reefMarksModel';
import { DoubtMarks } from './DoubtMarks';
import type { Doubts } from './useDoubts';

export interface PaintedBoardProps {
  readonly board: Board;
  /** Keep it the same object while it shows the same. */
  readonly reef: ShownReef;
  readonly label: string;
  readonly isTurned: boolean;
  readonly marks: ReefMarks;
  readonly doubts: Pick<Doubts, 'spaces' | 'current'>;
  readonly onPress: (space: Space) => void;
  readonly onLongPress: (space: Space) => void;
  readonly onStroke: (spaces: readonly Space[]) => void;
  readonly onStrokeMove: (spaces: readonly Space[]) => void;
}

const NO_LUMINOS: readonly LaidLumino[] = [];

/** A reef to draw on, by taps and by strokes. Needs a parent that bounds its height. */
export function PaintedBoard({ board, reef, isTurned, marks, doubts, ...rest }: PaintedBoardProps) {
  const strings = useStrings(reefStrings);
  const { toLookAt } = useStrings(painterStrings);
  const layout = reefLayout(isTurned);
  const view = useMemo(() => viewOfShown(reef), [reef]);
  const { spaces, current } = doubts;
  const cells = useMemo(
    () =>
      describeCells(strings, board, view, marks).map((cell, space) =>
        spaces.includes(space) ? { ...cell, label: `${cell.label}, ${toLookAt}` } : cell,
      ),
    [strings, toLookAt, board, view, marks, spaces],
  );
  return (
    <HexBoard mayRepeat layout={layout} cells={cells} {...rest}>
      <ReefDrawing layout={layout} board={board} reef={reef} />
      <MarkLayer layout={layout} view={view} board={board} marks={marks} luminos={NO_LUMINOS} />
      <DoubtMarks layout={layout} levels={view.levels} spaces={spaces} current={current} />
    </HexBoard>
  );
}
