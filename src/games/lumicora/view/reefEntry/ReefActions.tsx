import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { reefScreenStrings } from '../../strings/reefScreen';

export interface ReefActionsProps {
  readonly warnings: number;
  readonly hasLevels: boolean;
  readonly onWarnings: () => void;
  readonly onLevels: () => void;
  readonly onTurn: () => void;
}

/** What concerns the whole reef: its warnings, its levels, which way it lies. */
export function ReefActions({ warnings, hasLevels, onWarnings, onLevels, onTurn }: ReefActionsProps) {
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  return (
    <View style={styles.row}>
      {warnings === 0 ? null : (
        <Pressed
          role="button"
          accessibilityLabel={strings.warnings(warnings)}
          onPress={onWarnings}
          style={styles.warnings}
        >
          <Svg width={24} height={24} viewBox="0 0 26 26">
            <Path d="M13 3l11 20H2z" fill={colors.warning} />
            <Path d="M13 10v6m0 3.5v.1" stroke={colors.background} strokeWidth={2.6} strokeLinecap="round" />
          </Svg>
          <Text strong tone="warning">
            {warnings}
          </Text>
        </Pressed>
      )}
      {hasLevels ? (
        <IconButton label={strings.levels} onPress={onLevels}>
          <Path
            d="M13 3l10 5-10 5L3 8zM3 13l10 5 10-5M3 18l10 5 10-5"
            fill="none"
            stroke={colors.accentText}
            strokeWidth={2.2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </IconButton>
      ) : null}
      <IconButton label={strings.turn} onPress={onTurn}>
        <TurnIcon />
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
