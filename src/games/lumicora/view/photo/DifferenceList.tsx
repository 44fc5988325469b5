import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PhotoDifference } from '../../exchange/photo/photoDifferences';
import { nameOf } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { photoStrings } from '../../strings/photo';
import { WarningRow } from '../WarningRow';

export interface DifferenceListProps {
  readonly differences: readonly PhotoDifference[];
  readonly lit: Space | null;
  readonly onLight: (space: Space) => void;
}

/** Below this, the photo may well be the one that errs. */
const UNSURE = 0.8;

/** One row a difference; tapped, its space lights up on the board. */
export function DifferenceList({ differences, lit, onLight }: DifferenceListProps) {
  const { compare: strings } = useStrings(photoStrings);
  if (differences.length === 0) return null;
  return (
    <View style={styles.list}>
      {differences.map(({ space: at, known, seen, confidence }) => {
        const words = strings.difference(nameOf(at), known, seen);
        const text = confidence < UNSURE ? `${words} (${strings.unsure})` : words;
        return <WarningRow key={at} text={text} isShown={at === lit} onPress={() => onLight(at)} />;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.xs },
});
