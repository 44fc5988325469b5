import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardLayout } from '@/ui/board/layout';

import type { Color, CoralSymbol, Space } from '../../rules/model';
import { CoralBody } from './CoralBody';
import { texturePath } from './coralTextures';
import { HalfSymbols } from './HalfSymbols';
import { DIMMED } from './LuminoPiece';
import { liftedCenter, spaceShape } from './pieceShape';

/** Plain values only, so that a space is drawn again only when something about it is another. */
export interface CoralPieceProps {
  readonly layout: BoardLayout;
  readonly space: Space;
  readonly color: Color;
  readonly symbol: CoralSymbol;
  readonly level: number;
  readonly isDimmed?: boolean;
}

/** One coral space as it is seen from above, without the Lumino it belongs to. */
export const CoralPiece = memo(function CoralPiece({ layout, isDimmed, ...seen }: CoralPieceProps) {
  const { space, color, symbol, level } = seen;
  const center = liftedCenter(layout, space, level);
  return (
    <G opacity={isDimmed ? DIMMED : 1}>
      <CoralBody
        color={color}
        shape={spaceShape(layout, space, level)}
        texture={texturePath(color, layout, center, symbol === null)}
      />
      <HalfSymbols layout={layout} center={center} color={color} symbol={symbol} level={level} />
    </G>
  );
});
