import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { COLORS, type ByColor } from '../../rules/model';
import type { PaintedSums as Sums } from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import { ColorHexagon } from './CoralPictures';

export interface PaintedSumsProps {
  readonly sums: Sums;
  /** FS-5: what each colour brings as the table stands. */
  readonly majorities: ByColor<number>;
  readonly onDone: () => void;
}

/** How many spaces of each colour there are, what that brings, and the way out. */
export function PaintedSums({ sums, majorities, onDone }: PaintedSumsProps) {
  const strings = useStrings(painterStrings);
  return (
    <View style={styles.row}>
      <View role="list" accessibilityLabel={strings.counted} style={styles.sums}>
        {COLORS.map((color) => (
          <View key={color} role="listitem" style={styles.sum}>
            <ColorHexagon color={color} size={24} />
            <View>
              <Text strong tabular accessibilityLabel={strings.spacesOf(color, sums.colors[color])}>
                {sums.colors[color]}
              </Text>
              <Text
                variant="small"
                tone="mutedText"
                tabular
                accessibilityLabel={strings.majority(color, majorities[color])}
              >
                {strings.majorityShort(majorities[color])}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <Button label={strings.done} onPress={onDone} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: TOUCH_TARGET,
  },
  sums: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 50 },
});
