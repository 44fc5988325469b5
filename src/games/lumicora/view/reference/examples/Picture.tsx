import type { PropsWithChildren } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

export interface PictureProps extends PropsWithChildren {
  /** What is to be seen, for screen readers. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** A drawing of the reference: one thing to look at, nothing to press. */
export function Picture({ label, style, children }: PictureProps) {
  return (
    <View accessible role="img" accessibilityLabel={label} style={[styles.picture, style]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 320, alignSelf: 'center' },
});
