import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { FEWEST_PLAYERS } from '@/games/lumicora/rules/round';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import { CollectedReefs, FollowChoice, PhoneIcon, type PhoneDeed } from '@/games/lumicora/view/codes/phones';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { CardLink } from '@/ui/components/CardLink';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type PhonesScreenProps = StaticScreenProps<{ readonly game: string }>;

/** Several phones as one table: what this one follows, tells the others, and has heard from them. */
export function PhonesScreen({ route }: PhonesScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <Phones game={game} store={store} />}</OpenGame>;
}

function Phones({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const { phones: strings } = useStrings(phonesStrings);
  const { table, perform } = useTableStore(store);
  const navigation = useNavigation();
  const { side } = table.board;
  const links: readonly (readonly [PhoneDeed, () => void])[] = [
    ['showReef', () => navigation.navigate('LumicoraShowCode', { game, what: 'reef' })],
    ['collect', () => navigation.navigate('LumicoraScan', { game })],
    ['invite', () => navigation.navigate('LumicoraShowCode', { game, what: 'invitation' })],
    ['handOver', () => navigation.navigate('LumicoraShowCode', { game, what: 'game' })],
    ['terrain', () => navigation.navigate('LumicoraShowTerrain', { side, game })],
  ];
  const isTable = table.players.length >= FEWEST_PLAYERS;
  return (
    <Page title={strings.title}>
      <Screen>
        <Text>{strings.lead}</Text>
        <View style={styles.block}>
          <Text variant="title">{strings.doTogether}</Text>
          {links.map(([deed, onPress]) =>
            deed === 'invite' && !isTable ? null : (
              <CardLink
                key={deed}
                title={strings[deed]}
                text={strings[`${deed}Note`]}
                picture={<PhoneIcon deed={deed} />}
                onPress={onPress}
              />
            ),
          )}
        </View>
        <CollectedReefs table={table} />
        {isTable ? (
          <FollowChoice table={table} onFollow={(seat) => perform({ type: 'follow-seat', seat })} />
        ) : null}
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
