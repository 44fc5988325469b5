import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import type { TablePlayer } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { minus } from '../../strings/phrases';
import { FishFigure } from '../table/figures';

export interface PlacesProps {
  readonly players: readonly Pick<TablePlayer, 'name' | 'fish'>[];
  readonly final: FinalScoring;
}

/** FS-7: everybody in the order of their places; who is equal shares one. */
export function Places({ players, final }: PlacesProps) {
  const strings = useStrings(finalScoringStrings);
  const { places } = final.ranking;
  const order = players.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  return (
    <View role="list" accessibilityLabel={strings.places} style={styles.list}>
      {order.map((seat) => {
        const { name, fish } = players[seat]!;
        const place = places[seat]!;
        const { total } = final.players[seat]!;
        return (
          <View
            key={seat}
            role="listitem"
            accessible
            accessibilityLabel={strings.place(place, name, total)}
            style={styles.row}
          >
            <Text strong tabular tone={place === 1 ? 'accentText' : 'mutedText'}>
              {strings.placeNumber(place)}
            </Text>
            <FishFigure fish={fish} size={22} />
            <View style={styles.name}>
              <Text strong={place === 1} numberOfLines={1}>
                {name}
              </Text>
            </View>
            <Text strong tabular tone={place === 1 ? 'accentText' : 'text'}>
              {minus(total)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { width: '100%', maxWidth: 420, alignSelf: 'center', gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});
