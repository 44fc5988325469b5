import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { accuracyOf, tallyOf } from '../../lessons/puzzles/progress';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { usePuzzles } from './puzzleStore';

/** How it goes, over all puzzles. */
export function PuzzleSums() {
  const strings = useStrings(puzzleScreenStrings);
  const puzzles = useStrings(puzzleStrings);
  const { progress } = usePuzzles();
  const tally = tallyOf(progress);
  const percent = accuracyOf(tally);
  if (percent === null) return <Text tone="mutedText">{puzzles.noneTried}</Text>;
  return (
    <View style={styles.row}>
      <Sum name={strings.streak} value={String(progress.streak)} />
      <Sum name={strings.bestStreak} value={String(progress.bestStreak)} />
      <Sum
        name={strings.accuracy}
        value={strings.percent(percent)}
        label={puzzles.accuracy(percent, tally.solved, tally.tried)}
      />
    </View>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: string;
  /** Spoken instead of the two. */
  readonly label?: string;
}

function Sum({ name, value, label = `${name}: ${value}` }: SumProps) {
  const colors = useColors();
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={label}
      style={[styles.sum, { backgroundColor: colors.surface, borderColor: colors.border }]}
    >
      <Text variant="lead" strong tabular>
        {value}
      </Text>
      <Text variant="small" tone="mutedText">
        {name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  sum: {
    flexGrow: 1,
    flexBasis: 90,
    alignItems: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
