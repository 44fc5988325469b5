import { StyleSheet, View } from 'react-native';

import { Choice } from '@/ui/components/Choice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Table } from '../../session/table';
import { codesStrings } from '../../strings/codes';

const EVERYBODY = 'everybody';

export interface FollowChoiceProps {
  readonly table: Table;
  /** Null for everybody. */
  readonly onFollow: (seat: number | null) => void;
}

/** Whose turns and scorings make up a round on this phone. */
export function FollowChoice({ table: { players, followed }, onFollow }: FollowChoiceProps) {
  const { phones: strings } = useStrings(codesStrings);
  return (
    <View style={styles.block}>
      <Choice
        label={strings.follows}
        value={followed === null ? EVERYBODY : String(followed)}
        options={[
          { value: EVERYBODY, label: strings.everybody },
          ...players.map(({ name }, seat) => ({ value: String(seat), label: name })),
        ]}
        onChange={(value) => onFollow(value === EVERYBODY ? null : Number(value))}
      />
      <Text variant="small" tone="mutedText">
        {strings.followsNote}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
