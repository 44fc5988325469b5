import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';
import { useHistory } from '../store/LibraryContext';
import { GameRow, rowHeight } from './GameRow';

export interface LatestGamesProps {
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}

const SHOWN = 3;

/** The last finished games, and the way to all others. */
export function LatestGames({ onOpen, onAll }: LatestGamesProps) {
  const strings = useStrings(historyStrings).start;
  const { entries } = useHistory();
  const height = rowHeight(useWindowDimensions().fontScale);
  return (
    <View style={styles.block}>
      {entries.length === 0 ? null : <Text variant="title">{strings.latest}</Text>}
      {entries.slice(0, SHOWN).map((entry) => (
        <View key={entry.id} style={{ height }}>
          <GameRow entry={entry} onOpen={onOpen} />
        </View>
      ))}
      <Button kind="quiet" label={strings.all} onPress={onAll} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
