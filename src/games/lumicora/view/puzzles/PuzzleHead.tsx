import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Puzzle } from '../../lessons/puzzles/puzzle';
import type { LooseLumino } from '../../rules/turn';
import type { LuminoEntry } from '../../session/luminoEntry';
import { puzzleStrings } from '../../strings/puzzles';
import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import { reefStrings } from '../../strings/reef';
import { describeSymbol } from '../reef/describeSpace';
import { LittleLumino } from '../reefEntry/LittleLumino';
import { describeQuestion } from './describePuzzle';

/** The question, with the Lumino that it is about. */
export function PuzzleHead({ puzzle }: { readonly puzzle: Puzzle }) {
  const strings = useStrings(puzzleStrings);
  const hand = 'hand' in puzzle ? puzzle.hand : null;
  return (
    <View style={styles.head}>
      {hand === null ? null : <Hand lumino={hand} />}
      <View style={styles.words}>
        <Text strong>{describeQuestion(strings, puzzle)}</Text>
        {puzzle.kind === 'broken-rule' ? (
          <Text variant="small" tone="mutedText">
            {strings.laidOrder}
          </Text>
        ) : null}
      </View>
    </View>
  );
}

function Hand({ lumino }: { readonly lumino: LooseLumino }) {
  const strings = useStrings(puzzleScreenStrings);
  const reef = useStrings(reefStrings);
  const [first, second] = lumino.symbols.map((symbol) => describeSymbol(reef, symbol));
  const entry = entryOf(lumino);
  if (entry === null) return null;
  return (
    <View accessible role="img" accessibilityLabel={strings.hand(lumino.color, first!, second!)}>
      <LittleLumino entry={entry} />
    </View>
  );
}

function entryOf({ color, symbols: [first, second] }: LooseLumino): LuminoEntry | null {
  const spaces = { first: null, second: null };
  if (typeof first === 'number' && typeof second !== 'number') {
    return { color, number: first, other: second, isFlipped: false, ...spaces };
  }
  if (typeof second === 'number' && typeof first !== 'number') {
    return { color, number: second, other: first, isFlipped: true, ...spaces };
  }
  return null;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  words: { flex: 1 },
});
