import type { PropsWithChildren, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { DrawnKey } from '@/ui/components/DrawnKey';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

interface KeyChoice {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly picture: ReactNode;
  readonly onPress: () => void;
}

interface KeyRowProps {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly KeyChoice[];
}

/** One of a few, in keys of one size. Unlike in other groups, the chosen one may be pressed again. */
export function KeyRow({ label, choices }: KeyRowProps) {
  const tabStop = choices.find(({ isChosen }) => isChosen) ?? choices[0];
  return (
    <View role="radiogroup" accessibilityLabel={label} style={styles.row}>
      {choices.map(({ id, picture, ...choice }) => (
        <BrushKey key={id} role="radio" isTabStop={id === tabStop?.id} {...choice}>
          {picture}
        </BrushKey>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  // Six keys of full size have room side by side on the smallest phones.
  row: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
});

interface BrushKeyProps extends PropsWithChildren {
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
      frame={[
        brushKeyStyles.key,
        isNarrow ? brushKeyStyles.narrow : [brushKeyStyles.shares, { minWidth: leastWidth }],
      ]}
      style={[
        brushKeyStyles.look,
        { backgroundColor: colors.raised, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && brushKeyStyles.chosen,
      ]}
    >
      {children}
    </DrawnKey>
  );
}

const brushKeyStyles = StyleSheet.create({
  key: { minHeight: TOUCH_TARGET + space.xs, padding: 3 },
  look: { borderRadius: radius.m, borderWidth: 1 },
  shares: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  narrow: { width: TOUCH_TARGET },
  chosen: { borderWidth: 3 },
});
