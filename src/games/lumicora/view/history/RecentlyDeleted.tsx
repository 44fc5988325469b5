import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { HistoryEntry } from '../../session/historyEntry';
import { historyStrings } from '../../strings/history';
import { useHistory } from '../store/LibraryContext';
import { namesOf } from './describeEntry';
import { Fold } from './Fold';
import { useFormats } from './formats';

/** More are not drawn at once; they move up when these are restored. */
const MOST_SHOWN = 30;

/** What was deleted and can still be brought back, folded away. */
export function RecentlyDeleted() {
  const strings = useStrings(historyStrings).deletion;
  const { deleted, restore } = useHistory();
  const [hasFailed, setFailed] = useState(false);
  if (deleted.length === 0) return null;
  const bringBack = (id: string) => void restore(id).then((isRestored) => setFailed(!isRestored));
  const hidden = deleted.length - MOST_SHOWN;
  return (
    <Fold label={strings.recently(deleted.length)}>
      <Text tone="mutedText">{strings.keptFor}</Text>
      {hasFailed ? <LiveText isUrgent tone="danger" text={strings.notRestored} /> : null}
      {deleted.slice(0, MOST_SHOWN).map((entry) => (
        <DeletedGame key={entry.id} entry={entry} onRestore={() => bringBack(entry.id)} />
      ))}
      {hidden > 0 ? <Text tone="mutedText">{strings.more(hidden)}</Text> : null}
    </Fold>
  );
}

interface DeletedGameProps {
  readonly entry: HistoryEntry;
  readonly onRestore: () => void;
}

function DeletedGame({ entry, onRestore }: DeletedGameProps) {
  const strings = useStrings(historyStrings).deletion;
  const names = namesOf(entry);
  const date = useFormats().date(entry.endedAt);
  return (
    <Card>
      <View>
        <Text strong>{names}</Text>
        <Text variant="small" tone="mutedText">
          {date}
        </Text>
      </View>
      <Button
        kind="quiet"
        label={strings.restore}
        accessibilityLabel={strings.restoreGame(names, date)}
        onPress={onRestore}
      />
    </Card>
  );
}
