import { Platform, StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

export interface SummaryLineProps {
  /** Number or letter of a step; null for a line between steps. */
  readonly mark: string | null;
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
}

export function SummaryLine({ mark, text, label, onPress }: SummaryLineProps) {
  const colors = useColors();
  const isChoice = mark !== null && /[A-Z]/.test(mark);
  return (
    <Pressed
      role="link"
      accessibilityLabel={Platform.OS === 'web' ? undefined : label}
      onPress={onPress}
      style={styles.line}
    >
      <View
        style={[
          styles.mark,
          isChoice && styles.choice,
          { borderColor: mark === null ? 'transparent' : colors.accent },
        ]}
      >
        <Text variant="small" strong tone="accentText">
          {mark ?? DOT}
        </Text>
      </View>
      <View style={styles.words}>
        <Text>{text}</Text>
      </View>
    </Pressed>
  );
}

const DOT = '•';

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: TOUCH_TARGET,
    paddingVertical: space.xs,
  },
  mark: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.round,
  },
  choice: { marginLeft: space.l },
  words: { flex: 1 },
});
