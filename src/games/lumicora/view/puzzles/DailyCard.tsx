import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { dailyStreak, hasTriedDaily } from '../../lessons/puzzles/progress';
import type { Difficulty, PuzzleKind } from '../../lessons/puzzles/puzzle';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { useFormats } from '../history/formats';
import { usePuzzles } from './puzzleStore';

export interface DailyCardProps {
  readonly at: number;
  /** By `dayNumber`. */
  readonly day: number;
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  readonly onPlay: () => void;
}

/** The puzzle that everyone has today. */
export function DailyCard({ at, day, kind, difficulty, onPlay }: DailyCardProps) {
  const strings = useStrings(puzzleStrings);
  const screens = useStrings(puzzleScreenStrings);
  const formats = useFormats();
  const { progress } = usePuzzles();
  const isTried = hasTriedDaily(progress, day);
  const isSolved = progress.daily.lastSolved === day;
  const streak = dailyStreak(progress, day);
  return (
    <Card isLit={!isTried}>
      <View>
        <Text variant="title">{strings.ofTheDay}</Text>
        <Text tone="mutedText">{formats.longDate(at)}</Text>
      </View>
      <View>
        <Text>{screens.kindAndDifficulty(strings.kinds[kind], strings.difficulties[difficulty])}</Text>
        <Text variant="small" tone={isSolved ? 'accentText' : 'mutedText'} strong={isSolved}>
          {isSolved ? strings.solvedToday : isTried ? strings.triedToday : strings.ofTheDayLead}
        </Text>
        {streak === 0 ? null : (
          <Text variant="small" tone="mutedText">
            {strings.dayStreak(streak)}
          </Text>
        )}
      </View>
      <View style={styles.button}>
        <Button
          grows
          kind={isTried ? 'quiet' : 'main'}
          label={isTried ? screens.look : screens.play}
          accessibilityLabel={isTried ? screens.look : screens.playDaily(strings.ofTheDay)}
          onPress={onPlay}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({ button: { flexDirection: 'row', gap: space.s } });
