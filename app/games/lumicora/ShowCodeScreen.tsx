import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';

import { gameParts } from '@/games/lumicora/exchange/gameParts';
import { FEWEST_PLAYERS } from '@/games/lumicora/rules/round';
import { codesStrings } from '@/games/lumicora/strings/codes';
import { CodeSequence } from '@/games/lumicora/view/codes/CodeSequence';
import { ShownInvitation } from '@/games/lumicora/view/codes/ShownInvitation';
import { ShownReef } from '@/games/lumicora/view/codes/ShownReef';
import { useTableStore } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';
import { useStayAwake } from './useStayAwake';

type ShowCodeScreenProps = StaticScreenProps<{
  readonly game: string;
  readonly what: 'reef' | 'invitation' | 'game';
  readonly player?: number;
}>;

/** A code for another phone: of one reef, of an invitation, or of the whole game. */
export function ShowCodeScreen({ route }: ShowCodeScreenProps) {
  const { show: strings } = useStrings(codesStrings);
  const { game, what, player } = route.params;
  const titles = {
    reef: strings.reefTitle,
    invitation: strings.invitationTitle,
    game: strings.gameTitle,
  } as const;
  useStayAwake();
  return (
    <OpenGame id={game}>
      {(store) => (
        // An address may name anything.
        <Page title={titles[what] ?? strings.reefTitle}>
          <Screen>
            <Shown store={store} what={what} player={player} />
          </Screen>
        </Page>
      )}
    </OpenGame>
  );
}

interface ShownProps {
  readonly store: TableStore;
  readonly what: 'reef' | 'invitation' | 'game';
  readonly player: number | undefined;
}

function Shown({ store, what, player }: ShownProps) {
  const { followed, players } = store.getState().table;
  if (what === 'game') return <ShownGame store={store} />;
  if (what === 'invitation' && players.length >= FEWEST_PLAYERS) {
    // Somebody else than the one who invites.
    return <ShownInvitation store={store} seat={players.findIndex((_, seat) => seat !== (followed ?? 0))} />;
  }
  return <ShownReef store={store} seat={seatOf(store, player ?? followed ?? 0)} />;
}

function ShownGame({ store }: { readonly store: TableStore }) {
  const { session } = useTableStore(store);
  const texts = useMemo(() => gameParts(session), [session]);
  return <CodeSequence texts={texts} />;
}
