/** What the start page shows once the stores of the game are there. */

import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { startStrings } from '@/games/copulas/strings/start';
import { useGames, useHistory } from '@/games/copulas/view/store/GamesContext';
import { LatestGames } from '@/tabletop/record/view/GameRow';
import { GamesUnderWay, StoredGamesNotices, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { recordStrings } from '@/tabletop/strings/record';
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
  const strings = useStrings(startStrings);
  const { files } = useStrings(recordStrings).list;
  const navigation = useNavigation();
  const allGames = useGames();
  const { newest, refresh } = useHistory();
  const isInView = useIsFocused();
  const { games } = useGamesUnderWay(allGames, isInView);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  return (
    <>
      {games.length + newest.length === 0 ? <Text tone="mutedText">{strings.noGames}</Text> : null}
      <GamesUnderWay games={games} onOpen={({ id }) => navigation.navigate('CopulasTable', { game: id })} />
      <LatestGames
        onOpen={(game) => navigation.navigate('CopulasRecord', { game })}
        onAll={() => navigation.navigate('CopulasHistory')}
      />
      <View style={styles.block}>
        <Text variant="title">{strings.more}</Text>
        <View style={styles.ways}>
          <Button grows kind="quiet" label={files} onPress={() => navigation.navigate('CopulasFiles')} />
          <Button
            grows
            kind="quiet"
            label={strings.rules}
            onPress={() => navigation.navigate('CopulasRules')}
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
