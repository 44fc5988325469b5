import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ExampleOf } from '../../../lessons/reference/example';
import { DEFAULT_BOARDS } from '../../../rules/boards';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { reefLayout } from '../../reef/reefLayouts';
import { TerrainLayer } from '../../TerrainLayer';
import { Picture } from './Picture';

const LAYOUT = reefLayout(false);

/** BO-4: the boards of a table. */
export function BoardsFigure({ example: { sides } }: { readonly example: ExampleOf<'boards'> }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  return (
    <Picture label={strings.boards(sides)} style={styles.boards}>
      {sides.map((side, index) => (
        <View key={index} style={styles.board}>
          <View style={styles.drawing}>
            <Svg width="100%" height="100%" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`}>
              <TerrainLayer board={DEFAULT_BOARDS[side]} layout={LAYOUT} />
            </Svg>
          </View>
          <Text variant="small">{words.sides[side]}</Text>
        </View>
      ))}
    </Picture>
  );
}

const styles = StyleSheet.create({
  boards: { flexDirection: 'row', gap: space.m },
  board: { flex: 1, alignItems: 'center', gap: space.xs },
  drawing: { width: '100%', aspectRatio: LAYOUT.width / LAYOUT.height },
});
