import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import { COLORS } from '../../rules/model';
import { trackPosition } from '../../rules/ranking';
import type { TablePlayer } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { FishFigure, LimestoneFigure, OctopusFigure, TileFigure } from './figures';

export interface PlayerCardProps {
  readonly player: TablePlayer;
  readonly hasOctopus: boolean;
  readonly isNext: boolean;
  /** Such as `turn over`. */
  readonly note: string | null;
  readonly onReef: () => void;
  readonly onCorals: () => void;
  readonly onCorrect: () => void;
}

export function PlayerCard({
  player,
  hasOctopus,
  isNext,
  note,
  onReef,
  onCorals,
  onCorrect,
}: PlayerCardProps) {
  const strings = useStrings(lumicoraStrings).table;
  return (
    <Card isLit={isNext}>
      <View style={styles.row}>
        <FishFigure fish={player.fish} size={36} />
        <View style={styles.name}>
          <Text variant="lead" strong>
            {player.name}
          </Text>
          {note === null ? null : (
            <Text variant="small" tone="mutedText">
              {note}
            </Text>
          )}
        </View>
        {hasOctopus ? (
          <View accessible role="img" accessibilityLabel={strings.hasOctopus}>
            <OctopusFigure size={32} />
          </View>
        ) : null}
        <Score score={player.score} />
      </View>
      <View style={styles.row}>
        <View
          accessible
          role="img"
          accessibilityLabel={strings.limestoneLabel(player.limestone)}
          style={styles.limestone}
        >
          <LimestoneFigure size={24} />
          <Text strong>{strings.limestone(player.limestone)}</Text>
        </View>
        <Tiles player={player} />
      </View>
      <View style={styles.buttons}>
        <Button
          grows
          kind="quiet"
          label={strings.reef}
          accessibilityLabel={strings.openReef(player.name)}
          onPress={onReef}
        />
        <Button
          grows
          kind="quiet"
          label={strings.corals}
          accessibilityLabel={strings.openCorals(player.name)}
          onPress={onCorals}
        />
        <Button
          grows
          kind="quiet"
          label={strings.correct}
          accessibilityLabel={strings.correctPlayer(player.name)}
          onPress={onCorrect}
        />
      </View>
    </Card>
  );
}

function Score({ score }: { readonly score: number }) {
  const strings = useStrings(lumicoraStrings).table;
  const { tile, space: onTrack } = trackPosition(score);
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={strings.scoreLabel(score, tile, onTrack)}
      style={styles.score}
    >
      <Text variant="title" role="presentation">
        {minus(score)}
      </Text>
      {tile === 0 ? null : (
        <Text variant="small" tone="mutedText">
          {strings.tile(tile)}
        </Text>
      )}
    </View>
  );
}

function Tiles({ player }: { readonly player: TablePlayer }) {
  const { table, words } = useStrings(lumicoraStrings);
  return (
    <View style={styles.tiles}>
      {COLORS.map((color) => (
        <View
          key={color}
          accessible
          role="img"
          accessibilityLabel={table.tileLabel(color, words.tiles[player.tiles[color]])}
        >
          <TileFigure color={color} tile={player.tiles[color]} size={30} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexWrap: 'wrap' },
  buttons: { flexDirection: 'row', gap: space.s, flexWrap: 'wrap' },
  name: { flex: 1, minWidth: 100 },
  score: { alignItems: 'flex-end' },
  limestone: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flex: 1 },
  tiles: { flexDirection: 'row', gap: space.s },
});
