import { Platform, StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { TURN_SUMMARY } from '../../lessons/reference/summaries';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { turnSummaryStrings } from '../../strings/turnSummary';

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

interface SummaryLineProps {
  /** Number or letter of a step; null for a line between steps. */
  readonly mark: string | null;
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
}

function SummaryLine({ mark, text, label, onPress }: SummaryLineProps) {
  const colors = useColors();
  const isChoice = mark !== null && /[A-Z]/.test(mark);
  return (
    <Pressed
      role="link"
      accessibilityLabel={Platform.OS === 'web' ? undefined : label}
      onPress={onPress}
      style={styles.line}
    >
      <View
        style={[
          styles.mark,
          isChoice && styles.choice,
          { borderColor: mark === null ? 'transparent' : colors.accent },
        ]}
      >
        <Text variant="small" strong tone="accentText">
          {mark ?? DOT}
        </Text>
      </View>
      <View style={styles.words}>
        <Text>{text}</Text>
      </View>
    </Pressed>
  );
}

const DOT = '•';

const styles = StyleSheet.create({
  // Side by side where there is room, so that it is one page on a tablet.
  sections: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  section: { flexGrow: 1, flexBasis: 280 },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: TOUCH_TARGET,
    paddingVertical: space.xs,
  },
  mark: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.round,
  },
  choice: { marginLeft: space.l },
  words: { flex: 1 },
});
