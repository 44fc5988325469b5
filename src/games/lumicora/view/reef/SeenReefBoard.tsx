import { useMemo } from 'react';

import { HexBoard } from '@/ui/board/HexBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { reefStrings } from '../../strings/reef';
import { MarkLayer } from './MarkLayer';
import { describeCells } from './reefCells';
import { ReefDrawing, viewOfShown, type ShownReef } from './ReefDrawing';
import { reefLayout } from './reefLayouts';
import type { ReefMarks } from './reefMarksModel';

export interface SeenReefBoardProps {
  readonly board: Board;
  /** Keep it the same object while it shows the same. */
  readonly reef: ShownReef;
  /** What the picture is, for screen readers. */
  readonly label: string;
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly marks?: ReefMarks;
  /** Spaces are meant to be tapped in quick succession. */
  readonly mayRepeat?: boolean;
  readonly onPress: (space: Space) => void;
  readonly onLongPress?: (space: Space) => void;
}

const NO_MARKS: ReefMarks = {};
const NO_LUMINOS: readonly LaidLumino[] = [];

/** A reef at whatever depth it is known. Needs a parent that bounds its height. */
export function SeenReefBoard({ board, reef, isTurned, marks = NO_MARKS, ...rest }: SeenReefBoardProps) {
  const strings = useStrings(reefStrings);
  const layout = reefLayout(isTurned);
  const view = useMemo(() => viewOfShown(reef), [reef]);
  const cells = useMemo(() => describeCells(strings, board, view, marks), [strings, board, view, marks]);
  const luminos = reef.kind === 'luminos' ? reef.luminos : NO_LUMINOS;
  return (
    <HexBoard layout={layout} cells={cells} {...rest}>
      <ReefDrawing layout={layout} board={board} reef={reef} dimLevelsExcept={marks.dimLevelsExcept} />
      <MarkLayer layout={layout} view={view} board={board} marks={marks} luminos={luminos} />
    </HexBoard>
  );
}
