import type { PropsWithChildren } from 'react';
import { StyleSheet } from 'react-native';

import { DrawnKey } from '@/ui/components/DrawnKey';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

export interface BrushKeyProps extends PropsWithChildren {
  readonly label: string;
  readonly isChosen: boolean;
  /** One of several that exclude each other, or on and off by itself. */
  readonly role: 'radio' | 'button';
  /** Does not share the row with the others, but stays as narrow as it can. */
  readonly isNarrow?: boolean;
  /** For keys with words on them. */
  readonly leastWidth?: number;
  /** Where the Tab key leads among radio buttons. */
  readonly isTabStop?: boolean;
  readonly onPress: () => void;
}

/** One thing to choose for the brush. Keys share the row evenly. */
export function BrushKey(props: BrushKeyProps) {
  const {
    label,
    isChosen,
    role,
    isNarrow = false,
    leastWidth = TOUCH_TARGET,
    isTabStop = true,
    onPress,
    children,
  } = props;
  const colors = useColors();
  const state = role === 'radio' ? { 'aria-checked': isChosen } : selectedState(isChosen);
  return (
    <DrawnKey
      role={role}
      accessibilityLabel={label}
      {...state}
      tabIndex={isTabStop ? 0 : -1}
      mayRepeat
      onPress={onPress}
      frame={[styles.key, isNarrow ? styles.narrow : [styles.shares, { minWidth: leastWidth }]]}
      style={[
        styles.look,
        { backgroundColor: colors.raised, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && styles.chosen,
      ]}
    >
      {children}
    </DrawnKey>
  );
}

const styles = StyleSheet.create({
  key: { minHeight: TOUCH_TARGET + space.xs, padding: 3 },
  look: { borderRadius: radius.m, borderWidth: 1 },
  shares: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  narrow: { width: TOUCH_TARGET },
  chosen: { borderWidth: 3 },
});
