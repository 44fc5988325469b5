import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import type { FinalStep } from '../../session/finalSteps';
import type { Table } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { PlayerFigures } from './PlayerFigures';
import { StepHead } from './StepHead';
import { Verdict } from './Verdict';

export interface FinalHeadProps {
  readonly table: Table;
  readonly final: FinalScoring;
  readonly steps: readonly FinalStep[];
  readonly index: number;
  /** Whose figure is open. */
  readonly opened: number | null;
  readonly onFigure: (player: number) => void;
}

/** The step and everybody's figures in it; at the end, who has won. */
export function FinalHead({ table, final, steps, index, opened, onFigure }: FinalHeadProps) {
  const strings = useStrings(finalScoringStrings);
  const step = steps[index]!;
  const isResult = step.stage.kind === 'result';
  const figures = table.players.map(({ name }, seat) => {
    const { points, total } = step.players[seat]!;
    return strings.figure(name, null, points, total);
  });
  return (
    <View style={styles.head}>
      <StepHead
        step={index}
        steps={steps.length}
        title={strings.stage(step.stage)}
        figures={isResult ? [] : figures}
      />
      {isResult ? (
        <Verdict table={table} final={final} />
      ) : (
        <>
          {table.phase === 'final' ? null : <Text tone="warning">{strings.notOver}</Text>}
          <PlayerFigures players={table.players} step={step} opened={opened} onPress={onFigure} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ head: { gap: space.m } });
