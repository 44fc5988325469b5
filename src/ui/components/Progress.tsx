import { StyleSheet, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Button } from './Button';
import { LiveText } from './LiveText';

export interface ProgressProps {
  /** What is being done. */
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** What the app is doing, how far it is, and the way out. */
export function Progress({ text, share, cancel, onCancel }: ProgressProps) {
  const colors = useColors();
  const percent = Math.round(share * 100);
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <LiveText text={text} />
        <View
          accessible
          role="progressbar"
          accessibilityLabel={text}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          style={[styles.way, { backgroundColor: colors.raised }]}
        >
          <View style={[styles.done, { width: `${percent}%`, backgroundColor: colors.accent }]} />
        </View>
      </View>
      <Button kind="quiet" label={cancel} onPress={onCancel} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 160, gap: space.xs },
  way: { height: 6, borderRadius: radius.round, overflow: 'hidden' },
  done: { height: 6, borderRadius: radius.round },
});
