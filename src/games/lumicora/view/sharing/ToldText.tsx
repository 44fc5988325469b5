import { LiveText } from '@/ui/components/LiveText';

import type { Told } from './useTelling';

export function ToldText({ told }: { readonly told: Told | null }) {
  if (told === null) return null;
  return <LiveText isUrgent={told.isProblem} tone={told.isProblem ? 'warning' : 'text'} text={told.text} />;
}
