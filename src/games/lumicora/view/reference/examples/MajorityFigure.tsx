import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';

import type { ExampleOf } from '../../../lessons/reference/example';
import { scoreMajority } from '../../../rules/majorities';
import { FISH } from '../../../session/table';
import { referenceStrings } from '../../../strings/reference';
import { CORAL } from '../../palette';
import { FishFigure } from '../../table/figures';
import { Picture } from './Picture';

/** FS-5: one bar a player, with what it brings. */
export function MajorityFigure({ example }: { readonly example: ExampleOf<'majority'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { color, counts } = example;
  const shares = scoreMajority(counts);
  const most = Math.max(...counts);
  const { fill, edge } = CORAL[color];
  return (
    <Picture
      label={shares.map(({ count, points }, seat) => strings.share(seat, count, points)).join('. ')}
      style={styles.bars}
    >
      {shares.map(({ count, points }, seat) => (
        <View key={seat} style={styles.row}>
          <FishFigure fish={FISH[seat]!} size={28} />
          <View style={styles.room}>
            <View
              style={[
                styles.bar,
                { width: `${(count / most) * 100}%`, backgroundColor: fill, borderColor: edge },
                count === 0 && styles.none,
              ]}
            />
          </View>
          <View style={styles.figure}>
            <Text tabular>{count}</Text>
          </View>
          <View style={styles.figure}>
            <Text tabular strong tone={points === 0 ? 'mutedText' : 'accentText'}>
              {strings.earnedShort(points)}
            </Text>
          </View>
        </View>
      ))}
    </Picture>
  );
}

const styles = StyleSheet.create({
  bars: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  room: { flex: 1 },
  bar: { height: 20, borderRadius: radius.s, borderWidth: 1 },
  none: { borderWidth: 0 },
  figure: { width: 28, alignItems: 'flex-end' },
});
