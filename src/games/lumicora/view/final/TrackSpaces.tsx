import { memo } from 'react';
import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS } from './trackShape';

const GAP = 0.06;
const SIDE = 1 - 2 * GAP;
const CORNER = 0.2;

/** A square with round corners, its middle at a place of the track. */
function squarePath({ x, y }: { readonly x: number; readonly y: number }): string {
  const straight = round(SIDE - 2 * CORNER);
  const corner = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`;
  return [
    `M${round(x - SIDE / 2 + CORNER)} ${round(y - SIDE / 2)}h${straight}${corner(CORNER, CORNER)}`,
    `v${straight}${corner(-CORNER, CORNER)}h${-straight}${corner(-CORNER, -CORNER)}`,
    `v${-straight}${corner(CORNER, -CORNER)}z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const isNumbered = (space: number) => space % 5 === 0;
const PLAIN = TRACK_PLACES.filter((_, space) => !isNumbered(space))
  .map(squarePath)
  .join('');
const NUMBERED = TRACK_PLACES.filter((_, space) => isNumbered(space))
  .map(squarePath)
  .join('');

/** The 50 spaces, every fifth with its number. */
export const TrackSpaces = memo(function TrackSpaces() {
  const colors = useColors();
  const line = { stroke: colors.border, strokeWidth: 0.05 };
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${TRACK_COLUMNS} ${TRACK_ROWS}`}>
      <Path d={PLAIN} fill={colors.surface} {...line} />
      <Path d={NUMBERED} fill={colors.raised} {...line} />
      {TRACK_PLACES.map(({ x, y }, space) =>
        isNumbered(space) ? (
          <SvgText
            key={space}
            x={x}
            y={y + 0.19}
            fontSize={0.53}
            fontFamily={DRAWING_FONT}
            fontWeight="bold"
            textAnchor="middle"
            fill={colors.text}
          >
            {space}
          </SvgText>
        ) : null,
      )}
    </Svg>
  );
});
