import { useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';
import { jsonFile, type ShareOutcome } from '@/kit/sharing';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { useDesk } from '../../store/GamesContext';
import { outcomeStrings } from '../../strings/outcomes';

/** What became of the last thing that was asked for. */
interface Told {
  readonly text: string;
  readonly isProblem: boolean;
}

interface Telling {
  readonly isBusy: boolean;
  readonly told: Told | null;
  readonly tell: (told: Told | null) => void;
  /** Does it, one at a time, and tells how it went. True when it was not refused. */
  readonly attempt: (deed: () => Promise<ShareOutcome>, whenFailed: string) => Promise<boolean>;
}

/** Sharing, with a sentence for every outcome: people must know where a thing went, or that it did not. */
export function useTelling(): Telling {
  const outcomes = useStrings(outcomeStrings);
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

export function ToldText({ told }: { readonly told: Told | null }) {
  if (told === null) return null;
  return <LiveText isUrgent={told.isProblem} tone={told.isProblem ? 'warning' : 'text'} text={told.text} />;
}

interface ExportWork {
  readonly told: Told | null;
  readonly run: (name: string, text: string) => void;
}

/** Hands a text out as a file, and says what came of it. */
export function useExport(): ExportWork {
  const { fileFailed } = useStrings(outcomeStrings);
  const { sharing } = useDesk();
  const { told, attempt } = useTelling();
  return {
    told,
    run: (name, text) => void attempt(() => sharing.shareFile(jsonFile(name, text)), fileFailed),
  };
}
