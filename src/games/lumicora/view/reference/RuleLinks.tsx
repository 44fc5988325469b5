import { createContext, useContext } from 'react';

import type { RuleId } from '../../lessons/ruleIds';

/** How a refusal, a score or a word of the game leads to the rule behind it; null where nothing can be opened. */
const RuleLinks = createContext<((rule: RuleId) => void) | null>(null);

export const RuleLinksProvider = RuleLinks.Provider;

export function useOpenRule(): ((rule: RuleId) => void) | null {
  return useContext(RuleLinks);
}
