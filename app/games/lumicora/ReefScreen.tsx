import {
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useCallback, useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { suggestNext, type Suggestion } from '@/games/lumicora/session/table/guide';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { Coach } from '@/games/lumicora/view/coach/Coach';
import { ReefBoard } from '@/games/lumicora/view/reef/ReefBoard';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { ReefActions, ReefHead } from '@/games/lumicora/view/reefEntry/ReefHead';
import { ReefPanel } from '@/games/lumicora/view/reefEntry/ReefPanel';
import { TurnBar } from '@/games/lumicora/view/reefEntry/TurnBar';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { useReefWork } from '@/games/lumicora/view/reefEntry/useReefWork';
import { OurGuess } from '@/games/lumicora/view/setup/BoardChoices';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { lightTap } from '@/shell/lightTap';
import { useSettings } from '@/shell/SettingsContext';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { LiveText } from '@/ui/components/LiveText';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import type { RootParamList } from '../../navigation/stack';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';

/** The player is an index at the table, and a word where it comes from an address. */
type ReefParams = { readonly game: string; readonly player: number };

export function ReefScreen({ route }: StaticScreenProps<ReefParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => {
        const player = seatOf(store, route.params.player);
        // Half-made choices belong to one reef.
        return (
          <>
            <WhoseTurn store={store} player={player} />
            <OpenReef key={player} store={store} player={player} />
          </>
        );
      }}
    </OpenGame>
  );
}

/** Stays while the players change, so that screen readers hear whose turn it is now. */
function WhoseTurn({ store, player }: OpenReefProps) {
  return (
    <VisuallyHidden>
      <LiveText text={useReefTitle(store, player)} />
    </VisuallyHidden>
  );
}

function useReefTitle(store: TableStore, player: number): string {
  const strings = useStrings(reefScreenStrings);
  const { table } = useTableStore(store);
  const next = suggestNext(table);
  const { name } = table.players[player]!;
  return next.step === 'turn' && next.player === player ? strings.turnOf(name) : strings.reefOf(name);
}

interface OpenReefProps {
  readonly store: TableStore;
  readonly player: number;
}

/** Narrower than this, the header has room for the name only. */
const NARROW = 300;

function OpenReef({ store, player }: OpenReefProps) {
  const navigation = useNavigation<NavigationProp<RootParamList, 'LumicoraReef'>>();
  const { confirmsPlacing } = useSettings().settings;
  const reef = useReefWork(store, player, { onPlaced: lightTap, confirms: confirmsPlacing });
  const title = useReefTitle(store, player);
  const room = useBoardRoom();
  const isNarrow = useWindowDimensions().width < NARROW;
  const [showsLevels, setShowsLevels] = useState(false);
  useStayAwake();
  const { table, levels, setSheet } = reef;
  const { reef: luminos } = table.players[player]!;
  const warnings = reef.problems.length + reef.excess.length;
  const { turn } = room;
  const { highest, show } = levels;
  // Kept, because most taps on a reef leave its header as it is.
  const actions = useMemo(
    () => (
      <ReefActions
        store={store}
        warnings={warnings}
        hasLevels={highest > 1}
        onWarnings={() => setSheet({ kind: 'warnings', shown: null })}
        onLevels={() => {
          show(null);
          setShowsLevels((shows) => !shows);
        }}
        onPhoto={() => navigation.navigate('LumicoraPhoto', { game: store.getState().session.id, player })}
        onTurn={turn}
      />
    ),
    [warnings, highest, setSheet, show, navigation, store, player, turn],
  );
  const onPlayer = useCallback((other: number) => navigation.setParams({ player: other }), [navigation]);
  const game = store.getState().session.id;
  const go = useCallback(
    (next: Suggestion) => {
      if (next.step === 'turn') return onPlayer(next.player);
      // In place of the reef, so that back leads to the table from wherever a round has come.
      const page =
        next.step === 'score'
          ? StackActions.popTo('LumicoraCoralScoring', { game, player: next.player })
          : StackActions.popTo('LumicoraFinalScoring', { game });
      navigation.dispatch(page);
    },
    [navigation, game, onPlayer],
  );
  const { side } = table.board;
  const compare = useCallback(
    () => navigation.navigate('LumicoraTerrain', { side, game }),
    [navigation, side, game],
  );
  return (
    <Page title={title} actions={isNarrow ? null : actions}>
      <BoardAndPanel
        room={room}
        head={
          <>
            {isNarrow ? actions : null}
            <ReefHead {...{ store, player, levels, showsLevels, onPlayer }} />
          </>
        }
        board={
          <>
            <ReefBoard
              board={table.board}
              luminos={luminos}
              isTurned={room.isTurned}
              marks={reef.marks}
              onPress={reef.press}
              onLongPress={reef.hold}
              onStroke={reef.work.entry === null ? undefined : reef.stroke}
              onCellFocus={reef.look}
            />
            <OurGuess board={table.board} onCompare={compare} />
          </>
        }
        panel={<ReefPanel player={player} reef={reef} room={room} />}
        foot={<TurnBar store={store} player={player} onSaid={reef.say} onGo={go} />}
      />
      <Coach store={store} page="reef" isRefused={reef.work.refusal !== null} />
    </Page>
  );
}
