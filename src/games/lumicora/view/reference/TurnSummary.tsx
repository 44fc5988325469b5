import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { TURN_SUMMARY } from '../../lessons/reference/turnSummary';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { turnSummaryStrings } from '../../strings/turnSummary';
import { SummaryLine } from './SummaryLine';

/** A round on one page; each line leads to its rule. */
export function TurnSummary({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const strings = useStrings(turnSummaryStrings);
  const { rules } = useStrings(referenceStrings);
  return (
    <View style={styles.sections}>
      {TURN_SUMMARY.map((section) => (
        <View key={section.id} style={styles.section}>
          <Card>
            <Text variant="title">{strings.sections[section.id]}</Text>
            <View role="list" accessibilityLabel={strings.sections[section.id]}>
              {section.lines.map(({ id, mark = null, rule }) => (
                <View key={id} role="listitem">
                  <SummaryLine
                    mark={mark}
                    text={strings.lines[id]}
                    label={strings.line(mark, strings.lines[id], rules[rule].title)}
                    onPress={() => onRule(rule)}
                  />
                </View>
              ))}
            </View>
          </Card>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  // Side by side where there is room, so that it is one page on a tablet.
  sections: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  section: { flexGrow: 1, flexBasis: 280 },
});
