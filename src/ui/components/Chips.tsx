import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface Chip<T> {
  readonly value: T;
  readonly label: string;
  /** Drawn instead of the label, which is still spoken. */
  readonly picture?: ReactNode;
}

export interface ChipsProps<T extends string | number> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly Chip<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side; wraps when there is no room. */
export function Chips<T extends string | number>({ label, options, value, onChange }: ChipsProps<T>) {
  const colors = useColors();
  // One Tab stop for the group; arrow keys lead on.
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <View role="radiogroup" accessibilityLabel={label} style={styles.row}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <Pressed
            key={option.value}
            role="radio"
            tabIndex={tabStop === option.value ? 0 : -1}
            aria-checked={isChosen}
            accessibilityLabel={option.label}
            onPress={() => (option.value === value ? undefined : onChange(option.value))}
            style={[
              styles.chip,
              { borderColor: isChosen ? colors.accent : colors.border, backgroundColor: colors.raised },
              isChosen && styles.chosen,
            ]}
          >
            {option.picture ?? (
              <Text strong={isChosen} numberOfLines={2}>
                {option.label}
              </Text>
            )}
          </Pressed>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: space.s },
  chip: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    margin: 1,
  },
  chosen: { borderWidth: 3, margin: -1 },
});
