import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { ReefBoard } from '@/games/lumicora/view/reef/ReefBoard';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { ReefActions } from '@/games/lumicora/view/reefEntry/ReefActions';
import { ReefHead } from '@/games/lumicora/view/reefEntry/ReefHead';
import { ReefPanel } from '@/games/lumicora/view/reefEntry/ReefPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { useReefWork } from '@/games/lumicora/view/reefEntry/useReefWork';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';
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
  const navigation = useNavigation<NavigationProp<RootParamList, 'Reef'>>();
  const reef = useReefWork(store, player, lightTap);
  const room = useBoardRoom();
  const isNarrow = useWindowDimensions().width < NARROW;
  const [showsLevels, setShowsLevels] = useState(false);
  useStayAwake();
  const { table, levels } = reef;
  const { name, reef: luminos } = table.players[player]!;
  const actions = (
    <ReefActions
      warnings={reef.problems.length + reef.excess.length}
      hasLevels={levels.highest > 1}
      onWarnings={() => reef.setSheet({ kind: 'warnings', shown: null })}
      onLevels={() => {
        levels.show(null);
        setShowsLevels(!showsLevels);
      }}
      onPhoto={() => navigation.navigate('Photo', { game: store.getState().session.id, player })}
      onTurn={room.turn}
    />
  );
  const onPlayer = (other: number) => navigation.setParams({ player: other });
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
          <ReefBoard
            board={table.board}
            luminos={luminos}
            isTurned={room.isTurned}
            marks={reef.marks}
            onPress={reef.press}
            onLongPress={reef.openStack}
          />
        }
        panel={<ReefPanel player={player} reef={reef} room={room} />}
        foot={<UndoBar store={store} />}
      />
    </Page>
  );
}
