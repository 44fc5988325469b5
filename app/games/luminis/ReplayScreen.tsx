import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Command } from '@/games/luminis/session/table';
import { luminisStrings } from '@/games/luminis/strings';
import { CathedralBoard } from '@/games/luminis/view/CathedralBoard';
import { describeCommand } from '@/games/luminis/view/describe';
import type { TableStore } from '@/games/luminis/view/store';
import { frameAt } from '@/tabletop/record/replay';
import { PlaybackControls, usePlayback } from '@/tabletop/record/view/Playback';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type ReplayScreenProps = StaticScreenProps<{ readonly game: string }>;

export function ReplayScreen({ route }: ReplayScreenProps) {
  return <OpenGame id={route.params.game}>{(store) => <Replay store={store} />}</OpenGame>;
}

/** Follows who moved, unless somebody chose whose cathedral to look at. */
function Replay({ store }: { readonly store: TableStore }) {
  const strings = useStrings(luminisStrings);
  const { session } = useTableStore(store);
  const steps = session.log.done;
  const playback = usePlayback(steps);
  const [chosen, setChosen] = useState<number | null>(null);
  const { table, led } = frameAt(session, playback.step);
  const player = chosen ?? playerOf(led?.command) ?? table.me;
  const { name, cathedral } = table.seats[player]!;
  const happened = led === null ? strings.history.begins : describeCommand(strings, led.before, led.command);
  return (
    <Page title={strings.history.replayTitle}>
      <ScrollView contentContainerStyle={styles.content}>
        <View role="main" style={styles.column}>
          <LiveText strong text={happened} />
          <PlaybackControls playback={playback} steps={steps} happened={happened} />
          <Chips
            label={strings.table.whose}
            value={player}
            options={table.seats.map((seat, value) => ({ value, label: seat.name }))}
            onChange={setChosen}
          />
          <CathedralBoard
            cathedral={cathedral}
            label={strings.table.cathedralOf(name)}
            onSpace={() => undefined}
          />
        </View>
      </ScrollView>
    </Page>
  );
}

function playerOf(command: Command | undefined): number | null {
  return command !== undefined && 'player' in command ? command.player : null;
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', padding: space.l },
  column: { width: '100%', maxWidth: 900, gap: space.l },
});
