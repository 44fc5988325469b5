import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Button } from './Button';
import { LiveText } from './LiveText';

export interface NoticeProps extends PropsWithChildren {
  readonly text: string;
  readonly tone?: 'warning' | 'danger' | 'text';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Something the person should know, said to screen readers at once. */
export function Notice({ text, tone = 'warning', action, children }: NoticeProps) {
  const colors = useColors();
  return (
    <View style={[styles.notice, { backgroundColor: colors.surface, borderColor: colors[tone] }]}>
      <LiveText isUrgent tone={tone} text={text} />
      {action === undefined ? null : <Button kind="quiet" label={action.label} onPress={action.onPress} />}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { gap: space.s, padding: space.m, borderRadius: radius.m, borderWidth: 1, borderLeftWidth: 5 },
});
