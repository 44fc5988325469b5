import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { jellyfishOf } from '../../session/guide';
import { lumicoraStrings } from '../../strings';
import { finalInputStrings } from '../../strings/finalInput';
import { useTableStore } from '../store/LibraryContext';
import { LimestoneFigure } from '../table/figures';
import { FigureFields, type FigureFieldsProps } from './FigureFields';
import { JellyfishPicture } from './pictures';

const PICTURE = 24;

/**
 * Fields where nothing else asks for these figures. A game that was played along with the app knows them already, and who
 * counts a reef finds them on that page: there they only open to be corrected.
 */
export function PlayerFigures({ store, player }: FigureFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const { table: tableStrings } = useStrings(lumicoraStrings);
  const { table } = useTableStore(store);
  const { name, score, limestone, depth } = table.players[player]!;
  const jellyfish = jellyfishOf(table, player).length;
  const [isOpen, setOpen] = useState(false);
  const isAsked = !table.isTracked && depth !== 'counted';
  if (isOpen || isAsked) return <FigureFields store={store} player={player} />;
  return (
    <View style={styles.row}>
      <View
        accessible
        role="img"
        accessibilityLabel={strings.figures(score, limestone, jellyfish)}
        style={styles.figures}
      >
        <Text>{strings.points(score)}</Text>
        <View style={styles.figure}>
          <LimestoneFigure size={PICTURE} />
          <Text>{tableStrings.limestone(limestone)}</Text>
        </View>
        <View style={styles.figure}>
          <JellyfishPicture size={PICTURE} />
          <Text>{jellyfish}</Text>
        </View>
      </View>
      <Button
        kind="quiet"
        label={strings.correct}
        accessibilityLabel={strings.correctFigures(name)}
        onPress={() => setOpen(true)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  figures: {
    flex: 1,
    minWidth: 120,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
  },
  figure: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
