import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { CORAL_NUMBERS } from '../../rules/model';
import type { Command } from '../../session/commands';
import { jellyfishOf } from '../../session/guide';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';

export interface TurnStepsProps {
  readonly table: Table;
  readonly player: number;
  readonly perform: (command: Command) => void;
  readonly onReef: () => void;
}

/** TU-2, TU-3: what a turn may bring, in the order of the booklet. */
export function TurnSteps({ table, player, perform, onReef }: TurnStepsProps) {
  const strings = useStrings(lumicoraStrings).table;
  const [isTaking, setTaking] = useState(false);
  const take = (count: number) => {
    setTaking(false);
    perform({ type: 'take-limestone', player, count });
  };
  return (
    <>
      {jellyfishOf(table, player).map((color) => (
        <Button
          key={color}
          kind="quiet"
          label={strings.spend(color)}
          onPress={() => perform({ type: 'spend-jellyfish', player, color })}
        />
      ))}
      <View style={styles.steps}>
        <Button grows label={strings.place} onPress={onReef} />
        <Button grows kind="quiet" label={strings.takeLimestone} onPress={() => setTaking(!isTaking)} />
      </View>
      {isTaking ? (
        <View style={styles.steps}>
          {CORAL_NUMBERS.map((count) => (
            <Button
              key={count}
              grows
              kind="quiet"
              label={String(count)}
              accessibilityLabel={strings.takeCount(count)}
              onPress={() => take(count)}
            />
          ))}
        </View>
      ) : null}
      <View style={styles.steps}>
        <Button
          grows
          kind="quiet"
          label={strings.returnOne}
          onPress={() => perform({ type: 'return-lumino', player })}
        />
        <Button
          grows
          kind="quiet"
          label={strings.turnOver}
          onPress={() => perform({ type: 'end-turn', player })}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
