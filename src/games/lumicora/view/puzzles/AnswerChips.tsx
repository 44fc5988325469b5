import { StyleSheet, View } from 'react-native';

import { Chips, type Chip } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Puzzle } from '../../lessons/puzzles/puzzle';
import type { Color } from '../../rules/model';
import { lumicoraStrings } from '../../strings';
import { puzzleStrings } from '../../strings/puzzles';
import { TileFigure } from '../table/figures';
import { letterOf } from './describePuzzle';
import type { Answer } from './puzzleWork';

export interface AnswerChipsProps {
  readonly puzzle: Puzzle;
  readonly value: Answer | null;
  readonly onChange: (answer: Answer) => void;
}

/** The answers that a puzzle offers; none where the board itself is tapped. */
export function AnswerChips({ puzzle, value, onChange }: AnswerChipsProps) {
  const { options: label } = useStrings(puzzleStrings);
  const { colors } = useStrings(lumicoraStrings).words;
  switch (puzzle.kind) {
    case 'keep-highest':
      return (
        <Chips
          label={label}
          options={puzzle.candidates.map((_, index) => ({ value: index, label: letterOf(index) }))}
          value={value?.kind === puzzle.kind ? value.candidate : null}
          onChange={(candidate) => onChange({ kind: puzzle.kind, candidate })}
        />
      );
    case 'score-now':
      return (
        <Chips
          label={label}
          options={puzzle.options.map((color) => colorChip(color, colors[color]))}
          value={value?.kind === puzzle.kind ? value.color : null}
          onChange={(color) => onChange({ kind: puzzle.kind, color })}
        />
      );
    case 'light-side':
      return (
        <Chips
          label={label}
          options={puzzle.options.map((points) => ({ value: points, label: String(points) }))}
          value={value?.kind === puzzle.kind ? value.points : null}
          onChange={(points) => onChange({ kind: puzzle.kind, points })}
        />
      );
    case 'every-place':
    case 'broken-rule':
      return null;
  }
}

function colorChip(color: Color, label: string): Chip<Color> {
  const picture = (
    <View style={styles.color}>
      <TileFigure color={color} tile="coral" size={24} />
      <Text>{label}</Text>
    </View>
  );
  return { value: color, label, picture };
}

const styles = StyleSheet.create({
  color: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
