import {
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';

import { stagesOf } from '@/games/lumicora/session/final/finalSteps';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { whoWonStrings } from '@/games/lumicora/strings/whoWon';
import { CountPage, TotalsPage } from '@/games/lumicora/view/finalInput/CountPage';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { aboutOf } from '@/tabletop/record/about';
import { AboutGame } from '@/tabletop/record/view/AboutGame';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';

type CountReefParams = { readonly game: string; readonly player: number };

export function CountReefScreen({ route }: StaticScreenProps<CountReefParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => <CountReef store={store} player={seatOf(store, route.params.player)} />}
    </OpenGame>
  );
}

interface CountReefProps {
  readonly store: TableStore;
  readonly player: number;
}

/** A page a player; of an old score sheet, one page for all totals. */
function CountReef({ store, player }: CountReefProps) {
  const strings = useStrings(whoWonStrings);
  const navigation = useNavigation<NavigationProp<ReactNavigation.RootParamList, 'LumicoraCountReef'>>();
  const { table, session, perform } = useTableStore(store);
  useStayAwake();
  const game = session.id;
  const seats = table.players.length;
  const answer = () => {
    const step = stagesOf(table).length - 1;
    navigation.dispatch(StackActions.popTo('LumicoraFinalScoring', { game, step }, { merge: true }));
  };
  if (table.isTotalsOnly) {
    return (
      <Page title={strings.title}>
        <TotalsPage store={store} onAnswer={answer}>
          <AboutGame
            endedAt={entryOf(session).endedAt}
            about={aboutOf(session)}
            onTell={(about) => perform({ type: 'tell-about', ...about })}
          />
        </TotalsPage>
      </Page>
    );
  }
  return (
    <Page title={strings.title} actions={<Text tone="mutedText">{strings.seatOf(player + 1, seats)}</Text>}>
      <CountPage
        // The next player's fields begin at the first, without what was refused before.
        key={player}
        store={store}
        player={player}
        onPlayer={(seat) => navigation.setParams({ player: seat })}
        onPhoto={() => navigation.navigate('LumicoraPhoto', { game, player })}
        onPaint={() => {
          perform({ type: 'choose-depth', player, depth: 'from-above' });
          navigation.navigate('LumicoraPaintReef', { game, player });
        }}
        onReef={() => navigation.navigate('LumicoraReef', { game, player })}
        onAnswer={answer}
      />
    </Page>
  );
}
