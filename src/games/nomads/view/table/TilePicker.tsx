import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { DrawnKey } from '@/ui/components/DrawnKey';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { TILES, type Tile } from '../../rules/model';
import { nomadsStrings } from '../../strings';
import { describeTile } from '../describe';
import { TileIcon } from '../pieces';
import { useLooks } from '../store/store';

interface TilePickerProps {
  readonly question: string;
  readonly onPick: (tile: Tile) => void;
  readonly chosen?: Tile | null;
  /** What else may be answered, at the end of the keys. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
}

/** Which tile it is: nine keys in one place, so that fingers find them again. */
export function TilePicker({ question, onPick, chosen = null, other }: TilePickerProps) {
  const strings = useStrings(nomadsStrings);
  const looks = useLooks();
  const colors = useColors();
  return (
    <View style={styles.block}>
      <LiveText strong text={question} />
      <View role="group" accessibilityLabel={question} style={styles.keys}>
        {TILES.map((tile) => (
          <DrawnKey
            key={tile}
            role="button"
            accessibilityLabel={describeTile(strings, looks, tile)}
            frame={styles.key}
            style={{
              backgroundColor: colors.raised,
              borderRadius: radius.m,
              borderWidth: tile === chosen ? 3 : 1,
              borderColor: tile === chosen ? colors.accent : colors.border,
            }}
            onPress={() => onPick(tile)}
          >
            <TileIcon tile={tile} looks={looks} size={32} />
          </DrawnKey>
        ))}
        {other === undefined ? null : (
          <Button kind="quiet" grows label={other.label} onPress={other.onPress} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: { width: TOUCH_TARGET, height: TOUCH_TARGET },
});
