import { View } from 'react-native';

import type { RuleId } from '../../lessons/ruleIds';
import { RuleLink } from './RuleLink';

export interface RuleListProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly rules: readonly RuleId[];
  readonly onRule: (rule: RuleId) => void;
}

export function RuleList({ label, rules, onRule }: RuleListProps) {
  return (
    <View role="list" accessibilityLabel={label}>
      {rules.map((rule) => (
        <View key={rule} role="listitem">
          <RuleLink rule={rule} isTold onPress={onRule} />
        </View>
      ))}
    </View>
  );
}
