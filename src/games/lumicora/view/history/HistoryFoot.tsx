import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';
import { useHistory } from '../store/LibraryContext';
import { EmptyHistory, type EmptyHistoryProps } from './EmptyHistory';
import { RecentlyDeleted } from './RecentlyDeleted';

/** Below the list, or instead of it. */
export function HistoryFoot(actions: EmptyHistoryProps) {
  const strings = useStrings(historyStrings).list;
  const { status, entries } = useHistory();
  const isEmpty = entries.length === 0;
  return (
    <View style={styles.foot}>
      {isEmpty && status === 'reading' ? <LiveText tone="mutedText" text={strings.reading} /> : null}
      {isEmpty && status === 'ready' ? <EmptyHistory {...actions} /> : null}
      <RecentlyDeleted />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { gap: space.xl, paddingTop: space.m },
});
