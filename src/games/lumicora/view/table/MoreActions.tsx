import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Command } from '../../session/table/commands';
import { canBagRunOut, playersLeft } from '../../session/table/guide';
import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { codeLinksStrings } from '../../strings/codeLinks';
import { finalInputStrings } from '../../strings/finalInput';

export interface MoreActionsProps {
  readonly table: Table;
  readonly perform: (command: Command) => void;
  readonly onTable: () => void;
  readonly onTerrain: () => void;
  readonly onPhones: () => void;
  readonly onExport: () => void;
  /** To the reefs, once the rounds were ended by hand. */
  readonly onEnded: () => void;
}

/** What a table needs now and then. */
export function MoreActions({ table, perform, ...on }: MoreActionsProps) {
  const { onTable, onTerrain, onPhones, onExport, onEnded } = on;
  const strings = useStrings(lumicoraStrings).table;
  const { endAndScore } = useStrings(finalInputStrings);
  const { phones } = useStrings(codeLinksStrings);
  // Nothing forces an order.
  const othersLeft = playersLeft(table).slice(1);
  const endRounds = () => {
    perform({ type: 'finish-rounds' });
    onEnded();
  };
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.more}</Text>
      {table.phase === 'action'
        ? othersLeft.map((player) => (
            <Button
              key={player}
              kind="quiet"
              label={strings.endTurnOf(table.players[player]!.name)}
              onPress={() => perform({ type: 'end-turn', player })}
            />
          ))
        : null}
      {table.phase === 'action' ? (
        <Button
          kind="quiet"
          label={strings.beginScoring}
          onPress={() => perform({ type: 'begin-scoring' })}
        />
      ) : null}
      {canBagRunOut(table) ? (
        <Button kind="quiet" label={strings.bagEmpty} onPress={() => perform({ type: 'empty-bag' })} />
      ) : null}
      {table.phase === 'final' ? null : <Button kind="quiet" label={endAndScore} onPress={endRounds} />}
      <Button kind="quiet" label={phones} onPress={onPhones} />
      <Button kind="quiet" label={strings.setup} onPress={onTable} />
      <Button kind="quiet" label={strings.terrain} onPress={onTerrain} />
      <Button kind="quiet" label={strings.exportGame} onPress={onExport} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
