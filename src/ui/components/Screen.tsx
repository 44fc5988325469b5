import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN_WIDTH, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

/** A page that scrolls, in one column that stays readable on wide windows. */
export function Screen({ children }: PropsWithChildren) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
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
