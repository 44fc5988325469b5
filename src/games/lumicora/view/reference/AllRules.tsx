import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { REFERENCE_GROUPS, rulesOfGroup } from '../../lessons/reference/entries';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { RuleList } from './RuleList';

/** Every rule, under the headings of RULES.md. */
export function AllRules({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const { groups } = useStrings(referenceStrings);
  return (
    <View style={styles.groups}>
      {REFERENCE_GROUPS.map((group) => (
        <View key={group}>
          <Text variant="title">{groups[group]}</Text>
          <RuleList label={groups[group]} rules={rulesOfGroup(group)} onRule={onRule} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  groups: { gap: space.l },
});
