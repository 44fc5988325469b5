import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import type { PickedFile } from '@/kit/sharing';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextArea } from '@/ui/components/TextArea';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useDesk } from '../../store/GamesContext';
import { filesStrings } from '../../strings/files';
import { MOST_IMPORT_BYTES } from '../backup';

interface ImportPanelProps {
  readonly isBusy: boolean;
  /** Something that was read waits for an answer, which then is the next thing to do. */
  readonly isAnswerDue: boolean;
  readonly onFiles: (files: readonly PickedFile[]) => void;
}

/** Where games and backups come in: picked, pasted, or (in a browser) dropped on the page. */
export function ImportPanel({ isBusy, isAnswerDue, onFiles }: ImportPanelProps) {
  const strings = useStrings(filesStrings);
  const { sharing } = useDesk();
  const [pasted, setPasted] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const pick = async () => {
    setFailed(false);
    try {
      onFiles(await sharing.pickFiles(MOST_IMPORT_BYTES));
    } catch (problem) {
      reportUnlessRefused(problem, 'ImportPanel');
      setFailed(true);
    }
  };
  return (
    <View style={styles.panel}>
      <Text variant="title">{strings.importTitle}</Text>
      <Text tone="mutedText">{strings.importLead}</Text>
      <View style={styles.buttons}>
        <Button
          grows
          kind={isAnswerDue ? 'quiet' : 'main'}
          label={strings.pick}
          disabled={isBusy}
          onPress={() => void pick()}
        />
        {pasted === null ? (
          <Button grows kind="quiet" label={strings.paste} onPress={() => setPasted('')} />
        ) : null}
      </View>
      {hasFailed ? <Notice text={strings.pickFailed} /> : null}
      {pasted === null ? null : (
        <>
          <TextArea
            label={strings.pasteLabel}
            placeholder={strings.pasteHint}
            value={pasted}
            onChangeText={setPasted}
          />
          <Button
            kind="quiet"
            label={strings.read}
            disabled={isBusy || pasted.trim() === ''}
            onPress={() => onFiles([{ name: strings.pasted, text: pasted }])}
          />
        </>
      )}
      {canDrop() ? (
        <Text variant="small" tone="mutedText">
          {strings.drop}
        </Text>
      ) : null}
    </View>
  );
}

/** Whoever has only a finger has nothing to drag files with. */
function canDrop(): boolean {
  return Platform.OS === 'web' && window.matchMedia('(any-pointer: fine)').matches;
}

/** Over the page while files are dragged across it, wherever it is scrolled to. */
export function DropCover() {
  const strings = useStrings(filesStrings);
  const colors = useColors();
  return (
    <View style={[styles.cover, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
      <LiveText variant="lead" strong center text={strings.dropNow} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  cover: {
    position: 'absolute',
    top: space.l,
    right: space.l,
    bottom: space.l,
    left: space.l,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xl,
    borderRadius: radius.l,
    borderWidth: 3,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
});
