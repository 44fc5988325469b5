import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { hexagonCorners, hexagonPath } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import { isCoral, type SeenSurface } from '../../exchange/photo/model';
import { ColorHexagon } from '../painter/CoralPictures';
import { SURFACE_INKS } from './onPhoto';
import { useSurfaceLetters } from './useSurfaceLetters';

const OUTLINE = hexagonPath(hexagonCorners(false), { x: 0, y: 0 }, 48);

/** What can be seen on a space, in the colours and letters that stand on the photo. */
export function SurfacePicture({ surface, size }: { readonly surface: SeenSurface; readonly size: number }) {
  const letter = useSurfaceLetters()(surface);
  if (isCoral(surface)) return <ColorHexagon color={surface} size={size} />;
  const { fill, ink } = SURFACE_INKS[surface];
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Path d={OUTLINE} fill={fill} />
      <SvgText
        y={17}
        fontSize={letter.length > 1 ? 42 : 50}
        fill={ink}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {letter}
      </SvgText>
    </Svg>
  );
}
