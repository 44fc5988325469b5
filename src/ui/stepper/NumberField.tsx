import { useState } from 'react';
import { Platform, StyleSheet, TextInput, useWindowDimensions, type KeyboardTypeOptions } from 'react-native';

import { formatNumber } from '../number';
import { fontSize, radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

export interface NumberFieldProps {
  readonly label: string;
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly isInvalid: boolean;
  /** Id of the words that say what is wrong. */
  readonly errorId: string;
  readonly onType: (text: string) => void;
  /** Enter was pressed or the field was left. */
  readonly onSubmit: () => void;
  readonly onEscape: () => void;
}

/** The text in which a number is shown and typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, text, least, most, isInvalid, errorId, onType, onSubmit, onEscape } = props;
  const colors = useColors();
  const { fontScale } = useWindowDimensions();
  const [isFocused, setFocused] = useState(false);
  const longest = Math.max(formatNumber(least).length, formatNumber(most).length);
  const describedBy = isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <TextInput
      accessibilityLabel={label}
      {...describedBy}
      {...webOnly}
      value={text}
      keyboardType={keyboardFor(least)}
      onChangeText={onType}
      onSubmitEditing={onSubmit}
      onKeyPress={({ nativeEvent }) => {
        if (nativeEvent.key === 'Escape') onEscape();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onSubmit();
      }}
      selectTextOnFocus
      autoCorrect={false}
      autoComplete="off"
      returnKeyType="done"
      style={[
        styles.field,
        {
          width: Math.ceil((longest * DIGIT + 2 * PADDING) * fontScale),
          color: colors.text,
          backgroundColor: colors.raised,
          borderColor: isFocused ? colors.accent : isInvalid ? colors.danger : colors.border,
        },
      ]}
    />
  );
}

/** In browsers, Enter keeps the focus where it is: there is no keyboard on the screen to put away. */
const webOnly = Platform.OS === 'web' ? { blurOnSubmit: false } : {};

/** A keypad of digits, and where numbers can be negative one that has a minus sign: on iPhones only the larger one does. */
function keyboardFor(least: number): KeyboardTypeOptions {
  if (least >= 0) return 'number-pad';
  if (Platform.OS === 'ios') return 'numbers-and-punctuation';
  const isApplePhone = Platform.OS === 'web' && /iPhone|iPod/.test(globalThis.navigator?.userAgent ?? '');
  return isApplePhone ? 'default' : 'numeric';
}

/** Width of a digit, and of what is left and right of them all. */
const DIGIT = 12;
const PADDING = space.m + 2;

const styles = StyleSheet.create({
  field: {
    minWidth: TOUCH_TARGET + space.l,
    minHeight: TOUCH_TARGET,
    flexShrink: 1,
    paddingHorizontal: space.xs,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    fontSize: fontSize.lead,
    fontWeight: '700',
    fontVariant: ['tabular-nums'],
    textAlign: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
});
