import type { StaticScreenProps } from '@react-navigation/native';

import { FEWEST_PLAYERS } from '@/games/lumicora/rules/round';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import { LUMICORA_SHOWN, type ShownKind } from '@/games/lumicora/view/codes/kinds';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';

type ShowCodeScreenProps = StaticScreenProps<{
  readonly game: string;
  readonly what: ShownKind;
  readonly player?: number;
}>;

/** A code for another phone: of one reef, of an invitation, or of the whole game. */
export function ShowCodeScreen({ route }: ShowCodeScreenProps) {
  const { titles } = useStrings(phonesStrings).show;
  const { game, what, player } = route.params;
  useStayAwake();
  return (
    <OpenGame id={game}>
      {(store) => {
        const { followed } = store.getState().table;
        const kind = kindToShow(store, what);
        const Shown = LUMICORA_SHOWN[kind];
        return (
          <Page title={titles[kind]}>
            <Screen>
              <Shown store={store} seat={seatOf(store, player ?? followed ?? 0)} />
            </Screen>
          </Page>
        );
      }}
    </OpenGame>
  );
}

/** An address may name anything, and who sits alone at a table has nobody to invite. */
function kindToShow(store: TableStore, what: ShownKind): ShownKind {
  const isAlone = store.getState().table.players.length < FEWEST_PLAYERS;
  return !Object.hasOwn(LUMICORA_SHOWN, what) || (what === 'invitation' && isAlone) ? 'reef' : what;
}
