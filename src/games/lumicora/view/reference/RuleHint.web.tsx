import { StyleSheet, View } from 'react-native';

import { fetchOnce } from '@/kit/fetching';
import { Fetched } from '@/ui/components/Fetched';
import { TOUCH_TARGET } from '@/ui/tokens/metrics';

import type { RuleId } from '../../lessons/ruleIds';
import { useOpenRule } from './RuleLinks';

/** The words of all rules come with the first link to one. */
const ruleLink = fetchOnce(async () => (await import('./RuleLink')).RuleLink);

export function RuleHint({ rule }: { readonly rule: RuleId }) {
  const open = useOpenRule();
  if (open === null) return null;
  return (
    <Fetched
      part={ruleLink}
      props={{ rule, onPress: open }}
      coming={<View style={styles.room} />}
      missing={() => null}
    />
  );
}

const styles = StyleSheet.create({
  /** As high as the link that comes, so that the board beside it stays where it is. */
  room: { minHeight: TOUCH_TARGET },
});
