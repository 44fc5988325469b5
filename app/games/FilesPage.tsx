import { useIsFocused } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';

import type { PickedFile } from '@/kit/sharing';
import { readSettings, type Settings } from '@/shell/settings';
import { useSettings } from '@/shell/SettingsContext';
import { useDroppedFiles } from '@/shell/useDroppedFiles';
import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';
import type { AnyProblem } from '@/tabletop/files/describeRefusedFile';
import type { ImportReview } from '@/tabletop/files/gameImport';
import type { ImportWork } from '@/tabletop/files/useImport';
import {
  GamesBrought,
  GamesReview,
  type ImportWords,
  type OpenableGame,
} from '@/tabletop/files/view/GameFilesPanels';
import { DropCover, ImportPanel } from '@/tabletop/files/view/ImportPanel';
import type { TableTypes } from '@/tabletop/session/session';
import { filesStrings } from '@/tabletop/strings/files';
import { LiveText } from '@/ui/components/LiveText';
import { Progress } from '@/ui/components/Progress';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../navigation/Page';

interface FilesPageProps<G extends TableTypes, Own, Problem> {
  readonly work: ImportWork<ImportReview<G, Own, Problem>>;
  readonly words: ImportWords<G, Own, Problem>;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly backup: (settings: Settings) => ReactNode;
}

/** Games and backups come in and go out here. */
export function FilesPage<G extends TableTypes, Own, Problem extends AnyProblem>(
  props: FilesPageProps<G, Own, Problem>,
) {
  const { work, words, onOpen, onHistory, backup } = props;
  const { state, read, cancel, bringIn, leave } = work;
  const strings = useStrings(filesStrings);
  const { settings, change } = useSettings();
  const isFocused = useIsFocused();
  const [takesSettings, setTakesSettings] = useState(false);

  const isBusy = state.step === 'reading' || state.step === 'working';
  const take = (files: readonly PickedFile[]) => {
    if (isBusy || !isFocused) return;
    setTakesSettings(false);
    void read(files);
  };
  const isDraggedOver = useDroppedFiles(take, MOST_IMPORT_BYTES);
  const offered = 'review' in state ? settingsOf(state.review.backup?.settings, settings) : null;
  const bring = async () => {
    if ((await bringIn()) && takesSettings && offered !== null) change(offered);
  };
  return (
    <Page title={strings.title}>
      <Screen>
        <ImportPanel isBusy={isBusy} isAnswerDue={'review' in state} onFiles={take} />
        {state.step === 'reading' ? (
          <Progress
            text={strings.reading}
            share={state.percent / 100}
            cancel={strings.cancel}
            onCancel={cancel}
          />
        ) : null}
        {state.step === 'cancelled' ? <LiveText text={strings.nothingDone} /> : null}
        {'review' in state ? (
          <GamesReview
            words={words}
            state={state}
            settings={offered && { isTaken: takesSettings, onChange: setTakesSettings }}
            onBringIn={() => void bring()}
            onCancel={cancel}
            onLeave={leave}
            onOpen={onOpen}
          />
        ) : null}
        {state.step === 'done' ? (
          <GamesBrought
            words={words}
            brought={state.brought}
            onOpen={onOpen}
            onHistory={onHistory}
            onClose={leave}
          />
        ) : null}
        {backup(settings)}
      </Screen>
      {isDraggedOver && isFocused ? <DropCover /> : null}
    </Page>
  );
}

/** The settings of a backup, where they say anything else than those in use. */
function settingsOf(json: unknown, { language, theme }: Settings): Settings | null {
  const offered = readSettings(json);
  if (offered === null || (offered.language === language && offered.theme === theme)) return null;
  return offered;
}
