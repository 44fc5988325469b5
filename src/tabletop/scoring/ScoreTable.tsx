/** How a scoring ended: everybody in the order of their places, and all figures in a table. */

import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { scoringStrings } from '../strings/scoring';
import type { ScoreLine, ScoringStep } from './scoring';
import type { ScoredPlayer } from './ScoringWalk';

export interface PlacesProps {
  readonly players: readonly ScoredPlayer[];
  /** By player; null where nobody can say who has won. */
  readonly places: readonly number[] | null;
  readonly totals: readonly number[];
  /** What a game draws below the row of a player. */
  readonly below?: (seat: number) => ReactNode;
}

/** Everybody in the order of their places; who is equal shares one. */
export function Places({ players, places, totals, below }: PlacesProps) {
  const strings = useStrings(scoringStrings);
  const seats = players.map((_, seat) => seat);
  const order = places === null ? seats : seats.sort((a, b) => places[a]! - places[b]!);
  return (
    <View role="list" accessibilityLabel={strings.places} style={placeStyles.list}>
      {order.map((seat) => {
        const { name, mark } = players[seat]!;
        const place = places?.[seat] ?? null;
        const total = totals[seat]!;
        return (
          <View key={seat}>
            <View
              role="listitem"
              accessible
              accessibilityLabel={strings.place(place, name, total)}
              style={placeStyles.row}
            >
              {place === null ? null : (
                <Text strong tabular tone={place === 1 ? 'accentText' : 'mutedText'}>
                  {strings.placeNumber(place)}
                </Text>
              )}
              {mark(22)}
              <View style={placeStyles.name}>
                <Text strong={place === 1} numberOfLines={1}>
                  {name}
                </Text>
              </View>
              <Text strong tabular tone={place === 1 ? 'accentText' : 'text'}>
                {minus(total)}
              </Text>
            </View>
            {below?.(seat)}
          </View>
        );
      })}
    </View>
  );
}

const placeStyles = StyleSheet.create({
  list: { width: '100%', maxWidth: 420, alignSelf: 'center', gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});

export interface ScoreTableProps {
  readonly players: readonly ScoredPlayer[];
  readonly steps: readonly ScoringStep<unknown, ScoreLine>[];
  /** What each step is called. */
  readonly labels: readonly string[];
  /** Opens the step where a figure comes from; without it the table is only read. */
  readonly onFigure?: (step: number, player: number) => void;
}

/** All players side by side, a row for each step; the last one is the sum. */
export function ScoreTable({ players, steps, labels, onFigure }: ScoreTableProps) {
  const colors = useColors();
  const widths = useColumnWidths();
  return (
    <ScrollView horizontal contentContainerStyle={styles.scroll}>
      <View
        role="table"
        style={[styles.table, { borderColor: colors.border, backgroundColor: colors.surface }]}
      >
        <View role="row" style={[styles.row, styles.names, { borderColor: colors.border }]}>
          <View role="cell" style={[styles.label, widths.label]} />
          {players.map(({ name, mark }, seat) => (
            <View key={seat} role="columnheader" accessibilityLabel={name} style={[styles.cell, widths.cell]}>
              {mark(28)}
              <Text variant="small" strong numberOfLines={1}>
                {name}
              </Text>
            </View>
          ))}
        </View>
        {steps.map((step, index) => (
          <Row
            key={index}
            label={labels[index]!}
            step={step}
            isTotal={index === steps.length - 1}
            players={players}
            onFigure={onFigure && ((seat) => onFigure(index, seat))}
          />
        ))}
      </View>
    </ScrollView>
  );
}

interface RowProps {
  readonly label: string;
  readonly step: ScoringStep<unknown, ScoreLine>;
  readonly isTotal: boolean;
  readonly players: readonly ScoredPlayer[];
  readonly onFigure?: (player: number) => void;
}

/** One step of the scoring; the last one is the sum of all. */
function Row({ label, step, isTotal, players, onFigure }: RowProps) {
  const strings = useStrings(scoringStrings);
  const colors = useColors();
  const widths = useColumnWidths();
  const line = isTotal ? styles.lastRow : { borderColor: colors.border };
  return (
    <View role="row" style={[styles.row, line]}>
      <View role="rowheader" style={[styles.label, widths.label]}>
        <Text strong={isTotal}>{label}</Text>
      </View>
      {step.players.map(({ points, total }, seat) => {
        const value = isTotal ? total : points;
        const figure = (
          <Text strong={isTotal} tabular tone={isTotal ? 'accentText' : 'text'}>
            {minus(value)}
          </Text>
        );
        return (
          <View key={seat} role="cell" style={[styles.cell, widths.cell]}>
            {isTotal || onFigure === undefined ? (
              figure
            ) : (
              <Pressed
                role="button"
                accessibilityLabel={strings.cellLabel(players[seat]!.name, label, value)}
                onPress={() => onFigure(seat)}
                style={styles.figure}
              >
                {figure}
              </Pressed>
            )}
          </View>
        );
      })}
    </View>
  );
}

/** Four players fit on a phone; with larger letters the table is pushed sideways. */
function useColumnWidths() {
  const { fontScale } = useWindowDimensions();
  return { label: { width: 100 * fontScale }, cell: { width: 60 * fontScale } };
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 1 },
  table: { flexGrow: 1, borderRadius: radius.m, borderWidth: 1, paddingHorizontal: space.s },
  names: { paddingVertical: space.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  label: { flexGrow: 2, paddingVertical: space.xs },
  cell: { flexGrow: 1, alignItems: 'center' },
  lastRow: { borderBottomWidth: 0 },
  figure: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
