import { useState, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Chevron } from '@/ui/components/Chevron';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

/** What is rarely wanted, folded away under its name. */
export function Fold({ label, children }: PropsWithChildren<{ readonly label: string }>) {
  const colors = useColors();
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={styles.fold}>
      <Pressed
        role="button"
        accessibilityLabel={label}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={[styles.head, { borderColor: colors.border }]}
      >
        <View style={styles.label}>
          <Text strong>{label}</Text>
        </View>
        <Chevron to={isOpen ? 'up' : 'down'} />
      </Pressed>
      {isOpen ? children : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fold: { gap: space.m },
  head: {
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  label: { flex: 1 },
});
