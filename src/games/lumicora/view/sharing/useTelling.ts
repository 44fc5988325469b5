import { useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';
import type { ShareOutcome } from '@/kit/sharing';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { sharingStrings } from '../../strings/sharing';

/** What became of the last thing that was asked for. */
export interface Told {
  readonly text: string;
  readonly isProblem: boolean;
}

export interface Telling {
  readonly isBusy: boolean;
  readonly told: Told | null;
  readonly tell: (told: Told | null) => void;
  /** Does it, one at a time, and tells how it went. True when it was not refused. */
  readonly attempt: (deed: () => Promise<ShareOutcome>, whenFailed: string) => Promise<boolean>;
}

/** Sharing, with a sentence for every outcome: people must know where a thing went, or that it did not. */
export function useTelling(): Telling {
  const { outcomes } = useStrings(sharingStrings).share;
  const [isBusy, setBusy] = useState(false);
  const [told, tell] = useState<Told | null>(null);
  const attempt = async (deed: () => Promise<ShareOutcome>, whenFailed: string) => {
    setBusy(true);
    tell(null);
    try {
      // Browsers share only at once upon a press, so nothing may be waited for before.
      const outcome = await deed();
      tell({ text: outcomes[outcome], isProblem: false });
      return true;
    } catch (problem) {
      reportUnlessRefused(problem, 'useTelling');
      tell({ text: whenFailed, isProblem: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, told, tell, attempt };
}
