import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { cleanName } from '@/tabletop/session/playerName';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { CommandRejection } from '../../session/table/commands';
import { lumicoraStrings } from '../../strings';
import type { TableStore } from '../store/LibraryContext';

export interface NameFieldProps {
  readonly store: TableStore;
  readonly index: number;
}

/** A new name, and why it was refused. */
export function NameField({ store, index }: NameFieldProps) {
  const { setup: strings, table: tableStrings } = useStrings(lumicoraStrings);
  const { table, perform } = useTableStore(store);
  const player = table.players[index]!;
  const [name, setName] = useState(player.name);
  const [refused, setRefused] = useState<CommandRejection | null>(null);
  const rename = () => setRefused(perform({ type: 'change-name', player: index, name }));
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.nameField}</Text>
      <View style={styles.row}>
        <TextField
          label={strings.nameField}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={setName}
          onSubmit={rename}
        />
        <Button
          kind="quiet"
          label={strings.saveName}
          disabled={cleanName(name) === player.name}
          onPress={rename}
        />
      </View>
      {refused === null ? null : <Notice tone="danger" text={tableStrings.rejected(refused)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
