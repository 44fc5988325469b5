/** What the start page shows once the stores of the game are there. */

import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { nomadsStrings } from '@/games/nomads/strings';
import { useCardShelf, useGames, useHistory } from '@/games/nomads/view/store/store';
import { LatestGames } from '@/tabletop/record/view/GameRow';
import { GamesUnderWay, StoredGamesNotices, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

/** What is wrong with stored games; mostly nothing. */
export function StartNotices() {
  return <StoredGamesNotices games={useGames()} isInView={useIsFocused()} />;
}

/** Games under way, the last results, and the quieter ways. */
export function StartMore() {
  const strings = useStrings(nomadsStrings).start;
  const navigation = useNavigation();
  const allGames = useGames();
  const { own } = useCardShelf();
  const { newest, refresh } = useHistory();
  const isInView = useIsFocused();
  const { games } = useGamesUnderWay(allGames, isInView);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  return (
    <>
      {games.length + newest.length === 0 ? <Text tone="mutedText">{strings.noGames}</Text> : null}
      <GamesUnderWay games={games} onOpen={({ id }) => navigation.navigate('NomadsTable', { game: id })} />
      <LatestGames
        onOpen={(game) => navigation.navigate('NomadsGameRecord', { game })}
        onAll={() => navigation.navigate('NomadsHistory')}
      />
      <View style={styles.block}>
        <Text variant="title">{strings.cards}</Text>
        <Text tone="mutedText">{own.isConfirmed ? strings.cardsKnown : strings.cardsGuessed}</Text>
        <Button kind="quiet" label={strings.cards} onPress={() => navigation.navigate('NomadsCards')} />
      </View>
      <View style={styles.block}>
        <Text variant="title">{strings.more}</Text>
        <View style={styles.ways}>
          <Button grows kind="quiet" label={strings.scan} onPress={() => navigation.navigate('NomadsScan')} />
          <Button
            grows
            kind="quiet"
            label={strings.rules}
            onPress={() => navigation.navigate('NomadsRules')}
          />
          <Button
            grows
            kind="quiet"
            label={strings.files}
            onPress={() => navigation.navigate('NomadsFiles')}
          />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
