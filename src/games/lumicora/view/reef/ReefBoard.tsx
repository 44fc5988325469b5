import { useMemo } from 'react';

import { CellBoard } from '@/ui/board/CellBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import type { ReefMarks } from './markShapes';
import { describeCells, reefLayout } from './reefCells';
import { ReefDrawing, viewOfShown, type ShownReef } from './ReefDrawing';
import { MarkLayer } from './ReefMarks';

export interface ReefBoardProps {
  readonly board: Board;
  /** In the order they were laid; must be possible (see `layReef`). */
  readonly luminos: readonly LaidLumino[];
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly marks?: ReefMarks;
  readonly onPress: (space: Space) => void;
  readonly onLongPress?: (space: Space) => void;
  /** A finger was drawn over these spaces. */
  readonly onStroke?: (spaces: readonly Space[]) => void;
  readonly onCellFocus?: (space: Space | null) => void;
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
    <CellBoard layout={layout} cells={cells} label={strings.picture(luminos.length)} {...presses}>
      <ReefDrawing layout={layout} board={board} reef={reef} dimLevelsExcept={marks.dimLevelsExcept} />
      <MarkLayer layout={layout} view={surface} board={board} marks={marks} luminos={luminos} />
    </CellBoard>
  );
}

interface SeenReefBoardProps {
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

const NO_LUMINOS: readonly LaidLumino[] = [];

/** A reef at whatever depth it is known. Needs a parent that bounds its height. */
export function SeenReefBoard({ board, reef, isTurned, marks = NO_MARKS, ...rest }: SeenReefBoardProps) {
  const strings = useStrings(reefStrings);
  const layout = reefLayout(isTurned);
  const view = useMemo(() => viewOfShown(reef), [reef]);
  const cells = useMemo(() => describeCells(strings, board, view, marks), [strings, board, view, marks]);
  const luminos = reef.kind === 'luminos' ? reef.luminos : NO_LUMINOS;
  return (
    <CellBoard layout={layout} cells={cells} {...rest}>
      <ReefDrawing layout={layout} board={board} reef={reef} dimLevelsExcept={marks.dimLevelsExcept} />
      <MarkLayer layout={layout} view={view} board={board} marks={marks} luminos={luminos} />
    </CellBoard>
  );
}
