import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/games/lumicora/rules/round';
import { coachStrings } from '@/games/lumicora/strings/coach';
import { startStrings } from '@/games/lumicora/strings/start';
import { SetupList } from '@/games/lumicora/view/coach/SetupList';
import { ReefDrawing, TableDrawing } from '@/games/lumicora/view/start/drawings';
import { Chips } from '@/ui/components/Chips';
import { PictureCard } from '@/ui/components/PictureCard';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

/** For a table with the box and nobody who knows the game: set up by a list, then play with a coach. */
export function TeachScreen() {
  const strings = useStrings(coachStrings);
  const start = useStrings(startStrings);
  const navigation = useNavigation();
  const [players, setPlayers] = useState(FEWEST_PLAYERS);
  return (
    <Page title={strings.title}>
      <Screen>
        <View style={styles.block}>
          <Text>{strings.lead}</Text>
          <Text variant="title">{strings.players}</Text>
          <Chips
            label={strings.players}
            value={players}
            options={COUNTS.map((value) => ({ value, label: strings.playersCount(value) }))}
            onChange={setPlayers}
          />
        </View>
        <SetupList key={players} players={players} />
        <View style={styles.block}>
          <Text variant="title">{strings.phones}</Text>
          <View style={styles.row}>
            <PictureCard
              isTall
              title={strings.onePhone}
              text={start.trackTable}
              picture={<TableDrawing />}
              onPress={() => navigation.navigate('LumicoraSetup', { coached: players })}
            />
            <PictureCard
              isTall
              title={strings.ownPhone}
              text={start.trackReef}
              picture={<ReefDrawing />}
              onPress={() => navigation.navigate('LumicoraSetup', { track: 'reef', coached: players })}
            />
          </View>
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
