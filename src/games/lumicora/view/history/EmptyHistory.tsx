import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';

export interface EmptyHistoryProps {
  readonly onNewGame: () => void;
  readonly onScoreFinished: () => void;
}

/** What to do before there is anything to list. */
export function EmptyHistory({ onNewGame, onScoreFinished }: EmptyHistoryProps) {
  const strings = useStrings(historyStrings).list;
  return (
    <View style={styles.block}>
      <Text>{strings.empty}</Text>
      <Button label={strings.newGame} onPress={onNewGame} />
      <Button kind="quiet" label={strings.scoreFinished} onPress={onScoreFinished} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
