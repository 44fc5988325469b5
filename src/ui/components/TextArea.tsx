import { useId, useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { fontSize, leading, radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { LiveText } from './LiveText';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is wrong with the text, said at once. */
  readonly error?: string;
  readonly onChangeText: (value: string) => void;
}

/** A field for several lines, such as a text that is pasted: the keyboard leaves it as it is. */
export function TextArea({ label, value, placeholder, error, onChangeText }: TextAreaProps) {
  const colors = useColors();
  const [isFocused, setFocused] = useState(false);
  const errorId = useId();
  const isInvalid = error !== undefined;
  const describedBy = isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <View style={styles.area}>
      <TextInput
        accessibilityLabel={label}
        {...describedBy}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={colors.mutedText}
        onChangeText={onChangeText}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        autoComplete="off"
        spellCheck={false}
        style={[
          styles.field,
          {
            color: colors.text,
            backgroundColor: colors.raised,
            borderColor: isFocused ? colors.accent : isInvalid ? colors.danger : colors.border,
          },
        ]}
      />
      {isInvalid ? <LiveText isUrgent nativeID={errorId} tone="danger" text={error} /> : null}
    </View>
  );
}

const LINES = 6;

const styles = StyleSheet.create({
  area: { gap: space.xs },
  field: {
    height: LINES * leading(fontSize.body) + 2 * space.s + 4,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    fontSize: fontSize.body,
    lineHeight: leading(fontSize.body),
    textAlignVertical: 'top',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
});
