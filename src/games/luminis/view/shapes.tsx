/** The three resources as shapes, so that nothing hangs on their colors, and rows of them with their numbers. */

import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { RESOURCES, type Resource, type Resources } from '../rules/model';
import { luminisStrings } from '../strings';
import { describeResources } from './describe';

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

interface AmountsProps {
  readonly resources: Resources;
  /** Also those of which there is nothing. */
  readonly showsAll?: boolean;
  readonly size?: number;
}

/** Signs with their numbers; read out as words. */
export function Amounts({ resources, showsAll = false, size = 18 }: AmountsProps) {
  const strings = useStrings(luminisStrings);
  const shown = RESOURCES.flatMap((resource, index) => {
    const amount = resources[index]!;
    return amount > 0 || showsAll ? [{ resource, amount }] : [];
  });
  return (
    <View accessible role="img" accessibilityLabel={describeResources(strings, resources)} style={styles.row}>
      {shown.map(({ resource, amount }) => (
        <View
          key={resource}
          style={styles.amount}
          aria-hidden
          importantForAccessibility="no-hide-descendants"
        >
          <ResourceSign resource={resource} size={size} />
          <Text strong tabular>
            {amount}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  amount: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
