import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { type Aside, type ChoiceStep, hintOf } from '../../lessons/lesson';
import { DARK_SIDE_POINTS } from '../../rules/animals';
import { ANIMALS, COLORS } from '../../rules/model';
import type { LooseLumino as Lumino } from '../../rules/turn';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { lessonStrings, wordsOfStep } from '../../strings/lessons';
import type { StepWords } from '../../strings/lessonsWords';
import { describeFace, LooseLumino } from '../reference/examples/LooseLumino';
import { TileFigure } from '../table/figures';
import { RoundTrack } from '../table/RoundTrack';
import { giveAnswer, type LessonPlay, type LessonWork, type ShownStep } from './lessonPlay';

interface StepTableProps extends LessonWork {
  readonly shown: ShownStep;
}

/** What belongs to a step beside its board: things on the table, and answers to choose from. */
export function StepTable({ play, change, shown: { step } }: StepTableProps) {
  const lessons = useStrings(lessonStrings);
  const words = wordsOfStep(lessons, play.run.lesson, step.id);
  const { aside } = step.position;
  return (
    <View style={styles.table}>
      {aside === undefined ? null : <AsideFigure aside={aside} />}
      {step.kind !== 'choice' ? null : (
        <AnswerKeys
          step={step}
          words={words}
          play={play}
          onAnswer={(option) => change((before) => giveAnswer(before, option))}
        />
      )}
    </View>
  );
}

