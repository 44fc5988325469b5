import { StyleSheet, View } from 'react-native';

import { ScoreFigures, ScoringHead } from '@/tabletop/scoring/ScoringWalk';
import { scoringStrings } from '@/tabletop/strings/scoring';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalStep } from '../../session/final/finalSteps';
import type { TableFinal } from '../../session/final/finalTable';
import type { Table } from '../../session/table/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { scoredPlayers } from '../table/figures';
import { describeCount } from './describeFinal';
import { describeVerdict } from './describeVerdict';

export interface FinalHeadProps {
  readonly table: Table;
  readonly final: TableFinal;
  readonly steps: readonly FinalStep[];
  readonly index: number;
  /** Whose figure is open. */
  readonly opened: number | null;
  readonly onFigure: (player: number) => void;
}

/** The step and everybody's figures in it; at the end, who has won. */
export function FinalHead({ table, final, steps, index, opened, onFigure }: FinalHeadProps) {
  const strings = useStrings(finalScoringStrings);
  const { figure } = useStrings(scoringStrings);
  const step = steps[index]!;
  const isResult = step.stage.kind === 'result';
  const figures = table.players.map(({ name }, seat) => {
    const { points, total } = step.players[seat]!;
    return figure(name, null, points, total);
  });
  return (
    <View style={styles.head}>
      <ScoringHead
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
          <ScoreFigures
            players={scoredPlayers(table.players)}
            step={step}
            countOf={(seat) => describeCount(strings, step, seat)}
            opened={opened}
            onPress={onFigure}
          />
        </>
      )}
    </View>
  );
}

/** FS-7: who has won and what decided; before the end only that it is not over. */
function Verdict({ table, final }: Pick<FinalHeadProps, 'table' | 'final'>) {
  const strings = useStrings(finalScoringStrings);
  if (table.phase !== 'final') return <Text variant="title">{strings.notOver}</Text>;
  const contenders = table.players.map(({ name, limestone }, seat) => ({
    name,
    limestone,
    total: final.players[seat]!.total,
  }));
  const { headline, reason } = describeVerdict(strings, final, contenders);
  return (
    <View style={styles.verdict}>
      <Text variant="title" tone="accentText">
        {headline}
      </Text>
      <LiveText text={reason} />
    </View>
  );
}

const styles = StyleSheet.create({ head: { gap: space.m }, verdict: { gap: space.xs } });
