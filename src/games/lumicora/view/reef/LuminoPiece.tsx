import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardLayout } from '@/ui/board/layout';

import type { Color, CoralSymbol, LaidLumino, Space } from '../../rules/model';
import { CoralBody } from './CoralBody';
import { texturePath } from './coralTextures';
import { HalfSymbols } from './HalfSymbols';
import { liftedCenter, pieceShape, type Part } from './pieceShape';

/** Plain values only, so that a piece is drawn again only when something about it is another. */
export interface LuminoPieceProps {
  readonly layout: BoardLayout;
  readonly firstSpace: Space;
  readonly secondSpace: Space;
  readonly firstColor: Color;
  readonly secondColor: Color;
  readonly firstSymbol: CoralSymbol;
  readonly secondSymbol: CoralSymbol;
  readonly level: number;
  readonly part: Part;
  readonly isDimmed?: boolean;
}

export function pieceProps({ on, colors, symbols }: LaidLumino) {
  return {
    firstSpace: on[0],
    secondSpace: on[1],
    firstColor: colors[0],
    secondColor: colors[1],
    firstSymbol: symbols[0],
    secondSymbol: symbols[1],
  };
}

export const DIMMED = 0.35;

/** What is seen of one Lumino. Halves that belong together are one piece (PL-2 depends on seeing it). */
export const LuminoPiece = memo(function LuminoPiece(props: LuminoPieceProps) {
  const { layout, level, part } = props;
  const halves = [
    { part: 'first', space: props.firstSpace, color: props.firstColor, symbol: props.firstSymbol },
    { part: 'second', space: props.secondSpace, color: props.secondColor, symbol: props.secondSymbol },
  ] as const;
  const seen = halves.filter((half) => part === 'both' || part === half.part);
  const isOneBody = part === 'both' && props.firstColor === props.secondColor;
  const bodies = isOneBody
    ? [{ part: 'both' as const, color: props.firstColor, halves: seen }]
    : seen.map((half) => ({ part: half.part, color: half.color, halves: [half] }));
  const on = [props.firstSpace, props.secondSpace] as const;
  return (
    <G opacity={props.isDimmed ? DIMMED : 1}>
      {bodies.map((body) => (
        <CoralBody
          key={body.part}
          color={body.color}
          shape={pieceShape(layout, on, level, body.part, part !== 'both')}
          texture={body.halves
            .map(({ space, symbol, color }) =>
              texturePath(color, layout, liftedCenter(layout, space, level), symbol === null),
            )
            .join('')}
        />
      ))}
      {seen.map(({ space, color, symbol }) => (
        <HalfSymbols
          key={space}
          layout={layout}
          center={liftedCenter(layout, space, level)}
          color={color}
          symbol={symbol}
          level={level}
        />
      ))}
    </G>
  );
});
