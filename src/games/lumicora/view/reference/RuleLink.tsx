import { Platform, StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';

export interface RuleLinkProps {
  readonly rule: RuleId;
  /** Its first sentence stands under the title. */
  readonly isTold?: boolean;
  /** Ids are for those who look things up: shown inside the reference only. */
  readonly hasId?: boolean;
  readonly onPress: (rule: RuleId) => void;
}

/** The title of a rule; pressing it opens its entry. */
export function RuleLink({ rule, isTold = false, hasId = false, onPress }: RuleLinkProps) {
  const strings = useStrings(referenceStrings);
  const { title, text } = strings.rules[rule];
  return (
    <Pressed
      role="link"
      accessibilityLabel={Platform.OS === 'web' ? undefined : hasId ? strings.openRule(title, rule) : title}
      onPress={() => onPress(rule)}
      style={styles.link}
    >
      <View style={styles.title}>
        <View style={styles.words}>
          <Text tone="accentText" strong>
            {title}
          </Text>
        </View>
        {hasId ? (
          <Text variant="small" tone="mutedText">
            {rule}
          </Text>
        ) : null}
      </View>
      {isTold ? (
        <Text variant="small" tone="mutedText">
          {firstSentence(text)}
        </Text>
      ) : null}
    </Pressed>
  );
}

function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end === -1 ? text : text.slice(0, end + 1);
}

const styles = StyleSheet.create({
  link: { minHeight: TOUCH_TARGET, justifyContent: 'center', paddingVertical: space.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
