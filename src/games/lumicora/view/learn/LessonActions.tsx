import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { learnStrings } from '../../strings/learn';
import { reefScreenStrings } from '../../strings/reefScreen';
import { hasBegun, restart } from './lessonPlay';
import { RestartIcon } from './RestartIcon';
import type { LessonWork } from './useLessonPlay';

export interface LessonActionsProps extends LessonWork {
  readonly onTurn: () => void;
}

/** For the header: begin anew, as soon as there is something to repeat, and turn the board. */
export function LessonActions({ play, change, onTurn }: LessonActionsProps) {
  const { turn } = useStrings(reefScreenStrings);
  const strings = useStrings(learnStrings).lesson;
  return (
    <>
      {hasBegun(play) ? (
        <IconButton label={strings.restart} onPress={() => change(restart)}>
          <RestartIcon />
        </IconButton>
      ) : null}
      <IconButton label={turn} onPress={onTurn}>
        <TurnIcon />
      </IconButton>
    </>
  );
}
