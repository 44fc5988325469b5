import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { hexagonCorners } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { BoardSide } from '../rules/boards';
import { GROUND_KINDS } from '../session/terrainPainting';
import { lumicoraStrings } from '../strings';
import { GroundSpaces } from './GroundSpaces';

const SAMPLE_CENTER = [{ x: 0, y: 0 }];
const SAMPLE_CORNERS = hexagonCorners(false);

/** What the kinds of ground are, for those that a board of this side can have. */
export function TerrainLegend({ side }: { readonly side: BoardSide }) {
  const strings = useStrings(lumicoraStrings).setup;
  return (
    <View style={styles.list}>
      {GROUND_KINDS[side].map((terrain) => (
        <View key={terrain} style={styles.kind}>
          <Svg width={24} height={27} viewBox="-46 -52 92 104" aria-hidden>
            <GroundSpaces terrain={terrain} centers={SAMPLE_CENTER} corners={SAMPLE_CORNERS} />
          </Svg>
          <Text variant="small">{strings.terrainKind(terrain)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  kind: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
