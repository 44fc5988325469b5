import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { hexagonCorners } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ReefBoard, Terrain } from '../rules/boards';
import { lumicoraStrings } from '../strings';
import { GroundSpaces } from './GroundSpaces';

const SAMPLE_CENTER = [{ x: 0, y: 0 }];
const SAMPLE_CORNERS = hexagonCorners(false);

/** What the kinds of ground mean, for those that are on the board. */
export function TerrainLegend({ board }: { readonly board: ReefBoard }) {
  const strings = useStrings(lumicoraStrings).board;
  const rows: readonly (readonly [Terrain, string])[] = [
    ['start', strings.startingArea],
    ['limestone', strings.limestone],
    ['water', strings.water],
    [-1, strings.remote],
  ];
  return (
    <View style={styles.list}>
      {rows
        .filter(([terrain]) => board.terrain.includes(terrain))
        .map(([terrain, meaning]) => (
          <View key={terrain} style={styles.row}>
            <Svg width={32} height={36} viewBox="-46 -52 92 104">
              <GroundSpaces terrain={terrain} centers={SAMPLE_CENTER} corners={SAMPLE_CORNERS} />
            </Svg>
            <View style={styles.words}>
              <Text>{meaning}</Text>
            </View>
          </View>
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
