import { useNavigation } from '@react-navigation/native';
import { useCallback, type PropsWithChildren } from 'react';

import type { RuleId } from '@/games/lumicora/lessons/ruleIds';
import { RuleLinksProvider } from '@/games/lumicora/view/reference/RuleLinks';

/** Around every page: what names a rule can open it, and back leads to where one was. */
export function WithRuleLinks({ children }: PropsWithChildren) {
  const navigation = useNavigation();
  const openRule = useCallback((rule: RuleId) => navigation.navigate('Rule', { rule }), [navigation]);
  return <RuleLinksProvider value={openRule}>{children}</RuleLinksProvider>;
}
