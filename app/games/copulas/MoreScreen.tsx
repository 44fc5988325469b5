import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { exportSession } from '@/games/copulas/session/files';
import { nextStep } from '@/games/copulas/session/insight';
import { DEPTHS, isFinished } from '@/games/copulas/session/table';
import { recordWords } from '@/games/copulas/strings/record';
import { tableStrings } from '@/games/copulas/strings/table';
import type { TableStore } from '@/games/copulas/view/store/GamesContext';
import { GameUndo } from '@/games/copulas/view/table/GameUndo';
import { ToldText, useExport } from '@/tabletop/files/view/telling';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Choice } from '@/ui/components/Choice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type MoreScreenProps = StaticScreenProps<{ readonly game: string }>;

export function MoreScreen({ route }: MoreScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <More game={game} store={store} />}</OpenGame>;
}

interface MoreProps {
  readonly game: string;
  readonly store: TableStore;
}

/** What is seldom needed during a game. */
function More({ game, store }: MoreProps) {
  const strings = useStrings(tableStrings);
  const { more, words } = strings;
  const { reopen } = useStrings(recordWords);
  const navigation = useNavigation();
  const exporting = useExport();
  const { table, session, perform } = useTableStore(store);
  const step = nextStep(table, isFinished(table));
  const back = () => navigation.navigate('CopulasTable', { game });
  const end = () => {
    perform({ type: 'end' });
    navigation.navigate('CopulasFinal', { game });
  };
  return (
    <Page title={more.title}>
      <Screen>
        <Choice
          label={more.depth}
          value={table.depth}
          options={DEPTHS.map((value) => ({
            value,
            label: words.depths[value],
            note: strings.setup.depthNotes[value],
          }))}
          onChange={(depth) => perform({ type: 'depth', depth })}
        />
        <View style={styles.block}>
          <Button
            kind="quiet"
            label={more.lights}
            onPress={() => navigation.navigate('CopulasLights', { game })}
          />
          {'seat' in step ? (
            <Button
              kind="quiet"
              label={more.skipAnyway(table.players[step.seat]!.name)}
              onPress={() => {
                perform({ type: 'skip', seat: step.seat, anyway: true });
                back();
              }}
            />
          ) : null}
          <Button
            kind="quiet"
            label={more.exportGame}
            onPress={() => exporting.run(`copulas-${game}.json`, exportSession(session))}
          />
          <ToldText told={exporting.told} />
          {table.hasEnded ? (
            <Button
              kind="quiet"
              label={reopen}
              onPress={() => {
                perform({ type: 'reopen' });
                back();
              }}
            />
          ) : (
            <Button kind="quiet" label={more.endNow} onPress={end} />
          )}
          <Button kind="quiet" label={more.rules} onPress={() => navigation.navigate('CopulasRules')} />
        </View>
      </Screen>
      <GameUndo store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
