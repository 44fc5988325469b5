import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

/**
 * For screen readers only. It keeps a point of room and full opacity: what has neither is silent, too. TalkBack announces
 * what changes in here, but does not walk through it.
 */
export function VisuallyHidden({ children }: PropsWithChildren) {
  return <View style={styles.hidden}>{children}</View>;
}

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', pointerEvents: 'none' },
});
