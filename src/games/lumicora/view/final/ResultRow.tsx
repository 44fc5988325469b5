import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { FinalStep } from '../../session/finalSteps';
import { finalScoringStrings } from '../../strings/finalScoring';
import { minus } from '../../strings/phrases';

export interface ResultRowProps {
  readonly step: FinalStep;
  readonly players: readonly { readonly name: string }[];
  readonly onFigure?: (player: number) => void;
}

/** One category of the table of results; the last step is the sum of all. */
export function ResultRow({ step, players, onFigure }: ResultRowProps) {
  const strings = useStrings(finalScoringStrings);
  const colors = useColors();
  const widths = useColumnWidths();
  const isTotal = step.stage.kind === 'result';
  const label = isTotal ? strings.total : strings.stage(step.stage);
  const line = isTotal ? styles.lastRow : { borderColor: colors.border };
  return (
    <View role="row" style={[resultStyles.row, line]}>
      <View role="rowheader" style={[resultStyles.label, widths.label]}>
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
          <View key={seat} role="cell" style={[resultStyles.cell, widths.cell]}>
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
export function useColumnWidths() {
  const { fontScale } = useWindowDimensions();
  return { label: { width: 100 * fontScale }, cell: { width: 60 * fontScale } };
}

/** What the rows share with the row of names above them. */
export const resultStyles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  label: { flexGrow: 2, paddingVertical: space.xs },
  cell: { flexGrow: 1, alignItems: 'center' },
});

const styles = StyleSheet.create({
  lastRow: { borderBottomWidth: 0 },
  figure: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
