import { type PropsWithChildren, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chevron } from '@/ui/components/Chevron';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import { namesOf, type RecordEntry } from '../entry';

interface DeletedNoticeProps {
  /** The game that was just deleted. */
  readonly id: string;
  readonly onRestored: () => void;
}

/** Says what was deleted and brings it back; nothing once it is back or gone. */
export function DeletedNotice({ id, onRestored }: DeletedNoticeProps) {
  const strings = useStrings(recordStrings).deletion;
  const { deleted, restore } = useFinishedGames();
  const [hasFailed, setFailed] = useState(false);
  const entry = deleted.find((each) => each.id === id);
  if (entry === undefined) return null;
  const undo = () =>
    void restore(id).then((isRestored) => {
      setFailed(!isRestored);
      if (isRestored) onRestored();
    });
  return (
    <Notice
      tone={hasFailed ? 'danger' : 'text'}
      text={hasFailed ? strings.notRestored : strings.deleted(namesOf(entry))}
      action={{ label: strings.undo, onPress: undo }}
    />
  );
}

/** More are not drawn at once; they move up when these are restored. */
const MOST_SHOWN = 30;

/** What was deleted and can still be brought back, folded away. */
export function RecentlyDeleted() {
  const strings = useStrings(recordStrings).deletion;
  const { deleted, restore } = useFinishedGames();
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
  readonly entry: RecordEntry;
  readonly onRestore: () => void;
}

function DeletedGame({ entry, onRestore }: DeletedGameProps) {
  const strings = useStrings(recordStrings).deletion;
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

/** What is rarely wanted, folded away under its name. */
function Fold({ label, children }: PropsWithChildren<{ readonly label: string }>) {
  const colors = useColors();
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={styles.fold}>
      <Pressed
        role="button"
        accessibilityLabel={label}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={[styles.head, { borderColor: colors.border }]}
      >
        <View style={styles.label}>
          <Text strong>{label}</Text>
        </View>
        <Chevron to={isOpen ? 'up' : 'down'} />
      </Pressed>
      {isOpen ? children : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fold: { gap: space.m },
  head: {
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  label: { flex: 1 },
});
