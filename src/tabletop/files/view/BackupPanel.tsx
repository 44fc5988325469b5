import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import { jsonFile } from '@/kit/sharing';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { dayStamp } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Collecting, CollectedSaves } from '../../store/games';
import { useDesk } from '../../store/GamesContext';
import { filesStrings } from '../../strings/files';
import { outcomeStrings } from '../../strings/outcomes';
import { ToldText, useTelling } from './telling';

/** What goes into a backup, and how it is written. */
export interface BackupSource {
  readonly collectSaves: (collecting: Collecting) => Promise<CollectedSaves | null>;
  /** The texts of the parts. */
  readonly write: (saves: readonly string[], savedAt: number) => readonly string[];
  readonly now: () => number;
}

/** Everything in one file, or in several where there is a lot. */
export function BackupPanel({ source }: { readonly source: BackupSource }) {
  const strings = useStrings(filesStrings);
  const { fileFailed } = useStrings(outcomeStrings);
  const { sharing } = useDesk();
  const { state, gather, cancel } = useBackup(source);
  const { isBusy, told, tell, attempt } = useTelling();
  const [shared, setShared] = useState<readonly string[]>([]);

  const sharePart = async ({ name, text }: BackupPart) => {
    if (await attempt(() => sharing.shareFile(jsonFile(name, text)), fileFailed))
      setShared((names) => [...names, name]);
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
  const strings = useStrings(filesStrings);
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

interface BackupPart {
  /** Of the file. */
  readonly name: string;
  readonly text: string;
}

type BackupState =
  | { readonly step: 'none' | 'cancelled' | 'failed' }
  | { readonly step: 'gathering'; readonly done: number; readonly all: number }
  | {
      readonly step: 'ready';
      readonly parts: readonly BackupPart[];
      readonly count: number;
      readonly leftOut: number;
    };

interface BackupWork {
  readonly state: BackupState;
  /** Gathers everything; the parts once they are there, none where it was cancelled or failed. */
  readonly gather: () => Promise<readonly BackupPart[]>;
  readonly cancel: () => void;
}

function useBackup({ collectSaves, write, now }: BackupSource): BackupWork {
  const [state, setState] = useState<BackupState>({ step: 'none' });
  const isCancelled = useRef(false);

  const gather = async () => {
    isCancelled.current = false;
    setState({ step: 'gathering', done: 0, all: 0 });
    try {
      const saves = await collectSaves({
        onProgress: (done, all) => setState({ step: 'gathering', done, all }),
        isCancelled: () => isCancelled.current,
      });
      if (saves === null) {
        setState({ step: 'cancelled' });
        return [];
      }
      const savedAt = now();
      const parts = nameParts(write(saves.texts, savedAt), savedAt);
      setState({ step: 'ready', parts, count: saves.texts.length, leftOut: saves.leftOut });
      return parts;
    } catch (problem) {
      reportUnlessRefused(problem, 'useBackup');
      setState({ step: 'failed' });
      return [];
    }
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  return { state, gather, cancel };
}

function nameParts(texts: readonly string[], savedAt: number): readonly BackupPart[] {
  const stem = `reefside-backup-${dayStamp(savedAt)}`;
  return texts.map((text, index) => {
    const part = texts.length === 1 ? '' : `-${index + 1}-of-${texts.length}`;
    return { name: `${stem}${part}.json`, text };
  });
}

const styles = StyleSheet.create({
  panel: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
