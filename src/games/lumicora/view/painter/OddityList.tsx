import { StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ReefOddity } from '../../session/reefOddities';
import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';

export interface OddityListProps {
  readonly oddities: readonly ReefOddity[];
  readonly shown: ReefOddity | null;
  readonly onShow: (oddity: ReefOddity) => void;
}

/** What looks like a slip; tapped, its spaces are marked on the board. */
export function OddityList({ oddities, shown, onShow }: OddityListProps) {
  const strings = useStrings(painterStrings);
  const colors = useColors();
  return (
    <View style={styles.list}>
      {oddities.map((oddity) => {
        const words = describeOddity(strings, oddity);
        return (
          <Pressed
            key={words}
            role="button"
            accessibilityLabel={words}
            {...selectedState(oddity === shown)}
            onPress={() => onShow(oddity)}
            style={[
              styles.oddity,
              {
                borderColor: oddity === shown ? colors.accent : colors.border,
                borderLeftColor: colors.warning,
              },
            ]}
          >
            <Text variant="small">{words}</Text>
          </Pressed>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  oddity: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderLeftWidth: 5,
  },
});
