import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { puzzleDeskStrings } from '../../strings/puzzles';
import { isAnswered, moreHelp, stageOf, type HintLevel } from '../hints';

interface HelpKeyProps {
  readonly level: HintLevel;
  /** Whether there is a place to look at. */
  readonly hasPlaces: boolean;
  readonly onPress: () => void;
}

/** Gives the next stage of help, and says which. */
export function HelpKey({ level, hasPlaces, onPress }: HelpKeyProps) {
  const { help } = useStrings(puzzleDeskStrings);
  const stage = stageOf(moreHelp(level, hasPlaces)) ?? 'look';
  return (
    <Button
      grows
      kind="quiet"
      label={level === 0 ? help.stages.look : help.stages[stage]}
      disabled={isAnswered(level)}
      onPress={onPress}
    />
  );
}
