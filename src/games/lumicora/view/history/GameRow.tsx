import { memo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { Chevron } from '@/ui/components/Chevron';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { HistoryEntry } from '../../session/historyEntry';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { describeGame, describeVariant } from './describeEntry';
import { useFormats } from './formats';
import { GRID_ROW, GRID_ROWS, ResultGrid } from './ResultGrid';

export interface GameRowProps {
  readonly entry: HistoryEntry;
  readonly onOpen: (id: string) => void;
}

/** A finished game in a list; every row is of one height. */
export const GameRow = memo(function GameRow({ entry, onOpen }: GameRowProps) {
  const lumicora = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings);
  const colors = useColors();
  const date = useFormats().date(entry.endedAt);
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={Platform.OS === 'web' ? undefined : describeGame(strings, lumicora, entry, date)}
      onPress={() => onOpen(entry.id)}
      style={[styles.row, { backgroundColor: colors.surface, borderColor: colors.border }]}
    >
      <View style={styles.head}>
        <View style={styles.words}>
          <Text strong numberOfLines={1}>
            {date}
          </Text>
          <Text variant="small" tone="mutedText" numberOfLines={1}>
            {`${strings.list.players(entry.players.length)} · ${describeVariant(lumicora, entry)}`}
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
});
