import { StyleSheet } from 'react-native';

import { space, TOUCH_TARGET } from '../tokens/metrics';
import { Pressed } from './Pressed';
import type { PressableValue } from './tableColumns';
import { Text } from './Text';

export interface TableValueProps {
  readonly value: string | PressableValue;
  readonly isStrong: boolean;
}

/** What stands in a cell. */
export function TableValue({ value, isStrong }: TableValueProps) {
  if (typeof value === 'string') {
    return (
      <Text tabular strong={isStrong} tone={isStrong ? 'accentText' : 'text'}>
        {value}
      </Text>
    );
  }
  return (
    <Pressed
      role="button"
      accessibilityLabel={value.accessibilityLabel}
      onPress={value.onPress}
      style={styles.press}
    >
      <Text tabular strong={isStrong} tone="accentText">
        {value.text}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  press: {
    minWidth: TOUCH_TARGET,
    minHeight: TOUCH_TARGET,
    alignItems: 'flex-end',
    justifyContent: 'center',
    // A row does not grow for it.
    marginVertical: -space.s,
  },
});
