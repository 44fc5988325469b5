import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { moonScore, tileCount } from '../../rules/scoring';
import type { Table } from '../../session/table';
import { nomadsStrings } from '../../strings';
import { AdventurerMark } from '../pieces';

/** Everybody in one look: points as they stand, tiles that still count as minus, moons won. */
export function Standings({ table }: { readonly table: Table }) {
  const { table: strings } = useStrings(nomadsStrings);
  const colors = useColors();
  const isTurn = table.phase === 'turn' || table.phase === 'last';
  return (
    <View role="list" accessibilityLabel={strings.players} style={styles.row}>
      {table.players.map((player, seat) => {
        const score = moonScore(table.cards, player) + player.moons;
        const tiles = tileCount(player);
        const isNext = isTurn && seat === table.turn;
        return (
          <View
            key={seat}
            role="listitem"
            accessible
            accessibilityLabel={strings.player(player.name, score, tiles, player.moons)}
            style={[
              styles.player,
              { backgroundColor: colors.surface, borderColor: isNext ? colors.accent : colors.border },
              isNext && styles.next,
            ]}
          >
            <AdventurerMark adventurer={player.adventurer} size={22} />
            <View style={styles.words}>
              <Text variant="small" numberOfLines={1}>
                {player.name}
              </Text>
              <Text variant="small" tone="mutedText" numberOfLines={1}>
                {`▢ ${tiles}  ☾ ${player.moons}`}
              </Text>
            </View>
            <Text strong tabular>
              {minus(score)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  player: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    flexGrow: 1,
    flexBasis: 150,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    margin: 1,
  },
  next: { borderWidth: 3, margin: -1 },
  words: { flex: 1 },
});
