import { memo, useMemo } from 'react';

import { CellBoard } from '@/ui/board/CellBoard';
import type { BoardLayout } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { cornerPlace, type ReefMarks } from '../reef/markShapes';
import { liftedCenter } from '../reef/pieceShape';
import { describeCells, reefLayout } from '../reef/reefCells';
import { ReefDrawing, viewOfShown, type ShownReef } from '../reef/ReefDrawing';
import { LitMarks, MarkLayer, WarningMarks } from '../reef/ReefMarks';
import type { Doubts } from './usePaintWork';

interface PaintedBoardProps {
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
    <CellBoard mayRepeat layout={layout} cells={cells} {...rest}>
      <ReefDrawing layout={layout} board={board} reef={reef} />
      <MarkLayer layout={layout} view={view} board={board} marks={marks} luminos={NO_LUMINOS} />
      <DoubtMarks layout={layout} levels={view.levels} spaces={spaces} current={current} />
    </CellBoard>
  );
}

interface DoubtMarksProps {
  readonly layout: BoardLayout;
  readonly levels: Readonly<Uint8Array>;
  readonly spaces: readonly Space[];
  readonly current: Space | null;
}

/** Spaces to look at: lit and with a warning, the next one in another tone. */
const DoubtMarks = memo(function DoubtMarks({ layout, levels, spaces, current }: DoubtMarksProps) {
  if (spaces.length === 0) return null;
  const places = spaces.map((space) =>
    cornerPlace(layout, liftedCenter(layout, space, levels[space]!), 'lowerLeft'),
  );
  return (
    <>
      <LitMarks layout={layout} levels={levels} spaces={spaces} tone="lit" />
      {current === null ? null : (
        <LitMarks layout={layout} levels={levels} spaces={[current]} tone="chosen" />
      )}
      <WarningMarks places={places} />
    </>
  );
});
