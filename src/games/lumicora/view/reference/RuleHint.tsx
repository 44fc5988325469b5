import type { RuleId } from '../../lessons/ruleIds';
import { RuleLink } from './RuleLink';
import { useOpenRule } from './RuleLinks';

/** The rule behind what is said here, if it can be opened from here. */
export function RuleHint({ rule }: { readonly rule: RuleId }) {
  const open = useOpenRule();
  return open === null ? null : <RuleLink rule={rule} onPress={open} />;
}
