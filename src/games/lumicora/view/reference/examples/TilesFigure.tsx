import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ExampleOf } from '../../../lessons/reference/example';
import { COLORS, type ByColor } from '../../../rules/model';
import type { ScoringTile } from '../../../rules/round';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { TileFigure } from '../../table/figures';
import { Picture } from './Picture';

/** Scoring tiles of a player, before and after where something happens to them. */
export function TilesFigure({ example: { before, tiles } }: { readonly example: ExampleOf<'tiles'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { table, words } = useStrings(lumicoraStrings);
  const named = (all: ByColor<ScoringTile>) =>
    COLORS.map((color) => table.tileLabel(color, words.tiles[all[color]])).join(', ');
  const rows =
    before === null
      ? [{ name: null, tiles }]
      : [
          { name: strings.before, tiles: before },
          { name: strings.after, tiles },
        ];
  const label = rows.map((row) => (row.name === null ? '' : `${row.name}: `) + named(row.tiles)).join('. ');
  return (
    <Picture label={label} style={styles.rows}>
      {rows.map((row) => (
        <View key={row.name} style={styles.row}>
          {row.name === null ? null : (
            <View style={styles.name}>
              <Text variant="small" tone="mutedText">
                {row.name}
              </Text>
            </View>
          )}
          {COLORS.map((color) => (
            <TileFigure key={color} color={color} tile={row.tiles[color]} size={44} />
          ))}
        </View>
      ))}
    </Picture>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  name: { width: 68 },
});
