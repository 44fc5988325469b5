import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { ReefBoard } from '@/games/lumicora/view/reef/ReefBoard';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { ReefActions, ReefHead } from '@/games/lumicora/view/reefEntry/ReefHead';
import { ReefPanel } from '@/games/lumicora/view/reefEntry/ReefPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { useReefWork } from '@/games/lumicora/view/reefEntry/useReefWork';
import { OurGuess } from '@/games/lumicora/view/setup/BoardChoices';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { lightTap } from '@/shell/lightTap';

import { Page } from '../../navigation/Page';
import type { RootParamList } from '../../navigation/stack';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';
import { useStayAwake } from './useStayAwake';

/** The player is an index at the table, and a word where it comes from an address. */
type ReefParams = { readonly game: string; readonly player: number };

export function ReefScreen({ route }: StaticScreenProps<ReefParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => {
        const player = seatOf(store, route.params.player);
        // Half-made choices belong to one reef.
        return <OpenReef key={player} store={store} player={player} />;
      }}
    </OpenGame>
  );
}

interface OpenReefProps {
  readonly store: TableStore;
  readonly player: number;
}

/** Narrower than this, the header has room for the name only. */
const NARROW = 300;

function OpenReef({ store, player }: OpenReefProps) {
  const navigation = useNavigation<NavigationProp<RootParamList, 'LumicoraReef'>>();
  const reef = useReefWork(store, player, lightTap);
  const room = useBoardRoom();
  const isNarrow = useWindowDimensions().width < NARROW;
  const [showsLevels, setShowsLevels] = useState(false);
  useStayAwake();
  const { table, levels, setSheet } = reef;
  const { name, reef: luminos } = table.players[player]!;
  const warnings = reef.problems.length + reef.excess.length;
  const { turn } = room;
  const { highest, show } = levels;
  // Kept, because most taps on a reef leave its header as it is.
  const actions = useMemo(
    () => (
      <ReefActions
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
  return (
    <Page title={name} actions={isNarrow ? null : actions}>
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
              onLongPress={reef.openStack}
            />
            <OurGuess
              board={table.board}
              onCompare={() =>
                navigation.navigate('LumicoraTerrain', {
                  side: table.board.side,
                  game: store.getState().session.id,
                })
              }
            />
          </>
        }
        panel={<ReefPanel player={player} reef={reef} room={room} />}
        foot={<UndoBar store={store} />}
      />
    </Page>
  );
}
