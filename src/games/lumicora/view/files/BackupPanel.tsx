import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { sharingStrings } from '../../strings/sharing';
import { ToldText } from '../sharing/ToldText';
import { useTelling } from '../sharing/useTelling';
import { useGames } from '../store/LibraryContext';
import { useBackup, type BackupPart } from './useBackup';

/** Everything in one file, or in several where there is a lot. */
export function BackupPanel({ settings }: { readonly settings: unknown }) {
  const { files: strings, share } = useStrings(sharingStrings);
  const { exportText } = useGames();
  const { state, gather, cancel } = useBackup(settings);
  const { isBusy, told, tell, attempt } = useTelling();
  const [shared, setShared] = useState<readonly string[]>([]);

  const sharePart = async ({ name, text }: BackupPart) => {
    if (await attempt(() => exportText(name, text), share.fileFailed)) setShared((names) => [...names, name]);
  };
  const backUp = async () => {
    tell(null);
    setShared([]);
    const parts = await gather();
    // Several would open one sheet after the other: these wait to be asked for.
    if (parts.length === 1) await sharePart(parts[0]!);
  };

  return (
    <View style={styles.panel}>
      <Text variant="title">{strings.backupTitle}</Text>
      <Text tone="mutedText">{strings.backupLead}</Text>
      {state.step === 'gathering' ? (
        <>
          <LiveText tone="mutedText" text={strings.gathering(state.done, state.all)} />
          <Button kind="quiet" label={strings.cancel} onPress={cancel} />
        </>
      ) : (
        <Button kind="quiet" label={strings.backUp} disabled={isBusy} onPress={() => void backUp()} />
      )}
      {state.step === 'cancelled' ? <LiveText text={strings.cancelled} /> : null}
      {state.step === 'failed' ? <Notice tone="danger" text={strings.backupFailed} /> : null}
      {state.step === 'ready' ? (
        <>
          <LiveText text={strings.backedUp(state.count)} />
          {state.leftOut > 0 ? <Notice text={strings.leftOut(state.leftOut)} /> : null}
          <Parts
            parts={state.parts}
            shared={shared}
            isBusy={isBusy}
            onShare={(part) => void sharePart(part)}
          />
        </>
      ) : null}
      <ToldText told={told} />
    </View>
  );
}

interface PartsProps {
  readonly parts: readonly BackupPart[];
  readonly shared: readonly string[];
  readonly isBusy: boolean;
  readonly onShare: (part: BackupPart) => void;
}

function Parts({ parts, shared, isBusy, onShare }: PartsProps) {
  const { files: strings } = useStrings(sharingStrings);
  if (parts.length === 1) {
    const [part] = parts;
    return (
      <Button kind="quiet" label={strings.shareAgain} disabled={isBusy} onPress={() => onShare(part!)} />
    );
  }
  return (
    <>
      <Text>{strings.parts(parts.length)}</Text>
      <View style={styles.buttons}>
        {parts.map((part, index) => {
          const isShared = shared.includes(part.name);
          const label = (isShared ? strings.partShared : strings.part)(index + 1, parts.length);
          const kind = isShared ? 'quiet' : 'main';
          return (
            <Button
              key={part.name}
              grows
              kind={kind}
              label={label}
              disabled={isBusy}
              onPress={() => onShare(part)}
            />
          );
        })}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
