import { StyleSheet } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

export interface WarningRowProps {
  readonly text: string;
  /** Its spaces are marked on the board. */
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** Something to look at; tapped, the board shows where. */
export function WarningRow({ text, isShown, onPress }: WarningRowProps) {
  const colors = useColors();
  const border = { borderColor: isShown ? colors.accent : colors.border, borderLeftColor: colors.warning };
  return (
    <Pressed
      role="button"
      accessibilityLabel={text}
      {...selectedState(isShown)}
      mayRepeat
      onPress={onPress}
      style={[styles.row, border]}
    >
      <Text variant="small" strong={isShown}>
        {text}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderLeftWidth: 5,
  },
});
