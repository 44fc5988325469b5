import { StyleSheet } from 'react-native';

import { radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface ButtonProps {
  readonly label: string;
  /** Where the label alone does not say it all to a screen reader. */
  readonly accessibilityLabel?: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** `main` for the one thing to do next, `quiet` for everything else. */
  readonly kind?: 'main' | 'quiet';
  /** Meant to be tapped in quick succession. */
  readonly mayRepeat?: boolean;
  /** Takes its share of a row. */
  readonly grows?: boolean;
  /** Held down for a while, by finger or mouse. Letting go is then no press, but `onHoldEnd`. */
  readonly onHold?: () => void;
  /** Let go, slid off, or interrupted; may come without a hold before it. */
  readonly onHoldEnd?: () => void;
}

const HOLD_MS = 400;

export function Button(props: ButtonProps) {
  const {
    label,
    accessibilityLabel,
    onPress,
    disabled,
    kind = 'main',
    mayRepeat,
    grows,
    onHold,
    onHoldEnd,
  } = props;
  const colors = useColors();
  const look =
    kind === 'main'
      ? { backgroundColor: colors.accent, borderColor: colors.accent }
      : { backgroundColor: colors.raised, borderColor: colors.border };
  return (
    <Pressed
      role="button"
      accessibilityLabel={accessibilityLabel ?? label}
      onPress={onPress}
      onLongPress={onHold}
      delayLongPress={HOLD_MS}
      onPressOut={onHoldEnd}
      onBlur={onHoldEnd}
      mayRepeat={mayRepeat}
      disabled={disabled}
      style={[styles.button, look, grows && styles.grows]}
    >
      <Text tone={kind === 'main' ? 'onAccent' : 'text'} strong center>
        {label}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    // Long words wrap rather than leave the window.
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  grows: { flexGrow: 1 },
});
