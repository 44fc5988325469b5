import { useStrings } from '@/ui/i18n/LanguageContext';

import { sharingStrings } from '../../strings/sharing';
import { useGames } from '../store/LibraryContext';
import { useTelling, type Told } from './useTelling';

export interface ExportWork {
  readonly told: Told | null;
  readonly run: (name: string, text: string) => void;
}

/** Hands a text out as a file, and says what came of it. */
export function useExport(): ExportWork {
  const { share } = useStrings(sharingStrings);
  const { exportText } = useGames();
  const { told, attempt } = useTelling();
  return { told, run: (name, text) => void attempt(() => exportText(name, text), share.fileFailed) };
}
