import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';
import { useHistory } from '../store/LibraryContext';
import { useFormats } from './formats';
import { UnreadableGames } from './UnreadableGames';

export interface HistoryHeadProps {
  /** What was just deleted. */
  readonly notice: ReactNode;
  readonly search: string;
  readonly found: number;
  readonly onSearch: (name: string) => void;
  readonly onStatistics: () => void;
  readonly onFiles: () => void;
}

/** Above the list: what must be known, where else to go, and the search. */
export function HistoryHead(props: HistoryHeadProps) {
  const { notice, search, found, onSearch, onStatistics, onFiles } = props;
  const strings = useStrings(historyStrings).list;
  const formats = useFormats();
  const { status, entries, refresh } = useHistory();
  const all = entries.length;
  const summary = () => {
    if (found === 0) return strings.nothingFound(search.trim());
    if (found < all) return strings.found(formats.count(found), formats.count(all));
    return strings.count(all, formats.count(all));
  };
  return (
    <View style={styles.head}>
      {notice}
      {status === 'unavailable' ? (
        <Notice
          text={strings.unavailable}
          action={{ label: strings.tryAgain, onPress: () => void refresh() }}
        />
      ) : null}
      <UnreadableGames />
      <View style={styles.row}>
        {all === 0 ? null : <Button grows kind="quiet" label={strings.statistics} onPress={onStatistics} />}
        <Button grows kind="quiet" label={strings.files} onPress={onFiles} />
      </View>
      {all === 0 ? null : (
        <>
          <View style={styles.row}>
            <TextField
              label={strings.search}
              placeholder={strings.search}
              value={search}
              onChange={onSearch}
            />
          </View>
          <LiveText tone="mutedText" text={summary()} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.m, paddingBottom: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
