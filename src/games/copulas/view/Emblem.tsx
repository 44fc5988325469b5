import Svg, { Circle, Path } from 'react-native-svg';

import { SKY, TILE_LOOKS } from './board/palette';

/** A cross and a U around a light. */
export function Emblem({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 116 116" aria-hidden>
      <Path d="M6 6H110V110H6z" fill={SKY.dark.cell} stroke={SKY.dark.seam} strokeWidth={2} />
      <Path d="M34 14h20v20h20v20H54v20H34V54H14V34h20z" fill={TILE_LOOKS.orange.fill} />
      <Path d="M58 82V62h20v20h0V62h24v40H58z" fill={TILE_LOOKS.blue.fill} />
      <Circle cx={90} cy={28} r={9} fill={SKY.dark.light} />
      <Circle cx={28} cy={90} r={6} fill={SKY.dark.light} />
    </Svg>
  );
}
