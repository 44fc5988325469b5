import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { BrushKey } from './BrushKey';

export interface KeyChoice {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly picture: ReactNode;
  readonly onPress: () => void;
}

export interface KeyRowProps {
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
