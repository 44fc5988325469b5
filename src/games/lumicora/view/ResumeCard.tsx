import { CardLink } from '@/ui/components/CardLink';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ResumeProps } from '../../contract';
import { lumicoraStrings } from '../strings';
import { Emblem } from './Emblem';
import { useShelf } from './store/LibraryContext';

/** The last game that is not over yet. */
export function ResumeCard({ isInView, onResume }: ResumeProps) {
  const { setup, start, table } = useStrings(lumicoraStrings);
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return null;
  const where = game.phase === 'final' ? table.finalScoring : setup.gameState(game.round);
  return (
    <CardLink
      title={setup.goOn}
      text={`${start.title} · ${game.names.join(', ')} · ${where}`}
      picture={<Emblem size={48} />}
      onPress={() => onResume(game.id)}
    />
  );
}
