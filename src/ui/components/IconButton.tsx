import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';

import { radius, TOUCH_TARGET } from '../tokens/metrics';
import { Pressed } from './Pressed';

export interface IconButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly mayRepeat?: boolean;
  /** SVG drawn in a square of 26. */
  readonly children: ReactNode;
}

export function IconButton({ label, onPress, disabled, mayRepeat, children }: IconButtonProps) {
  return (
    <Pressed
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      disabled={disabled}
      mayRepeat={mayRepeat}
      style={styles.button}
    >
      <Svg width={26} height={26} viewBox="0 0 26 26">
        {children}
      </Svg>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  button: {
    width: TOUCH_TARGET,
    height: TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
});
