import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { space } from '@/ui/tokens/metrics';

export interface PanelHeadProps {
  /** What to do next, or what just happened. */
  readonly text: string;
  readonly picture?: ReactNode;
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** The top line of the panel. It stays the same element from step to step, so that screen readers hear it change. */
export function PanelHead({ text, picture, close }: PanelHeadProps) {
  return (
    <View style={styles.head}>
      {picture}
      <View style={styles.words}>
        <LiveText variant="small" strong text={text} />
      </View>
      {close === undefined ? null : (
        <IconButton label={close.label} onPress={close.onPress}>
          <CloseIcon />
        </IconButton>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 22 },
  words: { flex: 1 },
});
