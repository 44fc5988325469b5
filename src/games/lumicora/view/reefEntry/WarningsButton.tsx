import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { reefScreenStrings } from '../../strings/reefScreen';

export interface WarningsButtonProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** How many warnings a reef has; nothing where there are none. */
export function WarningsButton({ count, onPress }: WarningsButtonProps) {
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  if (count === 0) return null;
  return (
    <Pressed
      role="button"
      accessibilityLabel={strings.warnings(count)}
      onPress={onPress}
      style={styles.warnings}
    >
      <Svg width={24} height={24} viewBox="0 0 26 26" aria-hidden>
        <Path d="M13 3l11 20H2z" fill={colors.warning} />
        <Path d="M13 10v6m0 3.5v.1" stroke={colors.background} strokeWidth={2.6} strokeLinecap="round" />
      </Svg>
      <Text strong tone="warning">
        {count}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  warnings: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.round,
  },
});
