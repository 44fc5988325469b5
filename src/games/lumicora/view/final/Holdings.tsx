import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { MARKERS_PER_POINT } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import type { FinalStage } from '../../session/finalSteps';
import type { TablePlayer } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { LimestoneFigure, TileFigure } from '../table/figures';

export interface HoldingsProps {
  readonly player: TablePlayer;
  readonly stage: FinalStage;
}

/** FS-1 and FS-2 count what lies beside the reef: the tiles as they lie, the markers in the groups that make a point. */
export function Holdings({ player: { tiles, limestone }, stage }: HoldingsProps) {
  const { table, words } = useStrings(lumicoraStrings);
  if (stage.kind === 'jellyfish') {
    return (
      <View style={styles.row}>
        {COLORS.map((color) => (
          <View
            key={color}
            accessible
            role="img"
            accessibilityLabel={table.tileLabel(color, words.tiles[tiles[color]])}
          >
            <TileFigure color={color} tile={tiles[color]} size={32} />
          </View>
        ))}
      </View>
    );
  }
  if (stage.kind !== 'limestone' || limestone === 0) return null;
  return (
    <View accessible role="img" accessibilityLabel={table.limestoneLabel(limestone)} style={styles.row}>
      {Array.from({ length: Math.ceil(limestone / MARKERS_PER_POINT) }, (_, group) => (
        <View key={group} style={styles.group}>
          {Array.from(
            { length: Math.min(MARKERS_PER_POINT, limestone - group * MARKERS_PER_POINT) },
            (_, each) => (
              <LimestoneFigure key={each} size={24} />
            ),
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  group: { flexDirection: 'row' },
});
