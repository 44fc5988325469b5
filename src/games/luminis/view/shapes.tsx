/** The three resources as shapes, so that nothing hangs on their colors. */

import Svg, { Circle, Path, Rect } from 'react-native-svg';

import type { Resource } from '../rules/model';

/** As glass: a color with a dark rim, on every ground. */
const FILL: Readonly<Record<Resource, string>> = {
  square: '#E4554A',
  circle: '#3F97E8',
  triangle: '#F0B92C',
};
const RIM = '#2A1220';

interface ShapeProps {
  readonly resource: Resource;
  /** Center and size in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One resource inside a drawing. */
export function Shape({ resource, x, y, size }: ShapeProps) {
  const half = size / 2;
  const look = { fill: FILL[resource], stroke: RIM, strokeWidth: size * 0.09 };
  switch (resource) {
    case 'square':
      return (
        <Rect x={x - half * 0.86} y={y - half * 0.86} width={size * 0.86} height={size * 0.86} {...look} />
      );
    case 'circle':
      return <Circle cx={x} cy={y} r={half * 0.94} {...look} />;
    case 'triangle':
      return (
        <Path
          d={`M${x} ${y - half} L${x + half} ${y + half * 0.8} L${x - half} ${y + half * 0.8} Z`}
          strokeLinejoin="round"
          {...look}
        />
      );
  }
}

export function ResourceSign({ resource, size }: Pick<ShapeProps, 'resource' | 'size'>) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24">
      <Shape resource={resource} x={12} y={12} size={21} />
    </Svg>
  );
}
