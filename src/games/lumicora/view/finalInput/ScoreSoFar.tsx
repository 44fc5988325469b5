import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ScoreLine } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import { pointsOf, scoreTable } from '../../session/finalTable';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { finalInputStrings } from '../../strings/finalInput';
import { minus } from '../../strings/phrases';

export interface ScoreSoFarProps {
  readonly table: Table;
  readonly player: number;
}

/** What the final scoring would bring a player with what is entered now. */
export function ScoreSoFar({ table, player }: ScoreSoFarProps) {
  const strings = useStrings(finalInputStrings);
  const { setup } = useStrings(lumicoraStrings);
  const { before, lines, total } = scoreTable(table).players[player]!;
  const earned = (wanted: (line: ScoreLine) => boolean) => pointsOf(lines, wanted);
  return (
    <Card>
      <View style={styles.head}>
        <View style={styles.title}>
          <Text variant="lead" strong>
            {strings.soFar}
          </Text>
        </View>
        <View accessible role="img" accessibilityLabel={strings.category(setup.total, total)}>
          <Text variant="lead" strong tone="accentText">
            {minus(total)}
          </Text>
        </View>
      </View>
      <View role="list" accessibilityLabel={strings.soFar} style={styles.list}>
        <Category label={setup.before} points={before} />
        <Category label={setup.jellyfish} points={earned(({ category }) => category === 'jellyfish')} />
        <Category label={setup.limestoneRow} points={earned(({ category }) => category === 'limestone')} />
        <Category
          label={setup.animals}
          points={earned(({ category }) => category === 'animals' || category === 'counted-animals')}
        />
        {COLORS.map((color) => (
          <Category
            key={color}
            label={setup.majority(color)}
            points={earned((line) => line.category === 'majority' && line.color === color)}
          />
        ))}
        {table.board.side === 'B' ? (
          <Category label={setup.remote} points={earned(({ category }) => category === 'remote')} />
        ) : null}
      </View>
      <Text variant="small" tone="mutedText">
        {strings.soFarNote}
      </Text>
    </Card>
  );
}

function Category({ label, points }: { readonly label: string; readonly points: number }) {
  const strings = useStrings(finalInputStrings);
  const colors = useColors();
  return (
    <View
      role="listitem"
      accessible
      accessibilityLabel={strings.category(label, points)}
      style={[styles.category, { backgroundColor: colors.raised }]}
    >
      <Text variant="small">{label}</Text>
      <Text variant="small" strong tabular>
        {minus(points)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  title: { flex: 1 },
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  category: {
    flexDirection: 'row',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.s,
  },
});
