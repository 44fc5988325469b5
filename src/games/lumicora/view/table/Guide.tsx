import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { CORAL_NUMBERS } from '../../rules/model';
import type { Command } from '../../session/table/commands';
import { jellyfishOf, playersLeft, suggestNext } from '../../session/table/guide';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';

interface GuideProps {
  readonly table: Table;
  readonly perform: (command: Command) => void;
  readonly onReef: (player: number) => void;
  readonly onScoring: (player: number) => void;
  readonly onFinal: () => void;
  /** To how the reefs are entered. */
  readonly onReefs: () => void;
}

/** What comes next, with its steps one tap away. It only suggests: anybody else can be chosen. */
export function Guide({ table, perform, onReef, onScoring, onFinal, onReefs }: GuideProps) {
  const strings = useStrings(lumicoraStrings).table;
  const { reefs, title } = useStrings(finalInputStrings);
  const [chosen, setChosen] = useState<number | null>(null);
  const next = suggestNext(table);
  if (next.step === 'final-scoring') {
    return (
      <Card isLit>
        <Text variant="lead" strong>
          {strings.final}
        </Text>
        <Button label={strings.finalScoring} onPress={onFinal} />
        <Button kind="quiet" label={reefs} accessibilityLabel={title} onPress={onReefs} />
      </Card>
    );
  }
  const left = playersLeft(table);
  const player = chosen !== null && left.includes(chosen) ? chosen : next.player;
  const { name } = table.players[player]!;
  return (
    <Card isLit>
      <LiveText
        variant="lead"
        strong
        text={next.step === 'turn' ? strings.yourTurn(name) : strings.yourScoring(name)}
      />
      {left.length > 1 ? (
        <Chips
          label={strings.whose}
          value={player}
          options={left.map((index) => ({ value: index, label: table.players[index]!.name }))}
          onChange={setChosen}
        />
      ) : null}
      {next.step === 'turn' ? (
        <TurnSteps
          key={player}
          table={table}
          player={player}
          perform={perform}
          onReef={() => onReef(player)}
        />
      ) : (
        <View style={styles.steps}>
          <Button grows label={strings.openScoring} onPress={() => onScoring(player)} />
          <Button
            grows
            kind="quiet"
            label={strings.skip}
            onPress={() => perform({ type: 'skip-scoring', player })}
          />
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});

interface TurnStepsProps {
  readonly table: Table;
  readonly player: number;
  readonly perform: (command: Command) => void;
  readonly onReef: () => void;
}

/** TU-2, TU-3: what a turn may bring, in the order of the booklet. */
function TurnSteps({ table, player, perform, onReef }: TurnStepsProps) {
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
      <View style={turnStepsStyles.steps}>
        <Button grows label={strings.place} onPress={onReef} />
        <Button grows kind="quiet" label={strings.takeLimestone} onPress={() => setTaking(!isTaking)} />
      </View>
      {isTaking ? (
        <View style={turnStepsStyles.steps}>
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
      <View style={turnStepsStyles.steps}>
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

const turnStepsStyles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
