import { StyleSheet, View } from 'react-native';

import { ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { scoringStrings } from '@/tabletop/strings/scoring';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import { stepsOf, type FinalStep } from '../../session/final/finalSteps';
import type { Table } from '../../session/table/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { ruleOfStage } from '../reference/ruleBehind';
import { RuleHint } from '../reference/RuleHint';
import { scoredPlayers } from '../table/figures';
import { describeTogether } from './describeFinal';
import { FigureDetails } from './FigureDetails';
import type { OpenedFigure } from './useOpenedFigure';

export interface StagePanelProps {
  readonly table: Table;
  readonly step: FinalStep;
  readonly figure: OpenedFigure | null;
  readonly onTurn: () => void;
  /** Where the header has no room for it. */
  readonly onCorrect?: () => void;
}

/** The figure that is open, and what is to be said about all players together. */
export function StagePanel({ table, step, figure, onTurn, onCorrect }: StagePanelProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View style={styles.stage}>
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

export interface ResultPanelProps extends ResultTableProps {
  readonly onCorrect: () => void;
  /** Step by step once more; null where there is but one. */
  readonly onAgain: (() => void) | null;
}

/** Where the points came from, and the ways back into them. */
export function ResultPanel({ onCorrect, onAgain, ...table }: ResultPanelProps) {
  const strings = useStrings(finalScoringStrings);
  const { again } = useStrings(scoringStrings);
  return (
    <View style={styles.result}>
      <Text variant="small" tone="mutedText">
        {strings.tapFigure}
      </Text>
      <ResultTable {...table} />
      <View style={styles.ways}>
        {onAgain === null ? null : <Button grows kind="quiet" label={again} onPress={onAgain} />}
        <Button grows kind="quiet" label={strings.correctReef} onPress={onCorrect} />
      </View>
    </View>
  );
}

export interface ResultTableProps {
  readonly table: Table;
  readonly final: FinalScoring;
  /** Opens the step where a figure comes from; without it the table is only read. */
  readonly onFigure?: (step: number, player: number) => void;
}

export function ResultTable({ table, final, onFigure }: ResultTableProps) {
  const strings = useStrings(finalScoringStrings);
  const steps = stepsOf(final, table);
  return (
    <ScoreTable
      players={scoredPlayers(table.players)}
      steps={steps}
      labels={steps.map(({ stage }) => (stage.kind === 'result' ? strings.total : strings.stage(stage)))}
      onFigure={onFigure}
    />
  );
}

const styles = StyleSheet.create({
  stage: { gap: space.s },
  result: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
