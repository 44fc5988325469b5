import { useState, type PropsWithChildren } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';
import type { PressableProps, StyleProp, ViewStyle } from 'react-native';

import { isEcho, pressOf } from '../pressGuard';
import { showsFocus } from '../showsFocus';
import { radius } from '../tokens/metrics';
import { themed } from '../tokens/ThemeContext';
import { pressByKey } from '../webKeys';

export interface PressedProps extends PropsWithChildren<Omit<PressableProps, 'style' | 'children'>> {
  readonly style?: StyleProp<ViewStyle>;
  /** Meant to be tapped in quick succession. */
  readonly mayRepeat?: boolean;
}

/** The base of everything that is pressed: answers a press at once and shows keyboard focus. */
export function Pressed({ style, disabled, mayRepeat = false, onPress, ...rest }: PressedProps) {
  const [identity] = useState(() => ({}));
  const { outline } = useOutline();
  const [focused, setFocused] = useState(false);
  return (
    <Pressable
      {...rest}
      {...webOnly}
      disabled={disabled}
      onPress={(event) => {
        if (!isEcho(pressOf(event, identity), mayRepeat)) onPress?.(event);
      }}
      onFocus={(event) => {
        setFocused(showsFocus(event));
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        rest.onBlur?.(event);
      }}
      style={({ pressed }) => [
        styles.base,
        rest.onLongPress != null && unselectable,
        outline,
        style,
        focused && styles.focused,
        pressed && styles.pressed,
        disabled === true && styles.disabled,
      ]}
    />
  );
}

const useOutline = themed(({ accentText }) => StyleSheet.create({ outline: { outlineColor: accentText } }));

const webOnly = Platform.OS === 'web' ? { onKeyDown: pressByKey } : {};

/** Browsers mark the words under a finger that rests on them, and take the press away for it. */
const unselectable: object | null = Platform.OS === 'web' ? { userSelect: 'none' } : null;

const styles = StyleSheet.create({
  base: { borderRadius: radius.m, outlineWidth: 0, outlineStyle: 'solid', outlineOffset: 2 },
  focused: { outlineWidth: 3 },
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.45 },
});
