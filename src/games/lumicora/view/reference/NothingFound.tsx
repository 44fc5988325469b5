import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { referenceStrings } from '../../strings/reference';

export interface NothingFoundProps {
  readonly query: string;
  readonly onSuggestion: (query: string) => void;
}

/** A search without a hit, and words that have one. */
export function NothingFound({ query, onSuggestion }: NothingFoundProps) {
  const strings = useStrings(referenceStrings).search;
  return (
    <View style={styles.block}>
      <LiveText text={strings.nothing(query)} />
      <Text tone="mutedText">{strings.hint}</Text>
      <View style={styles.words}>
        {strings.suggestions.map((word) => (
          <Button key={word} kind="quiet" label={word} onPress={() => onSuggestion(word)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  words: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
