import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ExampleOf } from '../../../lessons/reference/example';
import { passOctopus, playerOrder } from '../../../rules/round';
import { FISH } from '../../../session/table';
import { referenceStrings } from '../../../strings/reference';
import { FishFigure, OctopusFigure, TileFigure } from '../../table/figures';
import { Picture } from './Picture';

/** TU-1, SC-1: who comes after whom, and where the octopus goes; where it was, it fades. */
export function OrderFigure({ example }: { readonly example: ExampleOf<'order'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { players, octopus, scorers } = example;
  const order = playerOrder(octopus, players);
  const next = passOctopus(octopus, scorers);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const label = [
    strings.hasOctopus(octopus),
    ...order.map((seat, turn) => strings.turnOf(seat, turn + 1)),
    ...(next === octopus ? [] : [strings.takesOctopus(next)]),
  ].join(', ');
  return (
    <Picture label={label} style={styles.seats}>
      {seats.map((seat) => (
        <View key={seat} style={styles.seat}>
          <View style={[styles.octopus, seat !== next && styles.past]}>
            {seat === octopus || seat === next ? <OctopusFigure size={36} /> : null}
          </View>
          <FishFigure fish={FISH[seat]!} size={40} />
          <Text strong>{`${order.indexOf(seat) + 1}.`}</Text>
          {scorers.length === 0 ? null : (
            <TileFigure color="pink" tile={scorers.includes(seat) ? 'jellyfish' : 'coral'} size={28} />
          )}
        </View>
      ))}
    </Picture>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', justifyContent: 'space-around' },
  seat: { alignItems: 'center', gap: space.xs },
  octopus: { height: 36 },
  past: { opacity: 0.35 },
});
