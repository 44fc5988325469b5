import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { groupsAt, type Command, type Rejection, type Table } from '../../session/table';
import { recordWords } from '../../strings/record';
import { tableStrings } from '../../strings/table';
import { describeRejection } from '../table/describe';

interface CountGroupsProps {
  readonly table: Table;
  readonly perform: (command: Command) => Rejection | null;
}

/** Groups as people count them on the table, where the app does not know the tiles. */
export function CountGroups({ table, perform }: CountGroupsProps) {
  const words = useStrings(recordWords);
  const strings = useStrings(tableStrings);
  const [texts, setTexts] = useState(() => table.players.map((_, seat) => groupsAt(table, seat).join(' ')));
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = () => {
    for (const [seat, text] of texts.entries()) {
      const groups = (text.match(/\d+/g) ?? []).map(Number).filter((size) => size > 0);
      if (groups.join() === groupsAt(table, seat).join()) continue;
      const rejection = perform({ type: 'count', seat, groups });
      if (rejection !== null) {
        setRefusal(describeRejection(strings, rejection));
        return;
      }
    }
    setRefusal(null);
  };
  return (
    <View style={styles.block}>
      <Text variant="title">{words.countGroups}</Text>
      <Text tone="mutedText">{words.countGroupsHelp}</Text>
      {table.players.map(({ name, color }, seat) => (
        <TextField
          key={color}
          label={words.groupsOf(name)}
          value={texts[seat]!}
          placeholder={words.groupsOf(name)}
          maxLength={40}
          onChange={(text) => setTexts(texts.map((each, at) => (at === seat ? text : each)))}
        />
      ))}
      {refusal === null ? null : <Notice tone="danger" text={refusal} />}
      <Button kind="quiet" label={words.take} onPress={take} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
