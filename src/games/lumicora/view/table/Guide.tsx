import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { CORAL_NUMBERS } from '../../rules/model';
import { storeLimestone } from '../../rules/turn';
import type { Command } from '../../session/commands';
import { jellyfishOf, suggestNext } from '../../session/guide';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';

export interface GuideProps {
  readonly table: Table;
  readonly perform: (command: Command) => void;
  readonly onReef: (player: number) => void;
  readonly onScoring: (player: number) => void;
  readonly onFinal: () => void;
}

/** What comes next, with its steps one tap away. It only suggests. */
export function Guide({ table, perform, onReef, onScoring, onFinal }: GuideProps) {
  const strings = useStrings(lumicoraStrings).table;
  const next = suggestNext(table);
  if (next.step === 'final-scoring') {
    return (
      <Card isLit>
        <Text variant="lead" strong>
          {strings.final}
        </Text>
        <Button label={strings.finalScoring} onPress={onFinal} />
      </Card>
    );
  }
  const { player } = next;
  const { name } = table.players[player]!;
  if (next.step === 'turn') {
    return (
      <TurnGuide
        key={`${table.round} ${player}`}
        table={table}
        player={player}
        perform={perform}
        onReef={onReef}
      />
    );
  }
  return (
    <Card isLit>
      <Text variant="lead" strong>
        {strings.yourScoring(name)}
      </Text>
      <View style={styles.steps}>
        <Button grows label={strings.openScoring} onPress={() => onScoring(player)} />
        <Button
          grows
          kind="quiet"
          label={strings.skip}
          onPress={() => perform({ type: 'skip-scoring', player })}
        />
      </View>
    </Card>
  );
}

interface TurnGuideProps {
  readonly table: Table;
  readonly player: number;
  readonly perform: (command: Command) => void;
  readonly onReef: (player: number) => void;
}

function TurnGuide({ table, player, perform, onReef }: TurnGuideProps) {
  const strings = useStrings(lumicoraStrings).table;
  const [isTaking, setTaking] = useState(false);
  const [wentBack, setWentBack] = useState(0);
  const { name, limestone } = table.players[player]!;
  const take = (count: number) => {
    setWentBack(storeLimestone(limestone, count).returned);
    setTaking(false);
    perform({ type: 'take-limestone', player, count });
  };
  return (
    <Card isLit>
      <Text variant="lead" strong>
        {strings.yourTurn(name)}
      </Text>
      {jellyfishOf(table, player).map((color) => (
        <Button
          key={color}
          kind="quiet"
          label={strings.spend(color)}
          onPress={() => perform({ type: 'spend-jellyfish', player, color })}
        />
      ))}
      <View style={styles.steps}>
        <Button grows label={strings.place} onPress={() => onReef(player)} />
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
      {wentBack === 0 ? null : (
        <Text role="status" tone="warning">
          {strings.wentBack(wentBack)}
        </Text>
      )}
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
    </Card>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
