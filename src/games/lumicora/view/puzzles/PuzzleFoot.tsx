import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

/** What to do next, always within reach of the thumb. */
export function PuzzleFoot({ children }: PropsWithChildren) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const look = {
    backgroundColor: colors.surface,
    borderColor: colors.border,
    paddingBottom: insets.bottom + space.s,
    paddingLeft: insets.left + space.m,
    paddingRight: insets.right + space.m,
  };
  return <View style={[styles.foot, look]}>{children}</View>;
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.s, borderTopWidth: 1 },
});
