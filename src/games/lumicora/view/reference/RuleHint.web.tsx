import { fetchOnce } from '@/kit/fetching';
import { Fetched } from '@/ui/components/Fetched';

import type { RuleId } from '../../lessons/ruleIds';
import { useOpenRule } from './RuleLinks';

/** The words of all rules come with the first link to one. */
const ruleLink = fetchOnce(async () => (await import('./RuleLink')).RuleLink);

export function RuleHint({ rule }: { readonly rule: RuleId }) {
  const open = useOpenRule();
  if (open === null) return null;
  return <Fetched part={ruleLink} props={{ rule, onPress: open }} coming={null} missing={() => null} />;
}
