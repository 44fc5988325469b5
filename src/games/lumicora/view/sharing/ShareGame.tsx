import * as record from '@/tabletop/record/view/ShareGame';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../../session/gameFile/tableGameFile';
import { entryOf } from '../../session/record/historyEntry';
import type { TableSession } from '../../session/table/tableSession';
import { bgStatsPlay, describeResult, resultText, resultTitle } from './resultText';

/** The ways in which a game of Lumicora leaves the app. */
export function ShareGame({ session }: { readonly session: TableSession }) {
  const language = useLanguage();
  const entry = entryOf(session);
  return (
    <record.ShareGame
      game={{
        session,
        entry,
        title: resultTitle(entry, language),
        text: () => resultText(entry, language),
        headline: describeResult(entry, language),
        file: () => exportSession(session),
        play: () => bgStatsPlay(session),
        loadMaker: async () => (await import('./picture/PictureMaker')).pictureMakerOf(session),
      }}
    />
  );
}
