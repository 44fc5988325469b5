import { Path } from 'react-native-svg';

import type { BoardLayout } from '@/ui/board/layout';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { LaidLumino } from '../../rules/model';
import { MARKS } from '../palette';
import { LuminoPiece, pieceProps } from './LuminoPiece';
import { pieceShape } from './pieceShape';

interface PendingLuminoProps {
  readonly layout: BoardLayout;
  readonly lumino: LaidLumino;
  readonly level: number;
}

/** A Lumino that is chosen but not confirmed: drawn where it will lie, in a dashed line. */
export function PendingLumino({ layout, lumino, level }: PendingLuminoProps) {
  const marks = MARKS[useThemeName()];
  const { face } = pieceShape(layout, lumino.on, level, 'both', false);
  return (
    <>
      <LuminoPiece layout={layout} {...pieceProps(lumino)} level={level} part="both" />
      <Path d={face} fill="none" stroke={marks.pendingCasing} strokeWidth={8} />
      <Path d={face} fill="none" stroke={marks.pending} strokeWidth={5} strokeDasharray="13 9" />
    </>
  );
}
