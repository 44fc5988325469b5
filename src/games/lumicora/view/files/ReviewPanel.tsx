import { StyleSheet, View } from 'react-native';

import type { ImportState } from '@/tabletop/files/useImport';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Progress } from '@/ui/components/Progress';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { BoardSide } from '../../rules/boards';
import { entryOf } from '../../session/record/historyEntry';
import { lumicoraStrings } from '../../strings';
import { sharingStrings } from '../../strings/sharing';
import { describeImportProblem } from '../describeImportProblem';
import { describeResult, variantSentence, resultTitle } from '../sharing/resultText';
import {
  bringsSomething,
  type ImportReview,
  openable,
  type OpenableGame,
  type RefusedFile,
  type ReviewedBackup,
  type ReviewedGame,
} from './useGameImport';

interface ReviewPanelProps {
  readonly state: Extract<ImportState<ImportReview>, { readonly review: ImportReview }>;
  readonly settings: SettingsChoice | null;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  readonly onOpen: (game: OpenableGame) => void;
}

/** What was read, and what bringing it in would do; nothing happens before the person says so. */
export function ReviewPanel({ state, settings, onBringIn, onCancel, onLeave, onOpen }: ReviewPanelProps) {
  const { files: strings } = useStrings(sharingStrings);
  const { refused, games, backup } = state.review;
  const hasRead = games.length > 0 || backup !== null;
  const canBringIn = bringsSomething(state.review) || settings?.isTaken === true;
  return (
    <View style={styles.panel}>
      <RefusedFiles refused={refused} />
      <View style={styles.read}>
        {hasRead ? <Text variant="title">{strings.reviewTitle}</Text> : null}
        {games.map((game, index) => (
          <ReviewedGameCard key={index} game={game} onOpen={() => onOpen(openable(game.session))} />
        ))}
        {backup === null ? null : <ReviewedBackupCard backup={backup} settings={settings} />}
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

/** Every file that could not be read, with the place and the reason. */
function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  const { files: strings } = useStrings(sharingStrings);
  const language = useLanguage();
  if (refused.length === 0) return null;
  return (
    <View style={styles.list}>
      <Text variant="title">{strings.refused(refused.length)}</Text>
      {refused.map(({ name, problem }, index) => (
        <Notice
          key={index}
          tone="danger"
          text={strings.refusal(name, describeImportProblem(problem, language))}
        />
      ))}
      <Text tone="mutedText">{strings.nothingChanged}</Text>
    </View>
  );
}

interface ReviewedGameCardProps {
  readonly game: ReviewedGame;
  readonly onOpen: () => void;
}

/** A game from a file, before it is brought in. One that is here already can be opened instead. */
function ReviewedGameCard({ game: { session, log, fate }, onOpen }: ReviewedGameCardProps) {
  const { files: strings } = useStrings(sharingStrings);
  const language = useLanguage();
  const entry = entryOf(session);
  const state = entry.isOver
    ? `${strings.over}. ${describeResult(entry, language)}.`
    : strings.round(entry.round);
  return (
    <Card>
      <Text variant="lead" strong>
        {entry.players.map(({ name }) => name).join(', ')}
      </Text>
      <Text>{state}</Text>
      <Text tone="mutedText">{`${resultTitle(entry, language)}. ${variantSentence(entry, language)}`}</Text>
      <Text tone={fate === 'replace' ? 'warning' : 'text'}>{strings.fates[fate]}</Text>
      {log === 'unfit' ? <Text tone="warning">{strings.logUnfit}</Text> : null}
      {fate === 'same' || fate === 'newerHere' ? (
        <Button kind="quiet" label={strings.openGame} onPress={onOpen} />
      ) : null}
    </Card>
  );
}

/** Whether the settings in the backup are to be taken over; null where they say nothing else than those here. */
interface SettingsChoice {
  readonly isTaken: boolean;
  readonly onChange: (isTaken: boolean) => void;
}

interface ReviewedBackupCardProps {
  readonly backup: ReviewedBackup;
  readonly settings: SettingsChoice | null;
}

/** What a backup would add, replace and leave alone. */
function ReviewedBackupCard({ backup, settings }: ReviewedBackupCardProps) {
  const { files: strings } = useStrings(sharingStrings);
  const { longDate } = useFormats();
  const { sides } = useStrings(lumicoraStrings).words;
  const { plan, boards, boardsThatStay, names, practice, partsHere, partsInAll } = backup;
  const namesOf = (which: readonly BoardSide[]) => which.map((side) => sides[side]);
  const said = [
    plan.add.length > 0 && strings.add(plan.add.length),
    plan.replace.length > 0 && strings.replace(plan.replace.length),
    plan.same.length > 0 && strings.same(plan.same.length),
    plan.newerHere.length > 0 && strings.newerHere(plan.newerHere.length),
    boards.length > 0 && strings.boards(namesOf(boards.map(({ side }) => side))),
    boardsThatStay.length > 0 && strings.boardsStay(namesOf(boardsThatStay)),
    names.length > 0 && strings.names(names),
    Object.keys(practice).length > 0 && strings.practice,
  ].filter((sentence) => sentence !== false);
  const take = [...plan.add, ...plan.replace];
  return (
    <Card>
      <Text variant="lead" strong>
        {strings.backupOf(longDate(backup.savedAt))}
      </Text>
      {partsHere < partsInAll ? (
        <Text tone="warning">{strings.partsMissing(partsHere, partsInAll)}</Text>
      ) : null}
      {said.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {bringsSomething({ take, backup }) ? null : <Text tone="mutedText">{strings.nothingInIt}</Text>}
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
  readonly brought: ImportReview;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function ImportDone({ brought, onOpen, onHistory, onClose }: ImportDoneProps) {
  const count = brought.take.length;
  const [first] = brought.take;
  const only = first !== undefined && count === 1 ? openable(first) : null;
  const { files: strings } = useStrings(sharingStrings);
  return (
    <Card isLit>
      <LiveText variant="lead" strong text={strings.done(count)} />
      <View style={styles.buttons}>
        {only === null ? null : <Button grows label={strings.openGame} onPress={() => onOpen(only)} />}
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
