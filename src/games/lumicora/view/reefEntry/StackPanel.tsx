import { ScrollView, StyleSheet } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space as gap } from '@/ui/tokens/metrics';

import type { Space } from '../../rules/model';
import { surfaceOf, NOTHING } from '../../rules/surface';
import { applyCommand } from '../../session/applyCommand';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { StackView } from '../reef/StackView';
import { RuleHint } from '../reference/RuleHint';
import { ruleOfCommandRejection } from '../reference/ruleLinks';

export interface StackPanelProps {
  readonly table: Table;
  readonly player: number;
  readonly space: Space;
  readonly isTurned: boolean;
  readonly onTakeBack: (lumino: number) => void;
}

/** What lies on a space, and taking back the Lumino on top, or why that does not go. */
export function StackPanel({ table, player, space, isTurned, onTakeBack }: StackPanelProps) {
  const strings = useStrings(reefScreenStrings);
  const { rejections } = useStrings(lumicoraStrings).table;
  const { reef } = table.players[player]!;
  const top = surfaceOf(reef).luminos[space] ?? NOTHING;
  const tried = top === NOTHING ? null : applyCommand(table, { type: 'take-back', player, lumino: top });
  const rule = tried === null || tried.ok ? null : ruleOfCommandRejection(tried.error);
  return (
    <>
      <ScrollView nestedScrollEnabled contentContainerStyle={styles.content}>
        <StackView space={space} luminos={reef} board={table.board} isTurned={isTurned} />
      </ScrollView>
      {tried === null ? null : tried.ok ? (
        <Button kind="quiet" label={strings.takeBack} onPress={() => onTakeBack(top)} />
      ) : (
        <>
          <Text variant="small" tone="mutedText">
            {rejections[tried.error.code]}
          </Text>
          {rule === null ? null : <RuleHint rule={rule} />}
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({ content: { paddingVertical: gap.xs } });
