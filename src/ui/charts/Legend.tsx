import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '../components/Text';
import { space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { markerPath, type Marker } from './markers';

export interface LineStyle {
  readonly color: string;
  /** Lengths of dashes and gaps; a plain line without. */
  readonly dash?: readonly number[];
  readonly marker: Marker;
}

export interface LegendProps {
  readonly entries: readonly (LineStyle & { readonly name: string })[];
}

/** Which line is whose. Names that are too long for the chart are cut off; the table has them in full. */
export function Legend({ entries }: LegendProps) {
  const { background } = useColors();
  return (
    <View style={styles.legend}>
      {entries.map(({ name, color, dash, marker }, index) => (
        <View key={index} style={styles.entry}>
          <Svg width={40} height={16} style={styles.sample}>
            <Path d="M2 8H38" stroke={color} strokeWidth={2.5} strokeDasharray={dash?.slice()} />
            <Path d={markerPath(marker, 20, 8)} fill={color} stroke={background} strokeWidth={1} />
          </Svg>
          <View style={styles.name}>
            <Text variant="small" numberOfLines={1}>
              {name}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  entry: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  sample: { flexShrink: 0 },
  name: { flexShrink: 1 },
});
