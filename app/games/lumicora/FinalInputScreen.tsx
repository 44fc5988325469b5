import { StackActions, useIsFocused, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { Depth } from '@/games/lumicora/session/reef/finalReef';
import { finalInputStrings } from '@/games/lumicora/strings/finalInput';
import { whoWonStrings } from '@/games/lumicora/strings/whoWon';
import { BoardsSummary } from '@/games/lumicora/view/finalInput/BoardsSummary';
import { PlayerReefCard } from '@/games/lumicora/view/finalInput/PlayerReefCard';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';

type FinalInputScreenProps = StaticScreenProps<{ readonly game: string }>;

/** Where a reef is entered at each depth. */
const ENTRIES = {
  mirrored: 'LumicoraReef',
  'from-above': 'LumicoraPaintReef',
  counted: 'LumicoraCountReef',
} as const satisfies Record<Depth, string>;

export function FinalInputScreen({ route }: FinalInputScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <FinalInput game={game} store={store} />}</OpenGame>;
}

function FinalInput({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const strings = useStrings(finalInputStrings);
  const { begin } = useStrings(whoWonStrings);
  const { table, perform } = useTableStore(store);
  const { library } = useGames();
  const navigation = useNavigation();
  // The printed board may have been compared on the page that was on top.
  useIsFocused();
  useStayAwake();
  const { side } = table.board;
  // Who came from the scoring to correct something goes on where they were.
  const toScoring = () =>
    navigation.dispatch(StackActions.popTo('LumicoraFinalScoring', { game }, { merge: true }));
  if (table.isTotalsOnly) {
    return (
      <Page title={strings.title}>
        <Screen>
          <Button
            label={begin.totals}
            onPress={() => navigation.navigate('LumicoraCountReef', { game, player: 0 })}
          />
        </Screen>
      </Page>
    );
  }
  return (
    <Page title={strings.title}>
      <Screen>
        <BoardsSummary
          table={table}
          isConfirmed={library.board(side).isConfirmed}
          onChange={() => navigation.navigate('LumicoraCorrectTable', { game })}
          onTerrain={() => navigation.navigate('LumicoraTerrain', { side, game })}
        />
        {table.phase === 'final' ? null : (
          <Card>
            <Text>{strings.notOver}</Text>
            <Button
              kind="quiet"
              label={strings.endRounds}
              onPress={() => perform({ type: 'finish-rounds' })}
            />
          </Card>
        )}
        <View style={styles.players}>
          {table.players.map(({ depth }, player) => (
            <PlayerReefCard
              key={player}
              store={store}
              player={player}
              onEnter={() => navigation.navigate(ENTRIES[depth], { game, player })}
              onPhoto={() => navigation.navigate('LumicoraPhoto', { game, player })}
            />
          ))}
        </View>
        <Button
          kind="quiet"
          label={strings.collect}
          onPress={() => navigation.navigate('LumicoraScan', { game })}
        />
        <Button label={strings.toScoring} onPress={toScoring} />
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  players: { gap: space.m },
});
