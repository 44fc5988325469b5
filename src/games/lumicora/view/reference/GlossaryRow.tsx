import { Platform, StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

export interface GlossaryRowProps {
  readonly term: string;
  readonly otherTerm: string;
  readonly meaning: string;
  /** The whole row for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A term in both languages, and what it means. */
export function GlossaryRow({ term, otherTerm, meaning, label, onPress }: GlossaryRowProps) {
  const colors = useColors();
  return (
    <Pressed
      role="link"
      accessibilityLabel={Platform.OS === 'web' ? undefined : label}
      onPress={onPress}
      style={[styles.row, { borderColor: colors.border }]}
    >
      <View style={styles.terms}>
        <View style={styles.column}>
          <Text tone="accentText" strong>
            {term}
          </Text>
        </View>
        <View style={styles.column}>
          <Text>{otherTerm}</Text>
        </View>
      </View>
      <Text variant="small" tone="mutedText">
        {meaning}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    paddingVertical: space.s,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  terms: { flexDirection: 'row', gap: space.m },
  column: { flex: 1 },
});
