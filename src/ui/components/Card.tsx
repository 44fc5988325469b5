import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

export interface CardProps extends PropsWithChildren {
  /** Stands out from the other cards. */
  readonly isLit?: boolean;
}

export function Card({ isLit = false, children }: CardProps) {
  const colors = useColors();
  return (
    <View
      style={[
        styles.card,
        { backgroundColor: colors.surface, borderColor: isLit ? colors.accent : colors.border },
        isLit && styles.lit,
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.m, padding: space.l, borderRadius: radius.l, borderWidth: 1 },
  lit: { borderWidth: 2 },
});
