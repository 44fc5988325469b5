import type { PropsWithChildren } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN_WIDTH, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

interface ScreenProps extends PropsWithChildren {
  /** The name of a text in which nothing can be pressed: whoever has no finger to drag it reaches it by Tab. */
  readonly text?: string;
}

/** A page that scrolls, in one column that stays readable on wide windows. */
export function Screen({ text, children }: ScreenProps) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      {...(Platform.OS === 'web' && text !== undefined
        ? ({ tabIndex: 0, role: 'group', accessibilityLabel: text } as const)
        : null)}
      style={{ backgroundColor: colors.background }}
      contentContainerStyle={[
        styles.content,
        {
          paddingBottom: insets.bottom + space.xl,
          paddingLeft: insets.left + space.l,
          paddingRight: insets.right + space.l,
        },
      ]}
    >
      <View role="main" style={styles.column}>
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', paddingTop: space.l },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.xl },
});
