import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { hexagonPath, type Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import { byColor, type Color } from '../../rules/model';
import type { VisibleSpace } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import { CORAL } from '../palette';
import { CoralPiece, texturePath, TEXTURES } from '../reef/LuminoPiece';
import { reefLayout } from '../reef/reefCells';

/** Any space will do to draw coral on its own. */
const SPACE = 0;
const LAYOUT = reefLayout(false);
const { x, y } = LAYOUT.centers[SPACE]!;
const ORIGIN: Point = { x: 0, y: 0 };
const OUTLINE = hexagonPath(LAYOUT.corners, ORIGIN, 48);
const RIMS = byColor((color) => texturePath(color, LAYOUT, ORIGIN, false));
/** In points; smaller, a texture is only dirt. */
const LEAST_TEXTURED = 40;

interface LittleCoralProps {
  readonly coral: VisibleSpace;
  readonly size: number;
}

/** Coral as it lies on the board. High coral stands a little above its space. */
export function LittleCoral({ coral: { color, level, symbol }, size }: LittleCoralProps) {
  return (
    <Svg width={size} height={size} viewBox={`${x - 60} ${y - 71} 120 130`} aria-hidden>
      <CoralPiece layout={LAYOUT} space={SPACE} color={color} level={level} symbol={symbol} />
    </Svg>
  );
}

interface ColorHexagonProps {
  readonly color: Color;
  readonly size: number;
}

/** A colour with its texture and a letter that is large enough to be read beside the board. */
export function ColorHexagon({ color, size }: ColorHexagonProps) {
  const letter = useStrings(reefStrings).letters[color];
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Path d={OUTLINE} fill={CORAL[color].fill} />
      {size < LEAST_TEXTURED ? null : (
        <Path
          d={RIMS[color]}
          fill="none"
          stroke={CORAL[color].texture}
          strokeWidth={TEXTURES[color].strokeWidth}
          strokeLinecap="round"
        />
      )}
      <SvgText
        y={17}
        fontSize={letter.length > 1 ? 42 : 50}
        fill={CORAL[color].ink}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {letter}
      </SvgText>
    </Svg>
  );
}
