import type { StaticScreenProps } from '@react-navigation/native';
import { useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { newsOf } from '@/games/copulas/session/insight';
import { recordWords } from '@/games/copulas/strings/record';
import { tableStrings } from '@/games/copulas/strings/table';
import { SkyBoard } from '@/games/copulas/view/board/SkyBoard';
import type { TableStore } from '@/games/copulas/view/store/GamesContext';
import { cellDescriber, describeCommand } from '@/games/copulas/view/table/describe';
import { PlayerCards } from '@/games/copulas/view/table/PlayerCards';
import { frameAt } from '@/tabletop/record/replay';
import { PlaybackControls, usePlayback } from '@/tabletop/record/view/Playback';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type ReplayScreenProps = StaticScreenProps<{ readonly game: string }>;

export function ReplayScreen({ route }: ReplayScreenProps) {
  return <OpenGame id={route.params.game}>{(store) => <Replay store={store} />}</OpenGame>;
}

function Replay({ store }: { readonly store: TableStore }) {
  const strings = useStrings(tableStrings);
  const words = useStrings(recordWords);
  const { session } = useTableStore(store);
  const steps = session.log.done;
  const playback = usePlayback(steps);
  // The slider never waits for the board.
  const drawn = useDeferredValue(playback.step);
  const { table, led } = frameAt(session, drawn);
  const happened = led === null ? words.begins : describeCommand(strings, led.before, led.command);
  const describe = useMemo(() => cellDescriber(strings, table), [strings, table]);
  const news = useMemo(() => newsOf(table), [table]);
  const { board, laid } = table.course;
  const isPlacing = led?.command.type === 'place';
  return (
    <Page title={words.replay}>
      <Screen>
        <PlayerCards
          table={table}
          news={news}
          seat={table.course.last?.seat ?? null}
          lit={null}
          onPress={() => undefined}
        />
        <View style={[styles.board, { aspectRatio: board.columns / board.rows }]}>
          <SkyBoard
            board={board}
            laid={laid}
            colors={table.players.map(({ color }) => color)}
            label={strings.turn.board}
            describe={describe}
            lit={isPlacing && laid.length > 0 ? [laid.length - 1] : []}
            onPress={() => undefined}
          />
        </View>
        <LiveText strong text={happened} />
        <PlaybackControls playback={playback} steps={steps} happened={happened} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', maxWidth: 460, alignSelf: 'center' },
});
