import { StyleSheet } from 'react-native';

import { radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

export function Button({ label, onPress }: ButtonProps) {
  const colors = useColors();
  return (
    <Pressed role="button" onPress={onPress} style={[styles.button, { backgroundColor: colors.accent }]}>
      <Text tone="onAccent" strong center>
        {label}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    paddingHorizontal: space.xl,
    paddingVertical: space.s,
    borderRadius: radius.m,
  },
});
