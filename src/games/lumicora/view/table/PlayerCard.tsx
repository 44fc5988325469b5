import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/components/IconButton';
import { EditIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { COLORS } from '../../rules/model';
import { trackPosition } from '../../rules/ranking';
import type { TablePlayer } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { FishFigure, LimestoneFigure, OctopusFigure, TileFigure } from './figures';

interface PlayerCardProps {
  readonly player: TablePlayer;
  readonly hasOctopus: boolean;
  readonly isNext: boolean;
  /** All in one row, for a wide window that is not high. */
  readonly isFlat: boolean;
  /** Such as `turn over`. */
  readonly note: string | null;
  readonly onReef: () => void;
  readonly onCorals: () => void;
  readonly onCorrect: () => void;
}

/** A player on the scoreboard. The card opens the reef, its tiles open what each color would score. */
export function PlayerCard(props: PlayerCardProps) {
  const { player, hasOctopus, isNext, isFlat, note, onReef, onCorals, onCorrect } = props;
  const strings = useStrings(lumicoraStrings).table;
  const colors = useColors();
  const noted =
    note === null ? null : (
      <Text variant="small" tone={isNext ? 'accentText' : 'mutedText'}>
        {note}
      </Text>
    );
  const octopus = (
    <View accessible role="img" accessibilityLabel={strings.hasOctopus} style={styles.untouched}>
      <OctopusFigure size={30} />
    </View>
  );
  return (
    <View
      style={[
        styles.card,
        { backgroundColor: colors.surface, borderColor: isNext ? colors.accent : colors.border },
        isNext && styles.next,
        isFlat && styles.row,
      ]}
    >
      {/* Beside what it shows, so that screen readers reach both. */}
      <Pressed
        role="button"
        accessibilityLabel={strings.openReef(player.name)}
        onPress={onReef}
        style={styles.cover}
      />
      <View style={[styles.row, styles.untouched, isFlat && styles.name]}>
        <FishFigure fish={player.fish} size={32} />
        <View style={styles.name}>
          <Text variant={isFlat ? 'body' : 'lead'} strong numberOfLines={isFlat ? 1 : 2}>
            {player.name}
          </Text>
          {isFlat ? noted : null}
        </View>
        {hasOctopus && !isFlat ? octopus : null}
        {isFlat ? null : noted}
        {isFlat ? null : <Score score={player.score} />}
      </View>
      <View style={[styles.row, styles.passing]}>
        <View>
          <Pressed
            role="button"
            accessibilityLabel={strings.openCorals(player.name)}
            onPress={onCorals}
            style={styles.cover}
          />
          <Tiles player={player} />
        </View>
        <View
          accessible
          role="img"
          accessibilityLabel={strings.limestoneLabel(player.limestone)}
          style={[styles.limestone, styles.untouched]}
        >
          <LimestoneFigure size={22} />
          <Text strong>{strings.limestone(player.limestone)}</Text>
        </View>
        {isFlat ? hasOctopus ? octopus : <View style={styles.noOctopus} /> : null}
        {isFlat ? <Score score={player.score} /> : <View style={[styles.name, styles.untouched]} />}
        <IconButton label={strings.correctPlayer(player.name)} onPress={onCorrect}>
          <EditIcon />
        </IconButton>
      </View>
    </View>
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
      style={[styles.score, styles.untouched]}
    >
      {tile === 0 ? null : (
        <Text variant="small" tone="mutedText">
          {strings.tile(tile)}
        </Text>
      )}
      <Text variant="title" role="presentation" tabular>
        {minus(score)}
      </Text>
    </View>
  );
}

function Tiles({ player }: { readonly player: TablePlayer }) {
  const { table, words } = useStrings(lumicoraStrings);
  return (
    <View style={[styles.tiles, styles.untouched]}>
      {COLORS.map((color) => (
        <View
          key={color}
          accessible
          role="img"
          accessibilityLabel={table.tileLabel(color, words.tiles[player.tiles[color]])}
        >
          <TileFigure color={color} tile={player.tiles[color]} size={28} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    paddingLeft: space.m + 1,
    paddingRight: space.s + 1,
    paddingTop: space.xs + 1,
    borderRadius: radius.l,
    borderWidth: 1,
  },
  // The thicker border takes its room from the padding.
  next: { borderWidth: 2, paddingLeft: space.m, paddingRight: space.s, paddingTop: space.xs },
  cover: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0, borderRadius: radius.m },
  untouched: { pointerEvents: 'none' },
  passing: { pointerEvents: 'box-none' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  // So that the figures of all players stand in columns.
  noOctopus: { width: 30 },
  score: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: space.s,
    justifyContent: 'flex-end',
    minWidth: 44,
    paddingRight: space.s,
  },
  limestone: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minWidth: 66,
  },
  tiles: { flexDirection: 'row', alignItems: 'center', gap: 2, minHeight: TOUCH_TARGET },
});
