import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { SeenSurface, SpaceReading } from '../../exchange/photo/model';
import { photoStrings } from '../../strings/photo';
import { SurfacePicture } from './SurfacePicture';

export interface ReadCountsProps {
  readonly spaces: readonly SpaceReading[];
  readonly surfaces: readonly SeenSurface[];
}

/** How many spaces of each kind were read, to compare with the table. */
export function ReadCounts({ spaces, surfaces }: ReadCountsProps) {
  const { look: strings } = useStrings(photoStrings);
  return (
    <View role="list" accessibilityLabel={strings.counts} style={styles.row}>
      {surfaces.map((surface) => {
        const count = spaces.filter((each) => each.surface === surface).length;
        return (
          <View
            key={surface}
            role="listitem"
            accessible
            accessibilityLabel={strings.count(surface, count)}
            style={styles.count}
          >
            <SurfacePicture surface={surface} size={24} />
            <Text strong tabular>
              {count}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  count: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 50 },
});
