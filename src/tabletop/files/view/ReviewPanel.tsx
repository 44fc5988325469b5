import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Progress } from '@/ui/components/Progress';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { filesStrings } from '../../strings/files';
import type { Fate } from '../restorePlan';
import type { ImportState } from '../useImport';

/** A game from a file, in words. */
export interface GameCard {
  readonly names: string;
  readonly state: string;
  readonly about: string;
  /** What is wrong with it, though it can be brought in. */
  readonly warning: string | null;
  readonly fate: Fate;
  readonly onOpen: () => void;
}

/** All parts of backups that came together, in figures and words. */
export interface BackupCard {
  readonly savedAt: number;
  readonly partsHere: number;
  readonly partsInAll: number;
  readonly plan: Readonly<Record<Fate, readonly unknown[]>>;
  /** What it brings besides games, and what of that stays as it is here. */
  readonly extras: readonly string[];
  readonly bringsSomething: boolean;
}

/** A file that could not be read, and why in a plain sentence. */
export interface Refused {
  readonly name: string;
  readonly reason: string;
  /** The place and the fault, for whoever made the file. */
  readonly detail: string | null;
}

interface ReviewPanelProps {
  readonly state: Extract<ImportState<unknown>, { readonly review: unknown }>;
  readonly refused: readonly Refused[];
  readonly games: readonly GameCard[];
  readonly backup: BackupCard | null;
  /** Something would change here, apart from settings, which are a matter of choice. */
  readonly bringsSomething: boolean;
  readonly settings: SettingsChoice | null;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

/** What was read, and what bringing it in would do; nothing happens before the person says so. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { state, refused, games, backup, bringsSomething, settings, onBringIn, onCancel, onLeave } = props;
  const strings = useStrings(filesStrings);
  const hasRead = games.length > 0 || backup !== null;
  const canBringIn = bringsSomething || settings?.isTaken === true;
  return (
    <View style={styles.panel}>
      <RefusedFiles refused={refused} />
      <View style={styles.read}>
        {hasRead ? <Text variant="title">{strings.reviewTitle}</Text> : null}
        {games.map((game, index) => (
          <ReviewedGame key={index} {...game} />
        ))}
        {backup === null ? null : <ReviewedBackup backup={backup} settings={settings} />}
        {state.step === 'not-kept' ? <Notice tone="danger" text={strings.notKept} /> : null}
        {state.step === 'stopped' ? <LiveText text={strings.nothingDone} /> : null}
        {state.step === 'working' ? (
          <Progress
            text={strings.working}
            share={state.percent / 100}
            cancel={strings.cancel}
            onCancel={onCancel}
          />
        ) : (
          <View style={styles.buttons}>
            {canBringIn ? <Button grows label={strings.bringIn} onPress={onBringIn} /> : null}
            <Button grows kind="quiet" label={canBringIn ? strings.leave : strings.close} onPress={onLeave} />
          </View>
        )}
      </View>
    </View>
  );
}

function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  const strings = useStrings(filesStrings);
  if (refused.length === 0) return null;
  return (
    <View style={styles.list}>
      <Text variant="title">{strings.refused(refused.length)}</Text>
      {refused.map((file, index) => (
        <RefusedFile key={index} {...file} />
      ))}
      <Text tone="mutedText">{strings.nothingChanged}</Text>
    </View>
  );
}

function RefusedFile({ name, reason, detail }: Refused) {
  const strings = useStrings(filesStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice tone="danger" text={strings.refusal(name, reason)}>
      {detail === null ? null : (
        <>
          {isOpen ? <Text tone="mutedText">{detail}</Text> : null}
          <Button
            kind="quiet"
            label={isOpen ? strings.less : strings.more}
            onPress={() => setOpen(!isOpen)}
          />
        </>
      )}
    </Notice>
  );
}

/** A game from a file, before it is brought in. One that is here already can be opened instead. */
function ReviewedGame({ names, state, about, warning, fate, onOpen }: GameCard) {
  const strings = useStrings(filesStrings);
  return (
    <Card>
      <Text variant="lead" strong>
        {names}
      </Text>
      <Text>{state}</Text>
      <Text tone="mutedText">{about}</Text>
      <Text tone={fate === 'replace' ? 'warning' : 'text'}>{strings.fates[fate]}</Text>
      {warning === null ? null : <Text tone="warning">{warning}</Text>}
      {fate === 'same' || fate === 'newerHere' ? (
        <Button kind="quiet" label={strings.openGame} onPress={onOpen} />
      ) : null}
    </Card>
  );
}

/** Whether the settings in the backup are to be taken over; null where they say nothing else than those here. */
export interface SettingsChoice {
  readonly isTaken: boolean;
  readonly onChange: (isTaken: boolean) => void;
}

interface ReviewedBackupProps {
  readonly backup: BackupCard;
  readonly settings: SettingsChoice | null;
}

/** What a backup would add, replace and leave alone. */
function ReviewedBackup({ backup, settings }: ReviewedBackupProps) {
  const strings = useStrings(filesStrings);
  const { date } = useFormats();
  const { plan, extras, partsHere, partsInAll } = backup;
  const fates = ['add', 'replace', 'same', 'newerHere'] as const;
  const said = fates.flatMap((fate) => (plan[fate].length > 0 ? [strings[fate](plan[fate].length)] : []));
  return (
    <Card>
      <Text variant="lead" strong>
        {strings.backupOf(date(backup.savedAt))}
      </Text>
      {partsHere < partsInAll ? (
        <Text tone="warning">{strings.partsMissing(partsHere, partsInAll)}</Text>
      ) : null}
      {[...said, ...extras].map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {backup.bringsSomething ? null : <Text tone="mutedText">{strings.nothingInIt}</Text>}
      {settings === null ? null : (
        <>
          <Text strong>{strings.settings}</Text>
          <Chips
            label={strings.settings}
            options={[
              { value: 'keep', label: strings.keepSettings },
              { value: 'take', label: strings.takeSettings },
            ]}
            value={settings.isTaken ? 'take' : 'keep'}
            onChange={(choice) => settings.onChange(choice === 'take')}
          />
        </>
      )}
    </Card>
  );
}

interface ImportDoneProps {
  /** How many games were brought in. */
  readonly count: number;
  /** Opens the game, where it is only one. */
  readonly onOpen: (() => void) | null;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function ImportDone({ count, onOpen, onHistory, onClose }: ImportDoneProps) {
  const strings = useStrings(filesStrings);
  return (
    <Card isLit>
      <LiveText variant="lead" strong text={strings.done(count)} />
      <View style={styles.buttons}>
        {onOpen === null ? null : <Button grows label={strings.openGame} onPress={onOpen} />}
        {count > 1 ? <Button grows label={strings.toHistory} onPress={onHistory} /> : null}
        <Button grows kind="quiet" label={strings.close} onPress={onClose} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xl },
  read: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  list: { gap: space.m },
});
