import { Text as SvgText } from 'react-native-svg';

import type { BoardLayout } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { nameOf, type ReefBoard } from '../../../rules/boards';
import { BADGE } from '../../palette';

interface SpaceNamesProps {
  readonly layout: BoardLayout;
  readonly board: ReefBoard;
}

/** BO-2: its name on every space. */
export function SpaceNames({ layout, board }: SpaceNamesProps) {
  const { text } = useColors();
  return layout.centers.map(({ x, y }, space) => (
    <SvgText
      key={space}
      x={x}
      y={y + 11}
      fontSize={32}
      // Limestone is bright in both themes.
      fill={board.terrain[space] === 'limestone' ? BADGE.ink : text}
      fontFamily={DRAWING_FONT}
      fontWeight="bold"
      textAnchor="middle"
    >
      {nameOf(space)}
    </SvgText>
  ));
}
