import { Path } from 'react-native-svg';

import type { Color } from '../../rules/model';
import { CORAL } from '../palette';
import { TEXTURES } from './coralTextures';
import type { PieceShape } from './pieceShape';

interface CoralBodyProps {
  readonly color: Color;
  readonly shape: PieceShape;
  readonly texture: string;
}

/** Coral of one colour: its sides, its upper side, its texture. */
export function CoralBody({ color, shape, texture }: CoralBodyProps) {
  const coral = CORAL[color];
  return (
    <>
      <Path d={shape.edge} fill={coral.edge} stroke={coral.edge} strokeWidth={3.5} strokeLinejoin="round" />
      <Path d={shape.face} fill={coral.fill} stroke={coral.shine} strokeWidth={2} />
      <Path
        d={texture}
        fill="none"
        stroke={coral.texture}
        strokeWidth={TEXTURES[color].strokeWidth}
        strokeLinecap="round"
      />
    </>
  );
}
