import { memo, useMemo } from 'react';
import { Path } from 'react-native-svg';

import { hexagonPath, type BoardLayout } from '@/ui/board/layout';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { ReefBoard as Board } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { surfaceOf, visibleSpace, type View } from '../../rules/surface';
import { MARKS } from '../palette';
import { TerrainLayer } from '../Terrain';
import { CoralPiece, LuminoPiece, pieceProps } from './LuminoPiece';
import { visiblePieces } from './pieceShape';

/** A reef that can be drawn: with its Luminos, or only as it is seen from above. */
export type ShownReef =
  | { readonly kind: 'luminos'; readonly luminos: readonly LaidLumino[] }
  | { readonly kind: 'view'; readonly view: View };

export interface ReefDrawingProps {
  readonly layout: BoardLayout;
  readonly board: Board;
  /** Keep it the same object while it shows the same. */
  readonly reef: ShownReef;
  /** All other levels step back. */
  readonly dimLevelsExcept?: number | null;
}

/** Ground and corals in SVG, in the units of the layout; `memo`, because marks over it change far more often. */
export const ReefDrawing = memo(function ReefDrawing(props: ReefDrawingProps) {
  const { layout, board, reef, dimLevelsExcept = null } = props;
  const isDimmed = (level: number) => dimLevelsExcept !== null && dimLevelsExcept !== level;
  const view = useMemo(() => viewOfShown(reef), [reef]);
  return (
    <>
      <TerrainLayer board={board} layout={layout} />
      <Shadows layout={layout} view={view} />
      {reef.kind === 'luminos' ? (
        <Luminos layout={layout} luminos={reef.luminos} isDimmed={isDimmed} />
      ) : (
        <Corals layout={layout} view={reef.view} isDimmed={isDimmed} />
      )}
    </>
  );
});

export function viewOfShown(reef: ShownReef): View {
  return reef.kind === 'view' ? reef.view : surfaceOf(reef.luminos);
}

interface LayerProps {
  readonly layout: BoardLayout;
  readonly isDimmed: (level: number) => boolean;
}

function Luminos({ layout, luminos, isDimmed }: LayerProps & { readonly luminos: readonly LaidLumino[] }) {
  const pieces = useMemo(() => visiblePieces(luminos, surfaceOf(luminos)), [luminos]);
  return pieces.map(({ index, lumino, level, part }) => (
    <LuminoPiece
      key={index}
      layout={layout}
      {...pieceProps(lumino)}
      level={level}
      part={part}
      isDimmed={isDimmed(level)}
    />
  ));
}

/** Lowest first, so that what stands higher is drawn over it. */
function Corals({ layout, view, isDimmed }: LayerProps & { readonly view: View }) {
  return layout.centers
    .map((_, space) => ({ space, seen: visibleSpace(view, space) }))
    .sort((a, b) => (a.seen?.level ?? 0) - (b.seen?.level ?? 0) || a.space - b.space)
    .map(({ space, seen }) =>
      seen === null ? null : (
        <CoralPiece key={space} layout={layout} space={space} {...seen} isDimmed={isDimmed(seen.level)} />
      ),
    );
}

/** Darkens the ground under coral, so that high ones seem to stand on something. */
function Shadows({ layout, view }: { readonly layout: BoardLayout; readonly view: View }) {
  const marks = MARKS[useThemeName()];
  const outline = layout.centers
    .filter((_, space) => view.levels[space]! > 0)
    .map((center) => hexagonPath(layout.corners, center, 50))
    .join('');
  return outline === '' ? null : <Path d={outline} fill={marks.shadow} />;
}
