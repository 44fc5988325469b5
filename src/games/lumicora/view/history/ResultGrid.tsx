import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { HistoryEntry } from '../../session/historyEntry';
import { historyStrings } from '../../strings/history';
import { minus } from '../../strings/phrases';
import { byPlace, isWinner } from './describeEntry';

/** At most this many stand one below the other; more stand in two columns, so that every game is of one height. */
export const GRID_ROWS = 2;
/** With letters of the usual size. */
export const GRID_ROW = 26;
const DIGIT = 9;

/** Who scored what, the winner first. Points stand before the names, which are cut off where there is no room. */
export function ResultGrid({ entry }: { readonly entry: HistoryEntry }) {
  const { fontScale } = useWindowDimensions();
  const digits = Math.max(...entry.players.map(({ total }) => minus(total).length));
  const points = { minWidth: Math.ceil(digits * DIGIT * fontScale) };
  const width = entry.players.length > GRID_ROWS ? styles.half : styles.whole;
  return (
    <View style={styles.grid}>
      {byPlace(entry).map((player) => {
        const wins = isWinner(entry, player);
        return (
          <View key={player.fish} style={[styles.cell, width]}>
            <View style={[styles.points, points]}>
              <Text strong tabular tone={wins ? 'accentText' : 'text'} numberOfLines={1}>
                {minus(player.total)}
              </Text>
            </View>
            <View style={styles.name}>
              <Text strong={wins} numberOfLines={1}>
                {player.name}
              </Text>
            </View>
            {wins ? <WinnerMark /> : null}
          </View>
        );
      })}
    </View>
  );
}

/** A star, so that the winner is not told by colour alone. */
function WinnerMark() {
  const { wins } = useStrings(historyStrings).list;
  const { accentText } = useColors();
  return (
    <View style={styles.mark}>
      <Svg width={16} height={16} viewBox="0 0 24 24" aria-hidden>
        <Path
          d="M12 2L15 8.8L22.4 9.5L16.8 14.4L18.5 21.7L12 17.8L5.5 21.7L7.2 14.4L1.6 9.5L9 8.8Z"
          fill={accentText}
        />
      </Svg>
      <VisuallyHidden>
        <Text>{wins}</Text>
      </VisuallyHidden>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: 2 },
  half: { width: '50%', paddingRight: space.s },
  whole: { width: '100%' },
  points: { alignItems: 'flex-end', marginRight: space.xs },
  name: { flexShrink: 1 },
  mark: { width: 16, height: 16 },
});
