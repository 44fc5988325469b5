import type { RuleId } from '../../lessons/ruleIds';
import { useOpenRule } from './RuleLinks';
import { RuleLink } from './RuleLink';

/** The rule behind what is said here, if it can be opened from here. */
export function RuleHint({ rule }: { readonly rule: RuleId }) {
  const open = useOpenRule();
  return open === null ? null : <RuleLink rule={rule} onPress={open} />;
}
