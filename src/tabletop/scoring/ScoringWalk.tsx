/** A scoring gone through step by step: which step it is, what each player earns in it, and the way on and back. */

import { useEffect, type ReactNode } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus, signed } from '@/ui/i18n/phrases';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { scoringStrings } from '../strings/scoring';
import type { ScoreLine, ScoringStep } from './scoring';

/** A player as scores show them. */
export interface ScoredPlayer {
  readonly name: string;
  /** The figure or color they play, this many points wide. */
  readonly mark: (size: number) => ReactNode;
}

export interface ScoringHeadProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  readonly title: string;
  /** Said aloud with every step, after its title. */
  readonly figures: readonly string[];
}

/** Which step it is, and how many there are. */
export function ScoringHead({ step, steps, title, figures }: ScoringHeadProps) {
  const strings = useStrings(scoringStrings);
  const colors = useColors();
  return (
    <View style={headStyles.head}>
      <View style={headStyles.words}>
        <View style={headStyles.title}>
          <Text variant="title">{title}</Text>
        </View>
        <Text tone="mutedText" tabular aria-hidden>
          {strings.progress(step + 1, steps)}
        </Text>
      </View>
      <View
        accessible
        role="progressbar"
        accessibilityLabel={strings.progressLabel(step + 1, steps)}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step + 1}
        style={headStyles.bar}
      >
        {Array.from({ length: steps }, (_, each) => (
          <View
            key={each}
            style={[headStyles.part, { backgroundColor: each <= step ? colors.accent : colors.border }]}
          />
        ))}
      </View>
      <VisuallyHidden>
        <LiveText numberOfLines={1} text={strings.announce(step + 1, steps, title, figures)} />
      </VisuallyHidden>
    </View>
  );
}

const headStyles = StyleSheet.create({
  head: { gap: space.s },
  words: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  title: { flex: 1 },
  bar: { flexDirection: 'row', gap: space.xs },
  part: { flex: 1, height: 6, borderRadius: radius.round },
});

export interface ScoreFiguresProps {
  readonly players: readonly ScoredPlayer[];
  readonly step: ScoringStep<unknown, ScoreLine>;
  /** What was counted for a player, in a few words. */
  readonly countOf: (player: number) => string | null;
  /** Whose figure is open. */
  readonly opened: number | null;
  readonly onPress: (player: number) => void;
}

/** What each player earns in a step and has by then, side by side; pressed, a figure opens to its formula. */
export function ScoreFigures({ players, step, countOf, opened, onPress }: ScoreFiguresProps) {
  const strings = useStrings(scoringStrings);
  return (
    <View role="group" accessibilityLabel={strings.figures} style={figureStyles.row}>
      {players.map((player, seat) => (
        <Figure
          key={seat}
          player={player}
          {...step.players[seat]!}
          count={countOf(seat)}
          isOpen={seat === opened}
          onPress={() => onPress(seat)}
        />
      ))}
    </View>
  );
}

interface FigureProps {
  readonly player: ScoredPlayer;
  readonly points: number;
  readonly total: number;
  readonly count: string | null;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Figure({ player: { name, mark }, points, total, count, isOpen, onPress }: FigureProps) {
  const strings = useStrings(scoringStrings);
  const colors = useColors();
  const { fontScale } = useWindowDimensions();
  const look = {
    minWidth: NARROWEST * fontScale,
    minHeight: LEAST_HEIGHT * fontScale,
    backgroundColor: colors.raised,
    borderColor: isOpen ? colors.accent : colors.border,
  };
  return (
    <Pressed
      role="button"
      accessibilityLabel={strings.figure(name, count, points, total)}
      aria-expanded={isOpen}
      onPress={onPress}
      style={[figureStyles.figure, look, isOpen && figureStyles.open]}
    >
      {mark(26)}
      {/* Spaces at the ends: what is seen must read like the label when it is run together. */}
      <Text variant="small" numberOfLines={1}>
        {`${name} `}
      </Text>
      {count === null ? null : (
        <Text variant="small" tone="mutedText">
          {`${count} `}
        </Text>
      )}
      <Text variant="lead" strong tabular tone={points < 0 ? 'warning' : 'accentText'}>
        {`${signed(points)} `}
      </Text>
      {/* Last, as it is read, but beside the mark. */}
      <View style={[figureStyles.total, isOpen && figureStyles.totalOpen]}>
        <Text variant="lead" strong tabular>
          {minus(total)}
        </Text>
      </View>
    </Pressed>
  );
}

/** Four fit next to each other on a phone; larger text makes it two rows. */
const NARROWEST = 78;
/** With all four lines, so that nothing jumps from step to step. */
const LEAST_HEIGHT = 112;

const figureStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  figure: {
    flex: 1,
    // The open figure's thicker border takes its room from here.
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  open: { borderWidth: 3, padding: space.s - 2 },
  total: { position: 'absolute', top: space.s, right: space.s },
  totalOpen: { top: space.s - 2, right: space.s - 2 },
});

export interface ScoringButtonsProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
  /** The keys of the result; without them, it leads back to the beginning. */
  readonly ending?: ReactNode;
}

/** Step on, step back or skip, where the thumb is. */
export function ScoringButtons({ step, steps, onStep, ending }: ScoringButtonsProps) {
  const strings = useStrings(scoringStrings);
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const { width, fontScale } = useWindowDimensions();
  const isNarrow = width / fontScale < NARROW;
  const last = steps - 1;
  const skip = (
    <Button
      grows={isNarrow}
      kind="quiet"
      label={strings.skip}
      accessibilityLabel={strings.skipLabel}
      onPress={() => onStep(last)}
    />
  );
  const bar = {
    borderColor: colors.border,
    backgroundColor: colors.background,
    paddingLeft: insets.left + space.s,
    paddingRight: insets.right + space.s,
  };
  if (step === last && ending != null) return <View style={[buttonStyles.bar, bar]}>{ending}</View>;
  return (
    <View style={[buttonStyles.bar, bar]}>
      <Button
        kind="quiet"
        mayRepeat
        label={strings.back}
        accessibilityLabel={strings.backLabel}
        disabled={step === 0}
        onPress={() => onStep(step - 1)}
      />
      {step === last ? (
        <Button grows kind="quiet" label={strings.again} onPress={() => onStep(0)} />
      ) : (
        // Next stands at the edge, or beside Back where skipping needs a row of its own.
        <>
          {isNarrow ? null : skip}
          <Button grows mayRepeat label={strings.next} onPress={() => onStep(step + 1)} />
          {isNarrow ? skip : null}
        </>
      )}
    </View>
  );
}

const NARROW = 350;

const buttonStyles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    paddingVertical: space.s,
    borderTopWidth: 1,
  },
});

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Here arrow keys have another meaning. */
const OTHERS = 'input, textarea, [role="radiogroup"]';

/** In browsers, the left and right arrow keys step as long as nothing else wants them. */
export function useArrowKeys(isListening: boolean, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (Platform.OS !== 'web' || !isListening) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === undefined || isChord || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OTHERS) !== null) return;
      step(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening, step]);
}
