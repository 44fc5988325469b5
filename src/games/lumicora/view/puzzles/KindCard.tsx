import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { accuracyOf } from '../../lessons/puzzles/progress';
import { DIFFICULTIES, type Difficulty, type PuzzleKind } from '../../lessons/puzzles/puzzle';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { usePuzzles } from './puzzleStore';

export interface KindCardProps {
  readonly kind: PuzzleKind;
  readonly onPlay: (difficulty: Difficulty) => void;
}

/** A kind of puzzle, at the difficulty that was chosen last. */
export function KindCard({ kind, onPlay }: KindCardProps) {
  const strings = useStrings(puzzleStrings);
  const screens = useStrings(puzzleScreenStrings);
  const { progress, desk, chooseDifficulty } = usePuzzles();
  const difficulty = desk.difficulties[kind] ?? 'easy';
  const name = strings.kinds[kind];
  const { tried, solved } = progress.byKind[kind];
  const percent = accuracyOf({ tried, solved });
  return (
    <Card>
      <View>
        <Text variant="title">{name}</Text>
        <Text tone="mutedText">{strings.kindLeads[kind]}</Text>
        {percent === null ? null : (
          <Text variant="small" tone="accentText">
            {strings.accuracy(percent, solved, tried)}
          </Text>
        )}
      </View>
      <View style={styles.row}>
        <Chips
          label={screens.difficultyOf(name)}
          options={DIFFICULTIES.map((each) => ({ value: each, label: strings.difficulties[each] }))}
          value={difficulty}
          onChange={(chosen) => chooseDifficulty(kind, chosen)}
        />
        <Button
          grows
          label={screens.play}
          accessibilityLabel={screens.playKind(name, strings.difficulties[difficulty])}
          onPress={() => onPlay(difficulty)}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
});
