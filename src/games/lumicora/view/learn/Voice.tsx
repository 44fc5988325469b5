import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { RuleId } from '../../lessons/ruleIds';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import type { Said } from './describePlay';

export interface VoiceProps {
  readonly said: Said;
  readonly onRule: (rule: RuleId) => void;
}

/** What to do, and the answer to what was done. Always the same element, so that screen readers hear it change. */
export function Voice({ said: { tone, text, rule }, onRule }: VoiceProps) {
  const { ruleNames } = useStrings(lumicoraStrings).placement;
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  const edges = { hint: colors.text, problem: colors.warning, solved: colors.accent } as const;
  const tones = { task: 'mutedText', hint: 'text', problem: 'warning', solved: 'accentText' } as const;
  const named = rule === null ? null : strings.rule(ruleNames[rule], rule);
  return (
    <View style={tone === 'task' ? null : [styles.answer, { borderColor: edges[tone] }]}>
      <LiveText text={text} tone={tones[tone]} strong={tone === 'solved'} />
      {rule === null || named === null ? null : (
        <Pressed role="link" accessibilityLabel={named} onPress={() => onRule(rule)} style={styles.rule}>
          <Text variant="small" tone="accentText" strong>
            {named}
          </Text>
        </Pressed>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  answer: { borderLeftWidth: 4, paddingLeft: space.m },
  rule: { minHeight: TOUCH_TARGET, justifyContent: 'center', alignSelf: 'flex-start' },
});
