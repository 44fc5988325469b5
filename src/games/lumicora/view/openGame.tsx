import { useDesk } from '@/tabletop/store/GamesContext';
import { CardLink } from '@/ui/components/CardLink';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';

import type { GameServices, OpenedGame, ResumeProps } from '../../contract';
import { lumicoraStrings } from '../strings';
import { Emblem } from './Emblem';
import { providerOf, useShelf } from './store/LibraryContext';

/** What the shell needs of the game beyond its name, with its stores. */
export function openGame(services: GameServices): OpenedGame {
  const Provider = providerOf(services);
  return {
    Provider,
    Resume: (props) => (
      <Provider>
        <ResumeCard {...props} />
      </Provider>
    ),
  };
}

/** The last game that is not over yet. */
function ResumeCard({ isInView, onResume }: ResumeProps) {
  const { setup, start } = useStrings(lumicoraStrings);
  const { describeTable } = useDesk();
  const language = useLanguage();
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return null;
  const { names, state } = describeTable(game.table, language);
  return (
    <CardLink
      title={setup.goOn}
      text={`${start.title} · ${names.join(', ')} · ${state}`}
      picture={<Emblem size={48} />}
      onPress={() => onResume(game.id)}
    />
  );
}
