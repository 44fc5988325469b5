import Svg, { Circle, G, Path } from 'react-native-svg';

import { CORAL, FIGURES } from './palette';

const PETAL = 'M0 -26 L22.5 -13 L22.5 13 L0 26 L-22.5 13 L-22.5 -13 Z';

/** Three corals with a light in their midst. */
export function Emblem({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="-58 -58 116 116" aria-hidden>
      <G transform="translate(-24 -17)">
        <Path d={PETAL} fill={CORAL.pink.fill} />
      </G>
      <G transform="translate(24 -17)">
        <Path d={PETAL} fill={CORAL.yellow.fill} />
      </G>
      <G transform="translate(0 25)">
        <Path d={PETAL} fill={CORAL.green.fill} />
      </G>
      <Circle r={13} fill={FIGURES.ink} />
      <Circle r={8} fill={FIGURES.light} />
    </Svg>
  );
}
