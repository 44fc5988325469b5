import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { BoardSide } from '../../rules/boards';
import { lumicoraStrings } from '../../strings';
import { sharingStrings } from '../../strings/sharing';
import { useFormats } from '../history/formats';
import { bringsSomething, type ReviewedBackup } from './importReview';

/** Whether the settings in the backup are to be taken over; null where they say nothing else than those here. */
export interface SettingsChoice {
  readonly isTaken: boolean;
  readonly onChange: (isTaken: boolean) => void;
}

export interface ReviewedBackupCardProps {
  readonly backup: ReviewedBackup;
  readonly settings: SettingsChoice | null;
}

/** What a backup would add, replace and leave alone. */
export function ReviewedBackupCard({ backup, settings }: ReviewedBackupCardProps) {
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
