import { Fragment } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { selectedState } from '@/ui/selectedState';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { AuditEntry } from '../../rules/audit';
import type { ColorExcess } from '../../session/guide';
import type { ReefEntry } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeLumino } from '../describeCommand';
import { describeAuditProblem } from '../describeRejection';
import { RuleHint } from '../reference/RuleHint';

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
  const colors = useColors();
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
            <Pressed
              role="button"
              accessibilityLabel={text}
              {...selectedState(isShown)}
              onPress={() => onShow(entry)}
              style={[styles.warning, { borderColor: isShown ? colors.accent : colors.border }]}
            >
              <Text variant="small">{text}</Text>
            </Pressed>
            {isShown ? <RuleHint rule={rule} /> : null}
          </Fragment>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, paddingVertical: space.xs },
  warning: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
