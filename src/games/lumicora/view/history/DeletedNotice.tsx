import { useState } from 'react';

import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { historyStrings } from '../../strings/history';
import { useHistory } from '../store/LibraryContext';
import { namesOf } from './describeEntry';

export interface DeletedNoticeProps {
  /** The game that was just deleted. */
  readonly id: string;
  readonly onRestored: () => void;
}

/** Says what was deleted and brings it back; nothing once it is back or gone. */
export function DeletedNotice({ id, onRestored }: DeletedNoticeProps) {
  const strings = useStrings(historyStrings).deletion;
  const { deleted, restore } = useHistory();
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
