import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalStep } from '../../session/finalSteps';
import type { Table } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { RuleHint } from '../reference/RuleHint';
import { ruleOfStage } from '../reference/ruleLinks';
import { describeTogether } from './describeStep';
import { FigureDetails } from './FigureDetails';
import type { OpenedFigure } from './useOpenedFigure';

export interface StepPanelProps {
  readonly table: Table;
  readonly step: FinalStep;
  readonly figure: OpenedFigure | null;
  readonly onTurn: () => void;
  /** Where the header has no room for it. */
  readonly onCorrect?: () => void;
}

/** The figure that is open, and what is to be said about all players together. */
export function StepPanel({ table, step, figure, onTurn, onCorrect }: StepPanelProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View style={styles.panel}>
      {figure === null ? null : (
        <FigureDetails player={table.players[figure.player]!} step={step} figure={figure} onTurn={onTurn} />
      )}
      {describeTogether(strings, table, step).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <RuleHint rule={ruleOfStage(step.stage, table.scoreBoard)} />
      {onCorrect === undefined ? null : (
        <Button kind="quiet" label={strings.correctReef} onPress={onCorrect} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.s } });
