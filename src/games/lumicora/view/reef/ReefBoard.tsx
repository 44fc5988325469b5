import { useMemo } from 'react';
import { Path } from 'react-native-svg';

import { HexBoard } from '@/ui/board/HexBoard';
import { hexagonPath, type BoardLayout } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { surfaceOf, type Surface } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import { MARKS } from '../palette';
import { TerrainLayer } from '../TerrainLayer';
import { LuminoPiece, pieceProps } from './LuminoPiece';
import { PendingLumino } from './PendingLumino';
import { reefLayout } from './reefLayouts';
import { LegalMarks, LitMarks, warningPlace, WarningMarks } from './ReefMarks';
import { describeCells } from './reefCells';
import type { ReefMarks } from './reefMarksModel';
import { visiblePieces, type VisiblePiece } from './visiblePieces';

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
  const surface = useMemo(() => surfaceOf(luminos), [luminos]);
  const pieces = useMemo(() => visiblePieces(luminos, surface), [luminos, surface]);
  const cells = useMemo(
    () => describeCells(strings, board, surface, marks),
    [strings, board, surface, marks],
  );
  const isDimmed = (level: number) => marks.dimLevelsExcept != null && marks.dimLevelsExcept !== level;
  return (
    <HexBoard layout={layout} cells={cells} label={strings.picture(luminos.length)} {...presses}>
      <TerrainLayer board={board} layout={layout} />
      <Shadows layout={layout} surface={surface} />
      {pieces.map(({ index, lumino, level, part }) => (
        <LuminoPiece
          key={index}
          layout={layout}
          {...pieceProps(lumino)}
          level={level}
          part={part}
          isDimmed={isDimmed(level)}
        />
      ))}
      <Marks layout={layout} surface={surface} board={board} marks={marks} pieces={pieces} />
    </HexBoard>
  );
}

interface LayerProps {
  readonly layout: BoardLayout;
  readonly surface: Surface;
}

/** Darkens the ground under Luminos, so that high ones seem to stand on something. */
function Shadows({ layout, surface }: LayerProps) {
  const marks = MARKS[useThemeName()];
  const outline = layout.centers
    .filter((_, space) => surface.levels[space]! > 0)
    .map((center) => hexagonPath(layout.corners, center, 50))
    .join('');
  return outline === '' ? null : <Path d={outline} fill={marks.shadow} />;
}

interface MarksProps extends LayerProps {
  readonly board: Board;
  readonly marks: ReefMarks;
  readonly pieces: readonly VisiblePiece[];
}

function Marks({ layout, surface, board, marks, pieces }: MarksProps) {
  const { levels } = surface;
  const { legal, chosen, involved, broken, pending } = marks;
  const warned = pieces.filter(({ index }) => broken?.has(index));
  return (
    <>
      {legal === undefined || legal.size === 0 ? null : (
        <LegalMarks layout={layout} levels={levels} terrain={board.terrain} legal={legal} />
      )}
      {involved === undefined ? null : (
        <LitMarks layout={layout} levels={levels} spaces={[...involved]} tone="lit" />
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
