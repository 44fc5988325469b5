import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { CommandRejection } from '../../session/commands';
import { LONGEST_NAME } from '../../session/gameFileModel';
import { cleanName } from '../../session/playerName';
import { lumicoraStrings } from '../../strings';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';

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
  const [refused, setRefused] = useState<CommandRejection['code'] | null>(null);
  const rename = () => setRefused(perform({ type: 'change-name', player: index, name })?.code ?? null);
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
      {refused === null ? null : <Notice tone="danger" text={tableStrings.rejections[refused]} />}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
