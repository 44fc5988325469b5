import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf } from '../../../lessons/reference/example';
import { MARKERS_PER_POINT } from '../../../rules/finalScoring';
import { STORAGE, storeLimestone } from '../../../rules/turn';
import { referenceStrings } from '../../../strings/reference';
import { LimestoneFigure } from '../../table/figures';
import { Picture } from './Picture';

const PAIRS = Array.from({ length: STORAGE / MARKERS_PER_POINT }, (_, pair) =>
  Array.from({ length: MARKERS_PER_POINT }, (__, index) => pair * MARKERS_PER_POINT + index),
);

/** LU-6, FS-2: ten places, two by two because two bring a point; what finds none lies beside them. */
export function StorageFigure({ example: { held, gained } }: { readonly example: ExampleOf<'storage'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const { limestone, returned } = storeLimestone(held, gained);
  const lineOf = (place: number) => {
    const isNew = place >= held && place < limestone;
    return { borderColor: isNew ? colors.accent : colors.border, borderWidth: isNew ? 3 : 1 };
  };
  return (
    <Picture label={strings.storage(limestone, STORAGE, returned)} style={styles.storage}>
      {PAIRS.map((pair) => (
        <View key={pair[0]} style={styles.pair}>
          {pair.map((place) => (
            <View key={place} style={[styles.place, lineOf(place)]}>
              {place < limestone ? <LimestoneFigure size={24} /> : null}
            </View>
          ))}
        </View>
      ))}
      {returned === 0 ? null : (
        <View style={styles.returned}>
          {Array.from({ length: returned }, (_, index) => (
            <LimestoneFigure key={index} size={24} />
          ))}
        </View>
      )}
    </Picture>
  );
}

const styles = StyleSheet.create({
  storage: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  pair: { gap: space.xs },
  place: {
    width: 36,
    height: 36,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
  },
  returned: { justifyContent: 'space-around', opacity: 0.55 },
});
