import { useState, type Ref } from 'react';
import { StyleSheet, TextInput } from 'react-native';

import { fontSize, radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: () => void;
  /** The key that submits leads on to another field. */
  readonly leadsOn?: boolean;
  readonly ref?: Ref<TextInput>;
}

export function TextField(props: TextFieldProps) {
  const { label, value, placeholder, maxLength, onChange, onSubmit, leadsOn = false, ref } = props;
  const colors = useColors();
  const [isFocused, setFocused] = useState(false);
  return (
    <TextInput
      ref={ref}
      accessibilityLabel={label}
      value={value}
      placeholder={placeholder}
      placeholderTextColor={colors.mutedText}
      maxLength={maxLength}
      onChangeText={onChange}
      onSubmitEditing={onSubmit}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      selectTextOnFocus
      autoCorrect={false}
      autoComplete="off"
      returnKeyType={leadsOn ? 'next' : 'done'}
      submitBehavior={leadsOn ? 'submit' : 'blurAndSubmit'}
      style={[
        styles.field,
        {
          color: colors.text,
          backgroundColor: colors.raised,
          borderColor: isFocused ? colors.accent : colors.border,
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    flex: 1,
    minWidth: 120,
    minHeight: TOUCH_TARGET,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    fontSize: fontSize.body,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
});
