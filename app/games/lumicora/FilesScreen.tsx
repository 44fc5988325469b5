import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { GamesBackup, GamesBrought, GamesReview } from '@/games/lumicora/view/files/panels';
import { useGameImport, type OpenableGame } from '@/games/lumicora/view/files/useGameImport';
import type { PickedFile } from '@/kit/sharing';
import { readSettings, type Settings } from '@/shell/settings';
import { useSettings } from '@/shell/SettingsContext';
import { useDroppedFiles } from '@/shell/useDroppedFiles';
import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';
import { DropCover, ImportPanel } from '@/tabletop/files/view/ImportPanel';
import { filesStrings } from '@/tabletop/strings/files';
import { LiveText } from '@/ui/components/LiveText';
import { Progress } from '@/ui/components/Progress';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** Games and backups come in and go out here. */
export function FilesScreen() {
  const strings = useStrings(filesStrings);
  const { settings, change } = useSettings();
  const navigation = useNavigation();
  const isFocused = useIsFocused();
  const { state, read, cancel, bringIn, leave } = useGameImport();
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
  const open = ({ id, isOver }: OpenableGame) =>
    navigation.navigate(isOver ? 'LumicoraGameRecord' : 'LumicoraTable', { game: id });

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
            state={state}
            settings={offered && { isTaken: takesSettings, onChange: setTakesSettings }}
            onBringIn={() => void bring()}
            onCancel={cancel}
            onLeave={leave}
            onOpen={open}
          />
        ) : null}
        {state.step === 'done' ? (
          <GamesBrought
            brought={state.brought}
            onOpen={open}
            onHistory={() => navigation.navigate('LumicoraHistory')}
            onClose={leave}
          />
        ) : null}
        <GamesBackup settings={settings} />
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
