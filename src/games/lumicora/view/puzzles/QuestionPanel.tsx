import { StyleSheet, View } from 'react-native';

import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Chips, type Chip } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import type { Space } from '../../rules/model';
import { lumicoraStrings } from '../../strings';
import { puzzleStrings } from '../../strings/puzzles';
import { describeFace, LooseLumino } from '../reference/examples/LooseLumino';
import { RuleHint } from '../reference/RuleHint';
import { TileFigure } from '../table/figures';
import { kindOf } from './kinds';
import type { AnswerOption, Choice, ReefOutcome, ReefPuzzle } from './kinds/reefPuzzle';

export interface QuestionPanelProps {
  readonly puzzle: ReefPuzzle;
  readonly tries: readonly unknown[];
  readonly outcome: ReefOutcome<unknown>;
  readonly choice: Choice;
  readonly onChoose: (answer: unknown) => void;
}

/** What can be chosen, and what came of the last try. */
export function QuestionPanel({ puzzle, tries, outcome, choice, onChoose }: QuestionPanelProps) {
  const words = useStrings(puzzleStrings);
  const desk = useStrings(puzzleDeskStrings);
  const kind = kindOf(puzzle);
  const { search, mistake } = outcome;
  const said = kind.describeState(words, puzzle, choice, tries);
  const isMistake = mistake !== null && choice.first === null;
  const rule = isMistake ? kind.describeMistake(words, puzzle, mistake).rule : null;
  return (
    <View style={styles.panel}>
      <AnswerChips options={kind.optionsOf(words, puzzle, choice.answer)} onChange={onChoose} />
      {search === null ? null : (
        <View style={styles.facts}>
          <Text strong>{desk.chances(search.chances)}</Text>
          <Text>{desk.found(search.found)}</Text>
        </View>
      )}
      {kind.opensStacks === true && choice.first !== null ? (
        <OpenStack puzzle={puzzle} space={choice.first} />
      ) : null}
      {said === null ? null : (
        <View style={search === null ? null : styles.said}>
          <LiveText variant="small" tone={isMistake ? 'warning' : 'mutedText'} text={said} />
          {rule === null ? null : <RuleHint rule={rule} />}
        </View>
      )}
    </View>
  );
}

/** All that lies on a space, the highest first, each with its number in the order of laying. */
function OpenStack({
  puzzle: { luminos },
  space: at,
}: {
  readonly puzzle: ReefPuzzle;
  readonly space: Space;
}) {
  const words = useStrings(puzzleStrings);
  const { words: names } = useStrings(lumicoraStrings);
  const stack = luminos.flatMap((lumino, index) => (lumino.on.includes(at) ? [{ lumino, index }] : []));
  if (stack.length === 0) return null;
  return (
    <View role="list" accessibilityLabel={words.stack} style={styles.stack}>
      {stack
        .map(({ lumino, index }, below) => (
          <View
            key={index}
            role="listitem"
            accessible
            accessibilityLabel={words.inStack(below + 1, index + 1, describeFace(names, lumino))}
            style={styles.layer}
          >
            <LooseLumino face={lumino} width={64} />
            <Text variant="small">{words.inLayer(below + 1, index + 1)}</Text>
          </View>
        ))
        .reverse()}
    </View>
  );
}

interface AnswerChipsProps {
  readonly options: readonly AnswerOption<unknown>[];
  readonly onChange: (answer: unknown) => void;
}

function AnswerChips({ options, onChange }: AnswerChipsProps) {
  const strings = useStrings(puzzleDeskStrings);
  if (options.length === 0) return null;
  const chosen = options.findIndex(({ isChosen }) => isChosen);
  return (
    <Chips
      label={strings.options}
      options={options.map(chipOf)}
      value={chosen === -1 ? null : chosen}
      onChange={(index) => onChange(options[index]!.value)}
    />
  );
}

function chipOf({ label, color }: AnswerOption<unknown>, index: number): Chip<number> {
  if (color === null) return { value: index, label };
  const picture = (
    <View style={styles.color}>
      <TileFigure color={color} tile="coral" size={24} />
      <Text>{label}</Text>
    </View>
  );
  return { value: index, label, picture };
}

/** Two lines and a link: the board must not move between taps because a refusal is said below it. */
const SAID = 2 * leading(fontSize.small) + TOUCH_TARGET;

const styles = StyleSheet.create({
  panel: { gap: space.s, paddingHorizontal: space.s },
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  said: { minHeight: SAID },
  color: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  stack: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  layer: { alignItems: 'center' },
});
