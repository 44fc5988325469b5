import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { DrawnKey } from '@/ui/components/DrawnKey';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { writableCards } from '../../rules/cards';
import { LEGENDS, TILES, type Tile } from '../../rules/model';
import { moonScore } from '../../rules/scoring';
import type { Command } from '../../session/commands';
import type { Table, TablePlayer } from '../../session/table';
import { nomadsStrings } from '../../strings';
import { describeCard, describeTile } from '../describe';
import { AdventurerMark, TileIcon } from '../pieces';
import { useLooks } from '../store/store';

interface PadPanelProps {
  readonly table: Table;
  readonly onCommand: (command: Command) => void;
  readonly onCorrect: (player: number) => void;
}

/** Everybody with their tiles and cards; one tap for a tile that was taken, one for a card that was written. */
export function PadPanel({ table, onCommand, onCorrect }: PadPanelProps) {
  return (
    <View style={styles.players}>
      {table.players.map((player, seat) => (
        <PadCard
          key={seat}
          table={table}
          seat={seat}
          player={player}
          onCommand={onCommand}
          onCorrect={onCorrect}
        />
      ))}
    </View>
  );
}

interface PadCardProps extends PadPanelProps {
  readonly seat: number;
  readonly player: TablePlayer;
}

const PadCard = memo(function PadCard({ table, seat, player, onCommand, onCorrect }: PadCardProps) {
  const strings = useStrings(nomadsStrings);
  const { table: words } = strings;
  const looks = useLooks();
  const colors = useColors();
  const isOpen = table.phase === 'turn' || table.phase === 'last';
  const cards = writableCards(table.cards, table.players, seat);
  const held = LEGENDS.flatMap((legend) => {
    const value = player.legends[legend - 1] ?? null;
    return value === null ? [] : [describeCard(strings, looks, { kind: 'legend', legend, value })];
  });
  const song = player.song === null ? [] : [strings.words.song(player.song + 1)];
  const countOf = (tile: Tile) =>
    tile === 'wild' ? player.wild : tile === 'moon' ? table.moonChart : player.tiles[tile - 1]!;
  const labelOf = (tile: Tile) =>
    tile === 'moon'
      ? words.tookMoon(player.name)
      : words.took(player.name, describeTile(strings, looks, tile), countOf(tile));
  return (
    <Card isLit={table.turn === seat && isOpen}>
      <View style={styles.head}>
        <AdventurerMark adventurer={player.adventurer} size={28} />
        <View style={styles.name}>
          <Text strong numberOfLines={1}>
            {player.name}
          </Text>
          <Text variant="small" tone="mutedText">
            {[...held, ...song, ...(player.moons > 0 ? [strings.words.moons(player.moons)] : [])].join(' · ')}
          </Text>
        </View>
        <Text variant="title" role="presentation" tabular>
          {minus(moonScore(table.cards, player) + player.moons)}
        </Text>
        <Button
          kind="quiet"
          label={words.correct}
          accessibilityLabel={words.correctPlayer(player.name)}
          onPress={() => onCorrect(seat)}
        />
      </View>
      <View style={styles.keys}>
        {TILES.map((tile) => (
          <DrawnKey
            key={tile}
            role="button"
            accessibilityLabel={labelOf(tile)}
            mayRepeat
            disabled={!isOpen}
            frame={styles.key}
            style={{
              backgroundColor: colors.raised,
              borderRadius: radius.m,
              borderWidth: 1,
              borderColor: colors.border,
            }}
            onPress={() => onCommand({ type: 'take', player: seat, tile })}
          >
            <TileIcon tile={tile} looks={looks} size={26} />
            {tile === 'moon' ? null : (
              <Text variant="small" strong tabular>
                {String(countOf(tile))}
              </Text>
            )}
          </DrawnKey>
        ))}
      </View>
      {cards.length === 0 ? null : (
        <View style={styles.cards}>
          {cards.map(({ choice }) => (
            <Button
              key={JSON.stringify(choice)}
              kind="quiet"
              label={strings.write.do(describeCard(strings, looks, choice))}
              disabled={!isOpen}
              onPress={() => onCommand({ type: 'write', player: seat, card: choice, lysFirst: null })}
            />
          ))}
        </View>
      )}
    </Card>
  );
});

const styles = StyleSheet.create({
  players: { gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: { width: 58, height: TOUCH_TARGET + 8 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
