import { lazy, Suspense } from 'react';

import { FetchBoundary } from '@/ui/components/FetchBoundary';

import type { RuleId } from '../../lessons/ruleIds';
import { useOpenRule } from './RuleLinks';

/** The words of all rules come with the first link to one. */
const RuleLink = lazy(async () => ({ default: (await import('./RuleLink')).RuleLink }));

export function RuleHint({ rule }: { readonly rule: RuleId }) {
  const open = useOpenRule();
  if (open === null) return null;
  return (
    <FetchBoundary instead={null}>
      <Suspense fallback={null}>
        <RuleLink rule={rule} onPress={open} />
      </Suspense>
    </FetchBoundary>
  );
}
