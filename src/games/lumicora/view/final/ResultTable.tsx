import { ScrollView, StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { BoardSide } from '../../rules/boards';
import type { FinalScoring } from '../../rules/finalScoring';
import { stepsOf } from '../../session/finalSteps';
import type { TablePlayer } from '../../session/table';
import { FishFigure } from '../table/figures';
import { ResultRow, resultStyles, useColumnWidths } from './ResultRow';

export interface ResultTableProps {
  readonly players: readonly Pick<TablePlayer, 'name' | 'fish'>[];
  readonly side: BoardSide;
  readonly final: FinalScoring;
  /** Opens the step where a figure comes from; without it the table is only read. */
  readonly onFigure?: (step: number, player: number) => void;
}

/** All players side by side, a row for each category. */
export function ResultTable({ players, side, final, onFigure }: ResultTableProps) {
  const colors = useColors();
  const widths = useColumnWidths();
  const steps = stepsOf(final, side);
  return (
    <ScrollView horizontal contentContainerStyle={styles.scroll}>
      <View
        role="table"
        style={[styles.table, { borderColor: colors.border, backgroundColor: colors.surface }]}
      >
        <View role="row" style={[resultStyles.row, styles.names, { borderColor: colors.border }]}>
          <View role="cell" style={[resultStyles.label, widths.label]} />
          {players.map(({ name, fish }, seat) => (
            <View
              key={seat}
              role="columnheader"
              accessibilityLabel={name}
              style={[resultStyles.cell, widths.cell]}
            >
              <FishFigure fish={fish} size={28} />
              <Text variant="small" strong numberOfLines={1}>
                {name}
              </Text>
            </View>
          ))}
        </View>
        {steps.map((step, index) => (
          <ResultRow
            key={index}
            step={step}
            players={players}
            onFigure={onFigure && ((seat) => onFigure(index, seat))}
          />
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 1 },
  table: { flexGrow: 1, borderRadius: radius.m, borderWidth: 1, paddingHorizontal: space.s },
  names: { paddingVertical: space.xs },
});
