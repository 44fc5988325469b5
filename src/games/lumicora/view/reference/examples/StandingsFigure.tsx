import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf } from '../../../lessons/reference/example';
import { rankPlayers } from '../../../rules/ranking';
import { FISH } from '../../../session/table';
import { minus } from '../../../strings/phrases';
import { referenceStrings } from '../../../strings/reference';
import { FishFigure, LimestoneFigure } from '../../table/figures';
import { Picture } from './Picture';

/** FS-7: points, then limestone; who wins has a frame. */
export function StandingsFigure({ example: { standings } }: { readonly example: ExampleOf<'standings'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const { places, winners } = rankPlayers(standings);
  const label = standings
    .map(({ total, limestone }, seat) => strings.standing(seat, places[seat]!, total, limestone))
    .join('. ');
  return (
    <Picture label={label} style={styles.rows}>
      {standings.map(({ total, limestone }, seat) => {
        const isWinner = winners.includes(seat);
        return (
          <View key={seat} style={[styles.row, { borderColor: isWinner ? colors.accent : 'transparent' }]}>
            <Text strong={isWinner}>{strings.place(places[seat]!)}</Text>
            <FishFigure fish={FISH[seat]!} size={28} />
            <View style={styles.figure}>
              <Text tabular strong>
                {minus(total)}
              </Text>
            </View>
            <LimestoneFigure size={22} />
            <Text tabular>{limestone}</Text>
          </View>
        );
      })}
    </Picture>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  figure: { width: 40, alignItems: 'flex-end' },
});
