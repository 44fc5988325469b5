import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Command } from '../../session/table/commands';
import type { Suggestion } from '../../session/table/guide';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';

interface GuideProps {
  readonly table: Table;
  readonly next: Suggestion;
  readonly perform: (command: Command) => void;
  readonly onReef: (player: number) => void;
  readonly onScoring: (player: number) => void;
  readonly onFinal: () => void;
  /** To how the reefs are entered. */
  readonly onReefs: () => void;
}

/** What comes next, at the thumb. It only suggests: any other player's card can be opened instead. */
export function Guide({ table, next, perform, onReef, onScoring, onFinal, onReefs }: GuideProps) {
  const strings = useStrings(lumicoraStrings).table;
  const { reefs, title } = useStrings(finalInputStrings);
  switch (next.step) {
    case 'turn':
      return (
        <View style={styles.key}>
          <Button
            label={strings.toTurn(table.players[next.player]!.name)}
            onPress={() => onReef(next.player)}
          />
        </View>
      );
    case 'score':
      return (
        <>
          <Button
            kind="quiet"
            label={strings.skip}
            onPress={() => perform({ type: 'skip-scoring', player: next.player })}
          />
          <View style={styles.key}>
            <Button label={strings.openScoring} onPress={() => onScoring(next.player)} />
          </View>
        </>
      );
    case 'final-scoring':
      return (
        <>
          <Button kind="quiet" label={reefs} accessibilityLabel={title} onPress={onReefs} />
          <View style={styles.key}>
            <Button label={strings.finalScoring} onPress={onFinal} />
          </View>
        </>
      );
  }
}

const styles = StyleSheet.create({ key: { flex: 1, minWidth: space.xl } });
