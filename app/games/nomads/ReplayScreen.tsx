import type { StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { nomadsStrings } from '@/games/nomads/strings';
import { describeCommand } from '@/games/nomads/view/describe';
import { MoonChart } from '@/games/nomads/view/pieces';
import { RingBoard } from '@/games/nomads/view/ring/RingBoard';
import { useLooks, type TableStore } from '@/games/nomads/view/store/store';
import { Standings } from '@/games/nomads/view/table/Standings';
import { frameAt } from '@/tabletop/record/replay';
import { PlaybackControls, usePlayback } from '@/tabletop/record/view/Playback';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

export function ReplayScreen({ route }: StaticScreenProps<{ readonly game: string }>) {
  return <OpenGame id={route.params.game}>{(store) => <Replay store={store} />}</OpenGame>;
}

/** A game once more, step by step: the ring where it was followed, and how everybody stood. */
function Replay({ store }: { readonly store: TableStore }) {
  const strings = useStrings(nomadsStrings);
  const looks = useLooks();
  const { session } = useTableStore(store);
  const steps = session.log.done;
  const playback = usePlayback(steps);
  const { table, led } = frameAt(session, playback.step);
  const happened =
    led === null ? strings.record.begins : describeCommand(strings, looks, led.before, led.command);
  const move = led?.command.type === 'move' ? led.command.move : null;
  return (
    <Page title={strings.record.replay}>
      <Screen>
        <LiveText variant="lead" strong text={happened} />
        <PlaybackControls playback={playback} steps={steps} happened={happened} />
        <MoonChart count={table.moonChart} height={26} />
        <Standings table={table} />
        {table.campfire === null ? null : (
          <View style={styles.ring}>
            <RingBoard
              campfire={table.campfire}
              looks={looks}
              chosen={move?.from ?? null}
              onPress={doNothing}
            />
          </View>
        )}
      </Screen>
    </Page>
  );
}

const doNothing = () => undefined;

const styles = StyleSheet.create({
  ring: { width: '100%', maxWidth: 460, aspectRatio: 1, alignSelf: 'center', padding: space.xs },
});
