import { useMemo } from 'react';

import { HexBoard } from '@/ui/board/HexBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import { MarkLayer } from './MarkLayer';
import { describeCells } from './reefCells';
import { ReefDrawing } from './ReefDrawing';
import { reefLayout } from './reefLayouts';
import type { ReefMarks } from './reefMarksModel';

export interface ReefBoardProps {
  readonly board: Board;
  /** In the order they were laid; must be possible (see `layReef`). */
  readonly luminos: readonly LaidLumino[];
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly marks?: ReefMarks;
  readonly onPress: (space: Space) => void;
  readonly onLongPress?: (space: Space) => void;
}

const NO_MARKS: ReefMarks = {};

/** A player's reef from above, to be tapped. Needs a parent that bounds its height. */
export function ReefBoard({ board, luminos, isTurned, marks = NO_MARKS, ...presses }: ReefBoardProps) {
  const strings = useStrings(reefStrings);
  const layout = reefLayout(isTurned);
  const reef = useMemo(() => ({ kind: 'luminos', luminos }) as const, [luminos]);
  const surface = useMemo(() => surfaceOf(luminos), [luminos]);
  const cells = useMemo(
    () => describeCells(strings, board, surface, marks),
    [strings, board, surface, marks],
  );
  return (
    <HexBoard layout={layout} cells={cells} label={strings.picture(luminos.length)} {...presses}>
      <ReefDrawing layout={layout} board={board} reef={reef} dimLevelsExcept={marks.dimLevelsExcept} />
      <MarkLayer layout={layout} view={surface} board={board} marks={marks} luminos={luminos} />
    </HexBoard>
  );
}
