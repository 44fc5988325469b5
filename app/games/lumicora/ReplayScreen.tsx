import type { StaticScreenProps } from '@react-navigation/native';
import { useDeferredValue, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { playerOf, spacesOf } from '@/games/lumicora/session/record/replay';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { historyStrings } from '@/games/lumicora/strings/history';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { describeCommand } from '@/games/lumicora/view/describeCommand';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { ReplayPanel, ReplayReef } from '@/games/lumicora/view/replay/ReplayPanel';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { frameAt } from '@/tabletop/record/replay';
import { usePlayback } from '@/tabletop/record/view/Playback';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type ReplayScreenProps = StaticScreenProps<{ readonly game: string }>;

export function ReplayScreen({ route }: ReplayScreenProps) {
  return <OpenGame id={route.params.game}>{(store) => <Replay store={store} />}</OpenGame>;
}

function Replay({ store }: { readonly store: TableStore }) {
  const lumicora = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings).replay;
  const { turn } = useStrings(reefScreenStrings);
  const room = useBoardRoom();
  const { session } = useTableStore(store);
  const steps = session.log.done;
  const playback = usePlayback(steps);
  const [chosen, setChosen] = useState<number | null>(null);
  const { step } = playback;
  const { table, led } = frameAt(session, step);
  const happened = led === null ? strings.begins : describeCommand(lumicora, led.before, led.command);
  const player = chosen ?? playerOf(session, step);
  // The slider never waits for the board.
  const drawn = useDeferredValue(step);
  const drawnPlayer = chosen ?? playerOf(session, drawn);
  const changed = useMemo(() => {
    const own = playerOf(session, drawn);
    return own === drawnPlayer ? spacesOf(session, drawn) : [];
  }, [session, drawn, drawnPlayer]);
  return (
    <Page
      title={strings.title}
      actions={
        <IconButton label={turn} onPress={room.turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <BoardAndPanel
        room={room}
        head={
          <View style={styles.head}>
            <View style={styles.name}>
              <Text strong numberOfLines={1}>
                {strings.reefOf(table.players[player]!.name)}
              </Text>
            </View>
            <Button
              kind="quiet"
              label={strings.follow}
              disabled={chosen === null}
              onPress={() => setChosen(null)}
            />
          </View>
        }
        board={
          <ReplayReef
            table={session.tables[drawn] ?? table}
            player={drawnPlayer}
            changed={changed}
            isTurned={room.isTurned}
          />
        }
        panel={
          <ScrollView style={room.isSideBySide ? styles.fill : undefined}>
            <ReplayPanel
              table={table}
              steps={steps}
              playback={playback}
              happened={happened}
              shown={player}
              onChoose={setChosen}
            />
          </ScrollView>
        }
        foot={null}
      />
    </Page>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.s },
  name: { flex: 1 },
});
