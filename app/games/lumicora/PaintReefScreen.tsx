import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { painterStrings } from '@/games/lumicora/strings/painter';
import { PaintedBoard } from '@/games/lumicora/view/painter/PaintedBoard';
import { PainterActions, PainterHead } from '@/games/lumicora/view/painter/PainterHead';
import { PainterPanel, type Sheet } from '@/games/lumicora/view/painter/PainterPanel';
import { useDoubts, useOddities, usePaintWork } from '@/games/lumicora/view/painter/usePaintWork';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { lightTap } from '@/shell/lightTap';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import type { RootParamList } from '../../navigation/stack';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';

/** The player is an index at the table, and a word where it comes from an address. */
type PaintReefParams = {
  readonly game: string;
  readonly player: number;
  /** Names of spaces to look at, with commas between them. */
  readonly doubtful?: string;
};

export function PaintReefScreen({ route }: StaticScreenProps<PaintReefParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => {
        const player = seatOf(store, route.params.player);
        // Every reef begins with the same brush.
        return <OpenPainter key={player} store={store} player={player} doubtful={route.params.doubtful} />;
      }}
    </OpenGame>
  );
}

interface OpenPainterProps {
  readonly store: TableStore;
  readonly player: number;
  readonly doubtful: string | undefined;
}

/** Narrower than this, the header has room for the name only. */
const NARROW = 300;

function OpenPainter({ store, player, doubtful }: OpenPainterProps) {
  const navigation = useNavigation<NavigationProp<RootParamList, 'LumicoraPaintReef'>>();
  const strings = useStrings(painterStrings);
  const doubts = useDoubts(doubtful, (left) => navigation.setParams({ doubtful: left }));
  const work = usePaintWork(store, player, { onPainted: lightTap, onBrushed: doubts.settle });
  const { table } = work;
  const odd = useOddities(table, player);
  const room = useBoardRoom();
  const isNarrow = useWindowDimensions().width < NARROW;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useStayAwake();
  const toggle = (named: Sheet) => setSheet(sheet === named ? null : named);
  const actions = (
    <PainterActions
      warnings={work.isPainted ? odd.oddities.length : 0}
      onWarnings={() => toggle('warnings')}
      onPhoto={() => navigation.navigate('LumicoraPhoto', { game: store.getState().session.id, player })}
      onMore={() => toggle('more')}
      onTurn={room.turn}
    />
  );
  return (
    <Page title={strings.title} actions={isNarrow ? null : actions}>
      <BoardAndPanel
        room={room}
        head={
          <>
            {isNarrow ? actions : null}
            <PainterHead
              table={table}
              player={player}
              sums={work.isPainted ? work.sums : null}
              onPlayer={(other) => navigation.setParams({ player: other, doubtful: undefined })}
            />
          </>
        }
        board={
          <PaintedBoard
            board={table.board}
            reef={work.reef}
            label={strings.board(table.players[player]!.name)}
            isTurned={room.isTurned}
            marks={odd.marks}
            doubts={doubts}
            onPress={work.onPress}
            onLongPress={work.onLongPress}
            onStroke={work.onStroke}
            onStrokeMove={work.onStrokeMove}
          />
        }
        panel={
          <PainterPanel
            {...{ player, work, odd, doubts, sheet, room }}
            onSheet={setSheet}
            onTerrain={() =>
              navigation.navigate('LumicoraTerrain', {
                side: table.board.side,
                game: store.getState().session.id,
              })
            }
            onDone={() => navigation.goBack()}
          />
        }
        foot={<UndoBar store={store} />}
      />
    </Page>
  );
}
