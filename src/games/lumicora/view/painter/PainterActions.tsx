import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { painterStrings } from '../../strings/painter';
import { reefScreenStrings } from '../../strings/reefScreen';

export interface PainterActionsProps {
  readonly warnings: number;
  readonly onWarnings: () => void;
  readonly onMore: () => void;
  readonly onTurn: () => void;
}

/** What concerns the whole reef: its warnings, what is done now and then, which way it lies. */
export function PainterActions({ warnings, onWarnings, onMore, onTurn }: PainterActionsProps) {
  const strings = useStrings(painterStrings);
  const reef = useStrings(reefScreenStrings);
  const colors = useColors();
  return (
    <View style={styles.row}>
      {warnings === 0 ? null : (
        <Pressed
          role="button"
          accessibilityLabel={reef.warnings(warnings)}
          onPress={onWarnings}
          style={styles.warnings}
        >
          <Svg width={24} height={24} viewBox="0 0 26 26" aria-hidden>
            <Path d="M13 3l11 20H2z" fill={colors.warning} />
            <Path d="M13 10v6m0 3.5v.1" stroke={colors.background} strokeWidth={2.6} strokeLinecap="round" />
          </Svg>
          <Text strong tone="warning">
            {warnings}
          </Text>
        </Pressed>
      )}
      <IconButton label={reef.turn} onPress={onTurn}>
        <TurnIcon />
      </IconButton>
      <IconButton label={strings.more} onPress={onMore}>
        {[6, 13, 20].map((y) => (
          <Circle key={y} cx={13} cy={y} r={2.3} fill={colors.accentText} />
        ))}
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
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
