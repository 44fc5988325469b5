import { memo, useMemo } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Chevron } from '@/ui/components/Chevron';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useFormats } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, radius, space } from '@/ui/tokens/metrics';
import { themed, useColors } from '@/ui/tokens/ThemeContext';

import { useDesk, useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import { byPlace, isWinner, type RecordEntry } from '../entry';
import { describeGame, describeResult } from './describeEntry';

interface GameRowProps {
  readonly entry: RecordEntry;
  readonly onOpen: (id: string) => void;
  /** Its height and what is around it. Keep the object from drawing to drawing. */
  readonly style: ViewStyle;
}

/** A finished game in a list; every row is of one height. */
export const GameRow = memo(function GameRow({ entry, onOpen, style }: GameRowProps) {
  const strings = useStrings(recordStrings);
  const { surface } = useSurface();
  const date = useFormats().date(entry.endedAt);
  const variant = useDesk().describeVariant(entry, useLanguage());
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={Platform.OS === 'web' ? undefined : describeGame(strings, entry, date, variant)}
      onPress={() => onOpen(entry.id)}
      style={[styles.row, surface, style]}
    >
      <View style={styles.head}>
        <View style={styles.words}>
          <Text strong numberOfLines={1}>
            {date}
          </Text>
          <Text variant="small" tone="mutedText" numberOfLines={1}>
            {`${strings.list.players(entry.players.length)} · ${variant}`}
          </Text>
        </View>
        <Chevron to="onward" />
      </View>
      <ResultGrid entry={entry} />
    </Pressed>
  );
});

const useSurface = themed(({ surface, border }) =>
  StyleSheet.create({ surface: { backgroundColor: surface, borderColor: border } }),
);

const BORDER = 1;

/** So that a list knows where each row is without drawing it. */
export function rowHeight(fontScale: number): number {
  const lines = leading(fontSize.body) + leading(fontSize.small) + GRID_ROWS * GRID_ROW;
  return Math.ceil(lines * fontScale) + space.s + 2 * (space.m + BORDER);
}

/** At most this many stand one below the other; more stand in two columns, so that every game is of one height. */
const GRID_ROWS = 2;
/** With letters of the usual size. */
const GRID_ROW = 26;
const DIGIT = 9;

/** Who scored what, the winner first. Points stand before the names, which are cut off where there is no room. */
function ResultGrid({ entry }: { readonly entry: RecordEntry }) {
  const { fontScale } = useWindowDimensions();
  const digits = Math.max(...entry.players.map((player) => describeResult(player).length));
  const points = { minWidth: Math.ceil(digits * DIGIT * fontScale) };
  const width = entry.players.length > GRID_ROWS ? styles.half : styles.whole;
  return (
    <View style={styles.grid}>
      {byPlace(entry.players).map((player, index) => {
        const wins = isWinner(entry, player);
        return (
          <View key={index} style={[styles.cell, width]}>
            <View style={[styles.points, points]}>
              <Text strong tabular tone={wins ? 'accentText' : 'text'} numberOfLines={1}>
                {describeResult(player)}
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
  const { wins } = useStrings(recordStrings).list;
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

interface LatestGamesProps {
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}

const SHOWN = 3;

/** The last finished games, and the way to all others. */
export function LatestGames({ onOpen, onAll }: LatestGamesProps) {
  const strings = useStrings(recordStrings).latest;
  const { newest } = useFinishedGames();
  const { fontScale } = useWindowDimensions();
  const style = useMemo(() => ({ height: rowHeight(fontScale) }), [fontScale]);
  return (
    <View style={styles.block}>
      {newest.length === 0 ? null : <Text variant="title">{strings.title}</Text>}
      {newest.slice(0, SHOWN).map((entry) => (
        <GameRow key={entry.id} entry={entry} onOpen={onOpen} style={style} />
      ))}
      <Button kind="quiet" label={strings.all} onPress={onAll} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    gap: space.s,
    padding: space.m,
    borderRadius: radius.l,
    borderWidth: BORDER,
    overflow: 'hidden',
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: 2 },
  half: { width: '50%', paddingRight: space.s },
  whole: { width: '100%' },
  points: { alignItems: 'flex-end', marginRight: space.xs },
  name: { flexShrink: 1 },
  mark: { width: 16, height: 16 },
  block: { gap: space.m },
});
