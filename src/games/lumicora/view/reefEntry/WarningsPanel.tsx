import { Fragment } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { AuditEntry } from '../../rules/audit';
import type { ColorExcess } from '../../session/guide';
import type { ReefEntry } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeLumino } from '../describeCommand';
import { describeAuditProblem } from '../describeRejection';
import { RuleHint } from '../reference/RuleHint';
import { WarningRow } from '../WarningRow';

export interface WarningsPanelProps {
  readonly reef: readonly ReefEntry[];
  readonly problems: readonly AuditEntry[];
  readonly excess: readonly ColorExcess[];
  readonly shown: AuditEntry | null;
  readonly onShow: (entry: AuditEntry) => void;
}

/** Which Luminos break a rule, and colours of which more were laid than the box holds. */
export function WarningsPanel({ reef, problems, excess, shown, onShow }: WarningsPanelProps) {
  const strings = useStrings(reefScreenStrings);
  const lumicora = useStrings(lumicoraStrings);
  return (
    <ScrollView nestedScrollEnabled contentContainerStyle={styles.content}>
      {excess.map(({ color, laid, inBox }) => (
        <Text key={color} variant="small" tone="warning">
          {lumicora.table.excess(color, laid, inBox)}
        </Text>
      ))}
      {problems.map((entry) => {
        const { sentence, ruleName, rule } = describeAuditProblem(lumicora.placement, entry.problem);
        const words = strings.warningOf(describeLumino(lumicora, reef[entry.lumino]!), sentence);
        const isShown = entry.lumino === shown?.lumino && entry.problem.code === shown.problem.code;
        const text = `${words} ${strings.rule(ruleName, rule)}`;
        return (
          <Fragment key={`${entry.lumino} ${entry.problem.code}`}>
            <WarningRow text={text} isShown={isShown} onPress={() => onShow(entry)} />
            {isShown ? <RuleHint rule={rule} /> : null}
          </Fragment>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, paddingVertical: space.xs },
});
