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
  readonly lines?: number;
  readonly maxLength?: number;
  /** Written by a person, whom the keyboard may help. */
  readonly isProse?: boolean;
}

/** A field for several lines. A text that is pasted, the keyboard leaves as it is. */
export function TextArea(props: TextAreaProps) {
  const { label, value, placeholder, error, onChangeText, lines = LINES, maxLength, isProse = false } = props;
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
        maxLength={maxLength}
        autoCapitalize={isProse ? 'sentences' : 'none'}
        autoCorrect={isProse}
        autoComplete="off"
        spellCheck={isProse}
        style={[
          styles.field,
          { height: lines * leading(fontSize.body) + 2 * space.s + 4 },
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
