import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { lumicoraStrings } from '@/games/lumicora/strings';
import { finalInputStrings } from '@/games/lumicora/strings/finalInput';
import { CountedReef } from '@/games/lumicora/view/finalInput/CountedReef';
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
import { seatOf } from './seatOf';

type CountReefParams = { readonly game: string; readonly player: number };

export function CountReefScreen({ route }: StaticScreenProps<CountReefParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => {
        const player = seatOf(store, route.params.player);
        // The next player's fields begin at the top, without what was refused before.
        return <CountReef key={player} store={store} player={player} />;
      }}
    </OpenGame>
  );
}

interface CountReefProps {
  readonly store: TableStore;
  readonly player: number;
}

function CountReef({ store, player }: CountReefProps) {
  const strings = useStrings(finalInputStrings);
  const { words } = useStrings(lumicoraStrings);
  const navigation =
    useNavigation<NavigationProp<{ LumicoraCountReef: CountReefParams }, 'LumicoraCountReef'>>();
  const { table, perform } = useTableStore(store);
  const { name, depth } = table.players[player]!;
  useStayAwake();
  const isCounted = depth === 'counted';
  const next = table.players.findIndex((other, seat) => seat > player && other.depth === 'counted');
  const nextPlayer = table.players[next];
  return (
    <Page title={strings.countTitle(name)}>
      <Screen>
        {isCounted ? (
          <CountedReef store={store} player={player} />
        ) : (
          <Card>
            <Text>{strings.notCounted(name, words.depths[depth])}</Text>
            <Button
              label={strings.countInstead}
              onPress={() => perform({ type: 'choose-depth', player, depth: 'counted' })}
            />
          </Card>
        )}
        <View style={styles.buttons}>
          {nextPlayer === undefined ? null : (
            <Button
              grows
              label={strings.next(nextPlayer.name)}
              onPress={() => navigation.setParams({ player: next })}
            />
          )}
          <Button
            grows
            kind={isCounted && nextPlayer === undefined ? 'main' : 'quiet'}
            label={strings.done}
            onPress={() => navigation.goBack()}
          />
        </View>
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
