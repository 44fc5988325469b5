import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { finalScoringStrings } from '../../strings/finalScoring';
import { ResultTable, type ResultTableProps } from './ResultTable';

export interface ResultPanelProps extends PropsWithChildren<ResultTableProps> {
  readonly onCorrect: () => void;
}

/** The table of results, and below it what can be done with them: children first. */
export function ResultPanel({ onCorrect, children, ...table }: ResultPanelProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View style={styles.panel}>
      <Text variant="small" tone="mutedText">
        {strings.tapFigure}
      </Text>
      <ResultTable {...table} />
      {children}
      <Button kind="quiet" label={strings.correctReef} onPress={onCorrect} />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.m } });
