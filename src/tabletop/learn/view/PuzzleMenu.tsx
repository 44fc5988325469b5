import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { puzzleDeskStrings } from '../../strings/puzzles';
import type { PuzzleState } from '../puzzleDesk';
import {
  accuracyOf,
  dailyStreak,
  FIRST_RATING,
  hasTriedDaily,
  ratingOf,
  tallyOf,
  type RatedTally,
} from '../puzzleProgress';
import { DIFFICULTIES, type Difficulty } from '../puzzles';

export interface PuzzleMenuProps<Kind extends string> {
  readonly state: PuzzleState<Kind>;
  readonly kinds: readonly Kind[];
  readonly names: Readonly<Record<Kind, string>>;
  /** What is to be done in a puzzle of the kind. */
  readonly leads: Readonly<Record<Kind, string>>;
  readonly today: DailyPuzzle<Kind>;
  readonly onDaily: () => void;
  readonly onKind: (kind: Kind, difficulty: Difficulty) => void;
}

export interface DailyPuzzle<Kind extends string> {
  readonly kind: Kind;
  readonly difficulty: Difficulty;
  /** By `dayNumber`. */
  readonly day: number;
  /** The date in words. */
  readonly date: string;
}

/** All puzzles to choose from, the puzzle of the day first. */
export function PuzzleMenu<Kind extends string>(props: PuzzleMenuProps<Kind>) {
  return (
    <Screen>
      <PuzzleSums state={props.state} />
      <DailyCard {...props} />
      {props.kinds.map((kind) => (
        <KindCard key={kind} kind={kind} {...props} />
      ))}
    </Screen>
  );
}

/** How it goes, over all puzzles. */
function PuzzleSums<Kind extends string>({ state: { progress } }: Pick<PuzzleMenuProps<Kind>, 'state'>) {
  const strings = useStrings(puzzleDeskStrings);
  const tally = tallyOf(progress);
  const percent = accuracyOf(tally);
  if (percent === null) return <Text tone="mutedText">{strings.noneTried}</Text>;
  return (
    <View style={styles.sums}>
      <Sum name={strings.streak} value={String(progress.streak)} />
      <Sum name={strings.bestStreak} value={String(progress.bestStreak)} />
      <Sum
        name={strings.accuracy}
        value={strings.percent(percent)}
        label={strings.solvedOf(percent, tally.solved, tally.tried)}
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

/** The puzzle that everyone has today. */
function DailyCard<Kind extends string>({ state, names, today, onDaily }: PuzzleMenuProps<Kind>) {
  const strings = useStrings(puzzleDeskStrings);
  const { kind, difficulty, day, date } = today;
  const isTried = hasTriedDaily(state.progress, day);
  const isSolved = state.progress.daily.lastSolved === day;
  const streak = dailyStreak(state.progress, day);
  return (
    <Card isLit={!isTried}>
      <View>
        <Text variant="title">{strings.ofTheDay}</Text>
        <Text tone="mutedText">{date}</Text>
      </View>
      <View>
        <Text>{strings.kindAndDifficulty(names[kind], strings.difficulties[difficulty])}</Text>
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
          label={isTried ? strings.look : strings.play}
          accessibilityLabel={isTried ? strings.look : strings.playDaily(strings.ofTheDay)}
          onPress={onDaily}
        />
      </View>
    </Card>
  );
}

type KindCardProps<Kind extends string> = PuzzleMenuProps<Kind> & { readonly kind: Kind };

/** A kind of puzzle, at the difficulty that was chosen last. */
function KindCard<Kind extends string>({ kind, state, names, leads, onKind }: KindCardProps<Kind>) {
  const strings = useStrings(puzzleDeskStrings);
  const { progress, desk, chooseDifficulty } = state;
  const difficulty = desk.difficulties[kind] ?? 'easy';
  const { tried, solved } = progress.byKind[kind];
  const percent = accuracyOf({ tried, solved });
  return (
    <Card>
      <View>
        <Text variant="title">{names[kind]}</Text>
        <Text tone="mutedText">{leads[kind]}</Text>
        {percent === null ? null : (
          <View style={styles.rating}>
            <Text variant="small" tone="accentText">
              {strings.solvedOf(percent, solved, tried)}
            </Text>
            <RatingCurve tally={progress.byKind[kind]} />
          </View>
        )}
      </View>
      <View style={styles.choice}>
        <Chips
          label={strings.difficultyOf(names[kind])}
          options={DIFFICULTIES.map((each) => ({ value: each, label: strings.difficulties[each] }))}
          value={difficulty}
          onChange={(chosen) => chooseDifficulty(kind, chosen)}
        />
        <Button
          grows
          label={strings.play}
          accessibilityLabel={strings.playKind(names[kind], strings.difficulties[difficulty])}
          onPress={() => onKind(kind, difficulty)}
        />
      </View>
    </Card>
  );
}

const CURVE = { width: 96, height: 32 };

/** The rating at a kind of puzzle, and how it came about. */
function RatingCurve({ tally }: { readonly tally: RatedTally }) {
  const strings = useStrings(puzzleDeskStrings);
  const colors = useColors();
  if (tally.ratings.length === 0) return null;
  const points = [FIRST_RATING, ...tally.ratings];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const at = points.map((rating, index) => {
    const x = 2 + (index / (points.length - 1)) * (CURVE.width - 4);
    const y =
      high === low
        ? CURVE.height / 2
        : CURVE.height - 3 - ((rating - low) / (high - low)) * (CURVE.height - 6);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const now = ratingOf(tally);
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={strings.ratingLabel(now, Math.max(...tally.ratings))}
      style={styles.curve}
    >
      <Svg {...CURVE} viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden>
        <Path
          d={`M${at.join('L')}`}
          fill="none"
          stroke={colors.accent}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      </Svg>
      <Text strong tabular>
        {now}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  rating: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  curve: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sums: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  sum: {
    flexGrow: 1,
    flexBasis: 90,
    alignItems: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  button: { flexDirection: 'row', gap: space.s },
  choice: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
});
