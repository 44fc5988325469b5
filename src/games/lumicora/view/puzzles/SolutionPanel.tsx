import { StyleSheet, View } from 'react-native';

import { dailyStreak } from '@/tabletop/learn/puzzleProgress';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { puzzleStrings } from '../../strings/puzzles';
import { FigureLine } from '../final/FigureDetails';
import { RuleHint } from '../reference/RuleHint';
import { kindOf } from './kinds';
import type { ReefOutcome, ReefPuzzle, SolutionWords } from './kinds/reefPuzzle';
import { usePuzzles } from './puzzleStore';

export interface SolutionPanelProps {
  readonly puzzle: ReefPuzzle;
  readonly outcome: ReefOutcome<unknown>;
  readonly solution: SolutionWords;
  readonly day: number | null;
  /** The line that is lit alone. */
  readonly chosen: number | null;
  readonly onChoose: (line: number | null) => void;
}

/** Right or wrong, and why: each line lights up what it is about. */
export function SolutionPanel(props: SolutionPanelProps) {
  const { puzzle, solution, chosen, onChoose } = props;
  const strings = useStrings(puzzleDeskStrings);
  const isAlone = solution.lines.length === 1;
  return (
    <View style={styles.panel}>
      <Verdict {...props} />
      <Text strong>{solution.summary}</Text>
      {solution.lines.map((line, index) => (
        <FigureLine
          key={index}
          // A single line is lit already.
          line={{ ...line, points: 0, spaces: isAlone ? [] : line.spaces }}
          isLit={index === chosen}
          onPress={() => onChoose(index === chosen ? null : index)}
        />
      ))}
      <RuleHint rule={kindOf(puzzle).ruleOf(puzzle)} />
      {isAlone ? null : (
        <Text variant="small" tone="mutedText">
          {strings.tapLine}
        </Text>
      )}
    </View>
  );
}

function Verdict({ puzzle, outcome: { status, mistake, search }, day }: SolutionPanelProps) {
  const words = useStrings(puzzleStrings);
  const strings = useStrings(puzzleDeskStrings);
  const { progress } = usePuzzles();
  const isSolved = status === 'solved';
  const why = mistake === null ? null : kindOf(puzzle).describeMistake(words, puzzle, mistake).sentence;
  const wrong = search === null ? strings.wrong : strings.outOfChances;
  const streak =
    day === null ? strings.inARow(progress.streak) : strings.dayStreak(dailyStreak(progress, day));
  return (
    <View>
      <View style={styles.verdict}>
        <LiveText
          variant="lead"
          strong
          tone={isSolved ? 'accentText' : 'warning'}
          text={isSolved ? strings.right : wrong}
        />
        <Text tone="mutedText">{isSolved ? streak : null}</Text>
      </View>
      {why === null ? null : <Text>{why}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s, paddingHorizontal: space.s },
  verdict: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s,
  },
});
