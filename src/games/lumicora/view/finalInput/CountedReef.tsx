import { StyleSheet, View } from 'react-native';

import { pointsOf } from '@/tabletop/scoring/scoring';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { FinalLine, ReefCounts } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import { scoreTable } from '../../session/final/finalTable';
import { NO_COUNTS } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';
import type { TableStore } from '../store/LibraryContext';
import { FigureFields } from './CountField';
import { AnimalFields, RemoteField, SpaceFields, type CountFieldsProps } from './CountFields';
import { useReefWarnings } from './useReefWarnings';

interface CountedReefProps {
  readonly store: TableStore;
  readonly player: number;
}

/** All fields of a reef that is counted by hand, and what they score. */
export function CountedReef({ store, player }: CountedReefProps) {
  const strings = useStrings(finalInputStrings);
  const { table, perform } = useTableStore(store);
  const counts = table.players[player]!.counts ?? NO_COUNTS;
  const warnings = useReefWarnings(table, player);
  const onCount = (changed: Partial<ReefCounts>) =>
    perform({ type: 'count-reef', player, counts: { ...counts, ...changed } });
  const fields: CountFieldsProps = { table, counts, warnings, onCount };
  return (
    <>
      <SpaceFields {...fields} />
      <AnimalFields {...fields} />
      <View style={styles.block}>
        <Text variant="title">{strings.onBoard}</Text>
        <Card>
          <FigureFields store={store} player={player} />
          {table.board.side === 'B' ? <RemoteField {...fields} /> : null}
        </Card>
      </View>
      <ScoreSoFar table={table} player={player} />
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});

interface ScoreSoFarProps {
  readonly table: Table;
  readonly player: number;
}

/** What the final scoring would bring a player with what is entered now. */
function ScoreSoFar({ table, player }: ScoreSoFarProps) {
  const strings = useStrings(finalInputStrings);
  const { setup } = useStrings(lumicoraStrings);
  const { before, lines, total } = scoreTable(table).players[player]!;
  const earned = (wanted: (line: FinalLine) => boolean) => pointsOf(lines, wanted);
  return (
    <Card>
      <View style={scoreSoFarStyles.head}>
        <View style={scoreSoFarStyles.title}>
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
      <View role="list" accessibilityLabel={strings.soFar} style={scoreSoFarStyles.list}>
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
      style={[scoreSoFarStyles.category, { backgroundColor: colors.raised }]}
    >
      <Text variant="small">{label}</Text>
      <Text variant="small" strong tabular>
        {minus(points)}
      </Text>
    </View>
  );
}

const scoreSoFarStyles = StyleSheet.create({
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
