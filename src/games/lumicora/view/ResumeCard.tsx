import { CardLink } from '@/ui/components/CardLink';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraStrings } from '../strings';
import { Emblem } from './Emblem';
import { useGames } from './store/LibraryContext';

/** The last game that is not over yet. */
export function ResumeCard({ onResume }: { readonly onResume: (id: string) => void }) {
  const { setup, start } = useStrings(lumicoraStrings);
  const game = useGames()
    .library.shelf()
    .games.find(({ isOver }) => !isOver);
  if (game === undefined) return null;
  return (
    <CardLink
      title={setup.goOn}
      text={`${start.title} · ${game.names.join(', ')} · ${setup.gameState(game.round)}`}
      picture={<Emblem size={48} />}
      onPress={() => onResume(game.id)}
    />
  );
}
