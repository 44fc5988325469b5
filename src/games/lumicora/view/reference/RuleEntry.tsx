import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { LessonId } from '../../lessons/lesson';
import { referenceOf } from '../../lessons/reference/entries';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { RuleExample } from './RuleExample';
import { RuleLink } from './RuleLink';

export interface RuleEntryProps {
  readonly rule: RuleId;
  readonly onRule: (rule: RuleId) => void;
  readonly onLesson: (lesson: LessonId) => void;
}

/** One rule: what it says, how it looks, where to go on. */
export function RuleEntry({ rule, onRule, onLesson }: RuleEntryProps) {
  const strings = useStrings(referenceStrings);
  const { lesson, examples, see } = referenceOf(rule);
  const { title, text, captions } = strings.rules[rule];
  return (
    <View style={styles.entry}>
      <View>
        <Text variant="title">{title}</Text>
        <Text variant="small" tone="mutedText">
          {rule}
        </Text>
      </View>
      <Text>{text}</Text>
      {examples.map((example, index) => (
        <View key={index} style={styles.example}>
          <RuleExample example={example} />
          <Text variant="small" tone="mutedText" center>
            {captions[index]}
          </Text>
        </View>
      ))}
      <Button kind="quiet" label={strings.practise} onPress={() => onLesson(lesson)} />
      <View style={styles.see}>
        <Text strong>{strings.see}</Text>
        <View role="list" accessibilityLabel={strings.see}>
          {see.map((other) => (
            <View key={other} role="listitem">
              <RuleLink hasId rule={other} onPress={onRule} />
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  entry: { gap: space.l },
  example: { gap: space.s },
  see: { gap: space.xs },
});
