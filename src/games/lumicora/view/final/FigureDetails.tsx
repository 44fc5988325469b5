import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { isAboutReef, type FinalStep } from '../../session/finalSteps';
import type { TablePlayer } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeSum } from './describeScoreLine';
import { FigureLine } from './FigureLine';
import { Holdings } from './Holdings';
import type { OpenedFigure } from './useOpenedFigure';

export interface FigureDetailsProps {
  readonly player: TablePlayer;
  readonly step: FinalStep;
  readonly figure: OpenedFigure;
  /** Turns the reef board. */
  readonly onTurn: () => void;
}

/** How a figure came about, line by line. */
export function FigureDetails({ player, step, figure, onTurn }: FigureDetailsProps) {
  const strings = useStrings(finalScoringStrings);
  const reefScreen = useStrings(reefScreenStrings);
  const { lines, points } = step.players[figure.player]!;
  // A single line is the whole sum, and lit already.
  const alone = figure.lines.length === 1 ? figure.lines[0] : undefined;
  return (
    <View style={styles.details}>
      <View style={styles.head}>
        <View style={styles.sum}>
          <Text variant="small" tone="mutedText" numberOfLines={1}>
            {player.name}
          </Text>
          <Text variant="lead" strong>
            {alone?.text ?? describeSum(strings, lines, points)}
          </Text>
          {alone?.note == null ? null : (
            <Text variant="small" tone="mutedText">
              {alone.note}
            </Text>
          )}
        </View>
        {figure.reef === null ? null : (
          <IconButton label={reefScreen.turn} onPress={onTurn}>
            <TurnIcon />
          </IconButton>
        )}
      </View>
      <Holdings player={player} stage={step.stage} />
      {alone !== undefined
        ? null
        : figure.lines.map((line, index) => (
            <FigureLine
              key={index}
              line={line}
              isLit={index === figure.chosen}
              onPress={() => figure.choose(index)}
            />
          ))}
      {isAboutReef(step.stage) && player.depth === 'counted' ? (
        <Text variant="small" tone="mutedText">
          {strings.countsOnly}
        </Text>
      ) : null}
      {figure.reef !== null && figure.lines.length > 1 ? (
        <Text variant="small" tone="mutedText">
          {strings.tapLine}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  details: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sum: { flex: 1 },
});
