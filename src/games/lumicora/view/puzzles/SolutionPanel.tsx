import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { explainBrokenRule } from '../../lessons/puzzles/brokenRule';
import { dailyStreak } from '../../lessons/puzzles/progress';
import type { Puzzle } from '../../lessons/puzzles/puzzle';
import type { RuleId } from '../../lessons/ruleIds';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { FigureLine } from '../final/FigureLine';
import { RuleHint } from '../reference/RuleHint';
import { describeMistake, type SolutionWords } from './describePuzzle';
import { usePuzzles } from './puzzleStore';
import type { PuzzlePlay } from './usePuzzlePlay';

export interface SolutionPanelProps {
  readonly puzzle: Puzzle;
  readonly play: PuzzlePlay;
  readonly solution: SolutionWords;
  readonly day: number | null;
  /** The line that is lit alone. */
  readonly chosen: number | null;
  readonly onChoose: (line: number | null) => void;
}

/** Right or wrong, and why: each line lights up what it is about. */
export function SolutionPanel(props: SolutionPanelProps) {
  const { puzzle, solution, chosen, onChoose } = props;
  const screens = useStrings(puzzleScreenStrings);
  const isAlone = solution.lines.length === 1;
  // The link below names the rule that was broken.
  const hasNotes = puzzle.kind !== 'broken-rule';
  return (
    <View style={styles.panel}>
      <Verdict {...props} />
      <Text strong>{solution.summary}</Text>
      {solution.lines.map((line, index) => (
        <FigureLine
          key={index}
          // A single line is lit already.
          line={{ ...line, points: 0, note: hasNotes ? line.note : null, spaces: isAlone ? [] : line.spaces }}
          isLit={index === chosen}
          onPress={() => onChoose(index === chosen ? null : index)}
        />
      ))}
      <RuleHint rule={ruleOf(puzzle)} />
      {isAlone ? null : (
        <Text variant="small" tone="mutedText">
          {screens.tapLine}
        </Text>
      )}
    </View>
  );
}

/** Where to read on: the rule that the question is about. */
function ruleOf(puzzle: Puzzle): RuleId {
  switch (puzzle.kind) {
    case 'every-place':
      return 'PL-1';
    case 'keep-highest':
    case 'score-now':
      return 'SC-2';
    case 'broken-rule':
      return explainBrokenRule(puzzle).rejection.rule;
    case 'light-side':
      return 'FS-4';
  }
}

function Verdict({ puzzle, play, day }: SolutionPanelProps) {
  const strings = useStrings(puzzleStrings);
  const { progress } = usePuzzles();
  const isSolved = play.status === 'solved';
  const why = play.mistake === null ? null : describeMistake(strings, puzzle, play.mistake).sentence;
  const wrong = play.places === null ? strings.wrong : strings.outOfChances;
  const streak =
    day === null ? strings.streak(progress.streak) : strings.dayStreak(dailyStreak(progress, day));
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
