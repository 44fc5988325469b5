import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { MOST_LIGHTS } from '../../rules/board';
import { dueShape } from '../../rules/course';
import type { Command, Table } from '../../session/table';
import { tableStrings } from '../../strings/table';

interface ScorePanelProps {
  readonly table: Table;
  readonly seat: number | null;
  readonly onPoints: (command: Command) => void;
}

/** Only the score is kept: one tap a turn. */
export function ScorePanel({ table, seat, onPoints }: ScorePanelProps) {
  const strings = useStrings(tableStrings);
  const shape = seat === null ? null : dueShape(table.course, seat);
  if (seat === null || shape === null) return null;
  const { name } = table.players[seat]!;
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.turn.note(name)}</Text>
      <View style={styles.keys}>
        {Array.from({ length: MOST_LIGHTS + 1 }, (_, points) => (
          <View key={points} style={styles.key}>
            <Button
              label={String(points)}
              accessibilityLabel={strings.commands.place(name, strings.words.shapes[shape], points)}
              onPress={() => onPoints({ type: 'place', seat, shape, tile: null, points, anyway: false })}
            />
          </View>
        ))}
      </View>
      <Button
        kind="quiet"
        label={strings.turn.skip(name)}
        onPress={() => onPoints({ type: 'skip', seat, anyway: true })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: { flexBasis: '18%', flexGrow: 1 },
});
