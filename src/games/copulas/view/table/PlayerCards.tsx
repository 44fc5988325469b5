import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Color } from '../../rules/pieces';
import type { SeatNews } from '../../session/insight';
import type { Table } from '../../session/table';
import type { TableStrings } from '../../strings/en/table';
import { tableStrings } from '../../strings/table';
import { TILE_LOOKS } from '../board/palette';

interface PlayerCardsProps {
  readonly table: Table;
  readonly news: readonly SeatNews[];
  /** Whose turn it is; null when the game is over. */
  readonly seat: number | null;
  /** Whose groups are lit. */
  readonly lit: number | null;
  readonly onPress: (seat: number) => void;
}

/** Everybody in one look: score, what is due, extra turns, the best gain now, and what the groups cost. */
export function PlayerCards({ table, news, seat, lit, onPress }: PlayerCardsProps) {
  const strings = useStrings(tableStrings);
  const colors = useColors();
  return (
    <View style={styles.row}>
      {table.players.map(({ name, color }, each) => {
        const score = table.course.scores[each]!;
        const told = toldOf(strings, news[each]!, each === seat);
        return (
          <Pressed
            key={color}
            role="button"
            aria-pressed={each === lit}
            accessibilityLabel={strings.player.label(name, score, told.join(', '))}
            onPress={() => onPress(each)}
            style={[
              styles.card,
              {
                backgroundColor: colors.surface,
                borderColor: each === seat ? TILE_LOOKS[color].fill : colors.border,
              },
              each === seat && styles.onTurn,
            ]}
          >
            <View style={styles.head}>
              <ColorMark color={color} size={18} />
              <View style={styles.name}>
                <Text strong numberOfLines={1}>{`${name} `}</Text>
              </View>
              <Text variant="lead" strong tabular>
                {minus(score)}
              </Text>
            </View>
            <Text variant="small" tone="mutedText" numberOfLines={2}>
              {told.join(' · ')}
            </Text>
          </Pressed>
        );
      })}
    </View>
  );
}

function toldOf({ player, words }: TableStrings, news: SeatNews, isOnTurn: boolean): readonly string[] {
  return [
    news.due === null ? player.allPlaced : player.due(words.shapes[news.due]),
    ...(news.isStuck && news.due !== null ? [player.stuck] : []),
    ...(news.bestGain !== null && isOnTurn ? [player.best(news.bestGain)] : []),
    ...(news.extraTurns > 0 ? [player.extraTurns(news.extraTurns)] : []),
    ...(news.groups.length === 0 ? [] : [player.groups(news.groups)]),
    ...(news.penalty < 0 ? [player.penalty(news.penalty)] : []),
  ];
}

/** A small tile in a player's color and texture. */
export function ColorMark({ color, size }: { readonly color: Color; readonly size: number }) {
  const look = TILE_LOOKS[color];
  return (
    <Svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden>
      <Path
        d="M-15 -9a6 6 0 0 1 6 -6h18a6 6 0 0 1 6 6v18a6 6 0 0 1 -6 6h-18a6 6 0 0 1 -6 -6z"
        fill={look.fill}
      />
      <Path d={look.texture} stroke={look.line} strokeWidth={3.5} strokeLinecap="round" fill="none" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    flexGrow: 1,
    flexBasis: 148,
    flexShrink: 1,
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    margin: 1,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  onTurn: { borderWidth: 2, margin: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});
