import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { DRAWING_FONT } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import type { LineStyle } from './Legend';
import type { ChartFrame, LineChartGeometry } from './lineChartGeometry';

export interface LineDrawingProps {
  readonly frame: ChartFrame;
  readonly geometry: LineChartGeometry;
  /** By series. */
  readonly looks: readonly LineStyle[];
}

/** Two paths a line and one for the whole grid: on a phone every element is a view of its own. */
export function LineDrawing({ frame, geometry, looks }: LineDrawingProps) {
  const colors = useColors();
  const { left, right, bottom, zero, yTicks, xTicks, lines } = geometry;
  const { width, height, fontSize } = frame;
  const label = { fill: colors.mutedText, fontSize, fontFamily: DRAWING_FONT } as const;
  const across = (y: number) => `M${left} ${y}H${right}`;
  return (
    <Svg width={width} height={height}>
      <Path d={yTicks.map(({ y }) => across(y)).join('')} stroke={colors.border} strokeWidth={1} />
      <Path d={across(zero)} stroke={colors.mutedText} strokeWidth={1.5} />
      {yTicks.map((tick) => (
        <SvgText key={tick.value} x={left - 6} y={tick.y + fontSize * 0.35} textAnchor="end" {...label}>
          {tick.label}
        </SvgText>
      ))}
      {xTicks.map((tick) => (
        <SvgText key={tick.x} x={tick.x} y={bottom + fontSize + 8} textAnchor="middle" {...label}>
          {tick.label}
        </SvgText>
      ))}
      {lines.map(({ line }, index) => (
        <Path
          key={index}
          d={line}
          fill="none"
          stroke={looks[index]?.color}
          strokeWidth={2.5}
          strokeDasharray={looks[index]?.dash?.slice()}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {lines.map(({ markers }, index) =>
        markers === '' ? null : (
          <Path
            key={index}
            d={markers}
            fill={looks[index]?.color}
            stroke={colors.background}
            strokeWidth={1}
          />
        ),
      )}
    </Svg>
  );
}
