import { StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { PhotoDifference } from '../../exchange/photo/photoDifferences';
import { nameOf } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { photoStrings } from '../../strings/photo';

export interface DifferenceListProps {
  readonly differences: readonly PhotoDifference[];
  readonly lit: Space | null;
  readonly onLight: (space: Space) => void;
}

/** Below this, the photo may well be the one that errs. */
const UNSURE = 0.8;

/** One row a difference; tapped, its space lights up on the board. */
export function DifferenceList({ differences, lit, onLight }: DifferenceListProps) {
  const { compare: strings } = useStrings(photoStrings);
  const colors = useColors();
  if (differences.length === 0) return null;
  return (
    <View style={styles.list}>
      {differences.map(({ space: at, known, seen, confidence }) => {
        const words = strings.difference(nameOf(at), known, seen);
        const label = confidence < UNSURE ? `${words} (${strings.unsure})` : words;
        return (
          <Pressed
            key={at}
            role="button"
            accessibilityLabel={label}
            {...selectedState(at === lit)}
            mayRepeat
            onPress={() => onLight(at)}
            style={[
              styles.row,
              { borderColor: at === lit ? colors.accent : colors.border, borderLeftColor: colors.warning },
            ]}
          >
            <Text variant="small" strong={at === lit}>
              {label}
            </Text>
          </Pressed>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.xs },
  row: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderLeftWidth: 5,
  },
});
