import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { FinalStep } from '../../session/finalSteps';
import type { TablePlayer } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { minus, signed } from '../../strings/phrases';
import { FishFigure } from '../table/figures';
import { describeCount } from './describeStep';

export interface PlayerFiguresProps {
  readonly players: readonly TablePlayer[];
  readonly step: FinalStep;
  /** Whose figure is open. */
  readonly opened: number | null;
  readonly onPress: (player: number) => void;
}

/** What each player earns in a step and has by then, side by side; pressed, a figure opens to its formula. */
export function PlayerFigures({ players, step, opened, onPress }: PlayerFiguresProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View role="group" accessibilityLabel={strings.figures} style={styles.row}>
      {players.map((player, seat) => (
        <Figure
          key={seat}
          player={player}
          {...step.players[seat]!}
          count={describeCount(strings, step, seat)}
          isOpen={seat === opened}
          onPress={() => onPress(seat)}
        />
      ))}
    </View>
  );
}

interface FigureProps {
  readonly player: TablePlayer;
  readonly points: number;
  readonly total: number;
  readonly count: string | null;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Figure({ player: { name, fish }, points, total, count, isOpen, onPress }: FigureProps) {
  const strings = useStrings(finalScoringStrings);
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
      style={[styles.figure, look, isOpen && styles.open]}
    >
      <FishFigure fish={fish} size={26} />
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
      {/* Last, as it is read, but beside the fish. */}
      <View style={[styles.total, isOpen && styles.totalOpen]}>
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

const styles = StyleSheet.create({
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
