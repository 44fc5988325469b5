import { memo } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Chevron } from '@/ui/components/Chevron';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useFormats } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useDesk, useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import { byPlace, isWinner, type RecordEntry } from '../entry';
import { describeGame, describeResult } from './describeEntry';

interface GameRowProps {
  readonly entry: RecordEntry;
  readonly onOpen: (id: string) => void;
}

/** A finished game in a list; every row is of one height. */
export const GameRow = memo(function GameRow({ entry, onOpen }: GameRowProps) {
  const strings = useStrings(recordStrings);
  const colors = useColors();
  const date = useFormats().date(entry.endedAt);
  const variant = useDesk().describeVariant(entry, useLanguage());
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={Platform.OS === 'web' ? undefined : describeGame(strings, entry, date, variant)}
      onPress={() => onOpen(entry.id)}
      style={[styles.row, { backgroundColor: colors.surface, borderColor: colors.border }]}
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
  const { entries } = useFinishedGames();
  const height = rowHeight(useWindowDimensions().fontScale);
  return (
    <View style={styles.block}>
      {entries.length === 0 ? null : <Text variant="title">{strings.title}</Text>}
      {entries.slice(0, SHOWN).map((entry) => (
        <View key={entry.id} style={{ height }}>
          <GameRow entry={entry} onOpen={onOpen} />
        </View>
      ))}
      <Button kind="quiet" label={strings.all} onPress={onAll} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flex: 1,
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
