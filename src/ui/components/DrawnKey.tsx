import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Pressed, type PressedProps } from './Pressed';

export interface DrawnKeyProps extends PressedProps {
  readonly accessibilityLabel: string;
  /** Size and place of the key; `style` is how it looks. */
  readonly frame: StyleProp<ViewStyle>;
}

/**
 * A key with a drawing on it. Letters and figures of the drawing are no part of what is pressed, so that the key is named
 * by its label alone, for screen readers as for people who speak to their device.
 */
export function DrawnKey({ frame, style, children, ...rest }: DrawnKeyProps) {
  return (
    <View style={frame}>
      <Pressed {...rest} style={[styles.pressed, style]} />
      <View style={styles.drawing} aria-hidden importantForAccessibility="no-hide-descendants">
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pressed: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  drawing: {
    flexGrow: 1,
    width: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