/** What lies beside the reef. What has just joined the Atoll has a frame there. */
function AsideFigure({ aside: { display, atoll, added, tiles, round, animals } }: { readonly aside: Aside }) {
  const { table, words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  const joined = added === undefined ? undefined : display?.[added];
  const name = ({ color, symbols }: Lumino) => describeFace(words, { colors: [color, color], symbols });
  const inAtoll = [
    ...(atoll ?? []).map(name),
    ...(joined === undefined ? [] : [strings.joined(name(joined))]),
  ];
  const left = display?.filter((_, index) => index !== added);
  return (
    <View style={styles.aside}>
      {atoll === undefined ? null : (
        <Row name={strings.atoll} label={inAtoll.join('; ')}>
          <Luminos luminos={atoll} />
          {joined === undefined ? null : <Luminos luminos={[joined]} isFramed />}
        </Row>
      )}
      {left === undefined ? null : (
        <Row name={strings.display} label={left.map(name).join('; ')}>
          <Luminos luminos={left} />
        </Row>
      )}
      {tiles === undefined ? null : (
        <Row
          name={strings.tiles}
          label={COLORS.map((color) => table.tileLabel(color, words.tiles[tiles[color]])).join(', ')}
        >
          {COLORS.map((color) => (
            <TileFigure key={color} color={color} tile={tiles[color]} size={TILE} />
          ))}
        </Row>
      )}
      {round === undefined ? null : <RoundTrack round={round} />}
      {animals === undefined ? null : <AnimalTable />}
    </View>
  );
}

/** FS-3: what one to four visible animals of each species bring. */
function AnimalTable() {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  const rows = ANIMALS.map((species) => ({ species, points: DARK_SIDE_POINTS[species].slice(1) }));
  return (
    <View style={styles.animals}>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.animalRow}>
        <View style={styles.species} />
        {rows[0]!.points.map((_, index) => (
          <View key={index} style={styles.points}>
            <Text variant="small" tone="mutedText" center>{`× ${index + 1}`}</Text>
          </View>
        ))}
      </View>
      {rows.map(({ species, points }) => (
        <View
          key={species}
          accessible
          role="img"
          accessibilityLabel={strings.animalRow(words.animals[species], points)}
          style={styles.animalRow}
        >
          <View style={styles.species}>
            <Text variant="small">{words.animals[species]}</Text>
          </View>
          {points.map((each, index) => (
            <View key={index} style={styles.points}>
              <Text strong tabular center>
                {each}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

interface RowProps extends PropsWithChildren {
  readonly name: string;
  /** What lies in it, for screen readers. */
  readonly label: string;
}

function Row({ name, label, children }: RowProps) {
  return (
    <View accessible role="img" accessibilityLabel={`${name}: ${label}`} style={styles.row}>
      <View style={styles.name}>
        <Text variant="small" tone="mutedText">
          {name}
        </Text>
      </View>
      <View style={styles.things}>{children}</View>
    </View>
  );
}

function Luminos({
  luminos,
  isFramed = false,
}: {
  readonly luminos: readonly Lumino[];
  readonly isFramed?: boolean;
}) {
  const { accent } = useColors();
  return luminos.map(({ color, symbols }, index) => (
    <View key={index} style={[styles.lumino, isFramed && { borderColor: accent }]}>
      <LooseLumino face={{ colors: [color, color], symbols }} width={LUMINO} />
    </View>
  ));
}

const LUMINO = 52;
const TILE = 36;

/** So many answers stand in two rows of two, unless all are short. */
const PAIRED = 4;
const SHORT = 8;

type KeyState = 'open' | 'tried' | 'hinted' | 'right';

interface AnswerKeysProps {
  readonly step: ChoiceStep;
  readonly words: StepWords;
  readonly play: LessonPlay;
  readonly onAnswer: (option: string) => void;
}

/** The answers of a step. They stay where they are and in reach of keys, whatever was pressed. */
function AnswerKeys({ step, words, play, onAnswer }: AnswerKeysProps) {
  const strings = useStrings(learnStrings).lesson;
  const stateOf = (option: string): KeyState => {
    if (isSolvedBy(play, option)) return 'right';
    if (play.draft.tried.includes(option)) return 'tried';
    const hint = play.solved === null ? hintOf(step, play.run.hintLevel) : null;
    return hint?.kind === 'option' && hint.option === option ? 'hinted' : 'open';
  };
  const labels = step.options.map((option) => words.options?.[option] ?? minus(Number(option)));
  const isPaired = labels.length === PAIRED && labels.some((label) => label.length > SHORT);
  return (
    <View role="group" accessibilityLabel={strings.answers} style={styles.keys}>
      {step.options.map((option, index) => (
        <AnswerKey
          key={option}
          label={labels[index]!}
          isPaired={isPaired}
          state={stateOf(option)}
          onPress={() => onAnswer(option)}
        />
      ))}
    </View>
  );
}

function isSolvedBy({ solved }: LessonPlay, option: string): boolean {
  return solved?.move.kind === 'choice' && solved.move.option === option;
}

interface AnswerKeyProps {
  readonly label: string;
  readonly state: KeyState;
  readonly isPaired: boolean;
  readonly onPress: () => void;
}

const CROSS = 'M4 4l10 10M14 4L4 14';
const TICK = 'M2.5 9.5l4.5 4.5 8.5-10';

function AnswerKey({ label, state, isPaired, onPress }: AnswerKeyProps) {
  const strings = useStrings(learnStrings).lesson;
  const colors = useColors();
  const spoken = { open: null, tried: strings.tried, hinted: strings.hinted, right: strings.right }[state];
  const isLit = state === 'hinted' || state === 'right';
  const mark = state === 'tried' ? CROSS : state === 'right' ? TICK : null;
  return (
    <Pressed
      role="button"
      accessibilityLabel={spoken === null ? label : `${label}, ${spoken}`}
      onPress={onPress}
      style={[
        styles.key,
        { backgroundColor: colors.raised, borderColor: isLit ? colors.accent : colors.border },
        isLit && styles.lit,
        isPaired && styles.paired,
      ]}
    >
      {mark === null ? null : (
        <Svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
          <Path
            d={mark}
            fill="none"
            stroke={state === 'right' ? colors.accentText : colors.warning}
            strokeWidth={2.6}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      )}
      <Text strong tone={state === 'tried' ? 'mutedText' : 'text'} center>
        {label}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.m },
  aside: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { width: 60 },
  things: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  lumino: { padding: 1, borderWidth: 2, borderRadius: radius.s, borderColor: 'transparent' },
  animals: { gap: space.xs },
  animalRow: { flexDirection: 'row', alignItems: 'center' },
  species: { flex: 2 },
  points: { flex: 1 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: {
    flexGrow: 1,
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    // The lit key's thicker border takes its room from here.
    paddingHorizontal: space.m + 2,
    paddingVertical: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  paired: { flexBasis: '40%' },
  lit: { borderWidth: 3, paddingHorizontal: space.m, paddingVertical: space.s },
});
