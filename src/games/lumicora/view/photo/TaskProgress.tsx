import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { photoStrings } from '../../strings/photo';
import type { PhotoTask } from './photoState';

export interface TaskProgressProps {
  readonly task: PhotoTask;
  readonly onCancel: () => void;
}

/** What the app is doing, how far it is, and the way out. */
export function TaskProgress({ task, onCancel }: TaskProgressProps) {
  const strings = useStrings(photoStrings);
  const colors = useColors();
  const percent = Math.round(task.share * 100);
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <LiveText text={strings.tasks[task.kind]} />
        <View
          accessible
          role="progressbar"
          accessibilityLabel={strings.tasks[task.kind]}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          style={[styles.way, { backgroundColor: colors.raised }]}
        >
          <View style={[styles.done, { width: `${percent}%`, backgroundColor: colors.accent }]} />
        </View>
      </View>
      <Button kind="quiet" label={strings.cancel} onPress={onCancel} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 160, gap: space.xs },
  way: { height: 6, borderRadius: radius.round, overflow: 'hidden' },
  done: { height: 6, borderRadius: radius.round },
});
