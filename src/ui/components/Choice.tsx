import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
}

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const colors = useColors();
  // One Tab stop for the group; arrow keys lead on.
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <View style={styles.group}>
      <Text variant="title">{label}</Text>
      <View
        role="radiogroup"
        accessibilityLabel={label}
        style={[styles.list, { backgroundColor: colors.surface, borderColor: colors.border }]}
      >
        {options.map((option) => (
          <Pressed
            key={option.value}
            role="radio"
            tabIndex={tabStop === option.value ? 0 : -1}
            aria-checked={option.value === value}
            accessibilityLabel={option.note === undefined ? option.label : `${option.label}, ${option.note}`}
            onPress={() => (option.value === value ? undefined : onChange(option.value))}
            style={styles.option}
          >
            <RadioMark checked={option.value === value} />
            <View style={styles.words}>
              <Text strong={option.value === value}>{option.label}</Text>
              {option.note === undefined ? null : (
                <Text variant="small" tone="mutedText">
                  {option.note}
                </Text>
              )}
            </View>
          </Pressed>
        ))}
      </View>
    </View>
  );
}

function RadioMark({ checked }: { readonly checked: boolean }) {
  const colors = useColors();
  return (
    <Svg width={24} height={24} viewBox="0 0 24 24">
      <Circle
        cx={12}
        cy={12}
        r={9.5}
        fill="none"
        strokeWidth={2.5}
        stroke={checked ? colors.accent : colors.mutedText}
      />
      {checked ? <Circle cx={12} cy={12} r={5} fill={colors.accent} /> : null}
    </Svg>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.m },
  list: { borderRadius: radius.m, borderWidth: 1, padding: space.xs },
  option: {
    minHeight: TOUCH_TARGET + space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
});
