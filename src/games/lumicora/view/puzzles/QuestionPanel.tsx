import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import type { Puzzle } from '../../lessons/puzzles/puzzle';
import { puzzleStrings } from '../../strings/puzzles';
import type { PuzzleStrings } from '../../strings/puzzles.en';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import type { PuzzleScreenStrings } from '../../strings/puzzleScreens.en';
import { RuleHint } from '../reference/RuleHint';
import { AnswerChips } from './AnswerChips';
import { describeMistake } from './describePuzzle';
import type { PlacesTried } from '../../lessons/puzzles/placesTried';
import type { Choice } from './puzzleMarks';
import type { Answer } from './puzzleWork';

export interface QuestionPanelProps {
  readonly puzzle: Puzzle;
  readonly places: PlacesTried | null;
  readonly choice: Choice;
  readonly onChoose: (answer: Answer) => void;
}

/** What can be chosen, and what came of the last try. */
export function QuestionPanel({ puzzle, places, choice, onChoose }: QuestionPanelProps) {
  const strings = useStrings(puzzleStrings);
  const screens = useStrings(puzzleScreenStrings);
  return (
    <View style={styles.panel}>
      <AnswerChips puzzle={puzzle} value={choice.answer} onChange={onChoose} />
      {places === null ? null : (
        <View style={styles.facts}>
          <Text strong>{strings.chances(places.chances)}</Text>
          <Text>{screens.found(places.found.length)}</Text>
        </View>
      )}
      <Said puzzle={puzzle} places={places} choice={choice} />
    </View>
  );
}

function Said({ puzzle, places, choice }: Omit<QuestionPanelProps, 'onChoose'>) {
  const strings = useStrings(puzzleStrings);
  const screens = useStrings(puzzleScreenStrings);
  const isMistake = places !== null && choice.first === null && isWrong(places.last);
  const text = wordsFor(strings, screens, puzzle, places, choice);
  if (text === null) return null;
  const rule = isMistake ? describeMistake(strings, puzzle, places.last).rule : null;
  return (
    <View style={places === null ? null : styles.said}>
      <LiveText variant="small" tone={isMistake ? 'warning' : 'mutedText'} text={text} />
      {rule === null ? null : <RuleHint rule={rule} />}
    </View>
  );
}

function isWrong(last: PlacesTried['last']): last is Exclude<PlacesTried['last'], string | null> {
  return last !== null && typeof last !== 'string';
}

function wordsFor(
  strings: PuzzleStrings,
  screens: PuzzleScreenStrings,
  puzzle: Puzzle,
  places: PlacesTried | null,
  { first, answer }: Choice,
): string | null {
  if (puzzle.kind === 'broken-rule') {
    return answer?.kind === 'broken-rule' ? screens.chosenLumino(answer.lumino + 1) : screens.tapLumino;
  }
  if (puzzle.kind === 'keep-highest') return screens.tapPlacement;
  if (places === null) return null;
  if (first !== null) return screens.tapSecond;
  if (isWrong(places.last)) return describeMistake(strings, puzzle, places.last).sentence;
  switch (places.last) {
    case null:
      return screens.tapTwo;
    case 'found':
      return screens.rightPlace;
    case 'found-before':
      return strings.foundBefore;
  }
}

/** Two lines and a link: the board must not move between taps because a refusal is said below it. */
const SAID = 2 * leading(fontSize.small) + TOUCH_TARGET;

const styles = StyleSheet.create({
  said: { minHeight: SAID },
  panel: { gap: space.s, paddingHorizontal: space.s },
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
});
