import { ScrollView, StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { BoardSide } from '../../rules/boards';
import type { FinalScoring, ScoreLine } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import { pointsOf } from '../../session/finalTable';
import type { TablePlayer } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { minus } from '../../strings/phrases';
import { FishFigure } from '../table/figures';

export interface ResultTableProps {
  readonly players: readonly Pick<TablePlayer, 'name' | 'fish'>[];
  readonly side: BoardSide;
  readonly final: FinalScoring;
}

interface Row {
  readonly label: string;
  readonly points: readonly number[];
  readonly isTotal?: boolean;
}

/** All players side by side, a row for each category. */
export function ResultTable({ players, side, final }: ResultTableProps) {
  const strings = useStrings(lumicoraStrings).setup;
  const colors = useColors();
  const row = (label: string, wanted: (line: ScoreLine) => boolean): Row => ({
    label,
    points: final.players.map(({ lines }) => pointsOf(lines, wanted)),
  });
  const rows: readonly Row[] = [
    { label: strings.before, points: final.players.map(({ before }) => before) },
    row(strings.jellyfish, ({ category }) => category === 'jellyfish'),
    row(strings.limestoneRow, ({ category }) => category === 'limestone'),
    row(strings.animals, ({ category }) => category === 'animals' || category === 'counted-animals'),
    ...COLORS.map((color) =>
      row(strings.majority(color), (line) => line.category === 'majority' && line.color === color),
    ),
    ...(side === 'B' ? [row(strings.remote, ({ category }) => category === 'remote')] : []),
    { label: strings.total, points: final.players.map(({ total }) => total), isTotal: true },
  ];
  return (
    <ScrollView horizontal contentContainerStyle={styles.scroll}>
      <View
        role="table"
        style={[styles.table, { borderColor: colors.border, backgroundColor: colors.surface }]}
      >
        <View role="row" style={[styles.row, { borderColor: colors.border }]}>
          <View role="columnheader" style={styles.label} />
          {players.map(({ name, fish }) => (
            <View key={name} role="columnheader" accessibilityLabel={name} style={styles.cell}>
              <FishFigure fish={fish} size={28} />
              <Text variant="small" strong numberOfLines={1}>
                {name}
              </Text>
            </View>
          ))}
        </View>
        {rows.map(({ label, points, isTotal }) => (
          <View key={label} role="row" style={[styles.row, { borderColor: colors.border }]}>
            <View role="rowheader" style={styles.label}>
              <Text strong={isTotal}>{label}</Text>
            </View>
            {points.map((value, index) => (
              <View key={index} role="cell" style={styles.cell}>
                <Text strong={isTotal} tone={isTotal ? 'accentText' : 'text'}>
                  {minus(value)}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 1 },
  table: { flexGrow: 1, borderRadius: radius.m, borderWidth: 1, paddingHorizontal: space.s },
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: StyleSheet.hairlineWidth },
  label: { flex: 1.5, minWidth: 88, paddingVertical: space.s },
  cell: {
    flex: 1,
    minWidth: 56,
    maxWidth: 120,
    alignItems: 'flex-end',
    paddingVertical: space.s,
    paddingLeft: space.xs,
  },
});
