import { useIsFocused, useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { BOARD_SIDES } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { GameOnShelf } from '@/games/lumicora/view/store/library';
import { exportText } from '@/shell/exportText';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function StartScreen() {
  const { start, setup, board, words } = useStrings(lumicoraStrings);
  const { library } = useGames();
  const navigation = useNavigation();
  // Coming back to this page must show what changed meanwhile.
  useIsFocused();
  const { games, unreadable } = library.shelf();
  return (
    <Page title={start.title}>
      <Screen>
        <View style={styles.block}>
          <Text variant="lead">{start.lead}</Text>
          <Text tone="mutedText">{start.facts}</Text>
        </View>
        {unreadable.map(({ key, text, problem }) => (
          <Notice
            key={key}
            text={problem.code === 'newer' ? setup.newer : setup.damaged}
            action={{ label: setup.exportSave, onPress: () => void exportText(`${key}.json`, text) }}
          />
        ))}
        <View style={styles.block}>
          <Button label={setup.newGame} onPress={() => navigation.navigate('Setup')} />
          {games.length === 0 ? <Text tone="mutedText">{setup.noGames}</Text> : null}
        </View>
        {games.length > 0 ? (
          <View style={styles.block}>
            <Text variant="title">{setup.under}</Text>
            {games.map((game) => (
              <GameRow
                key={game.id}
                game={game}
                onOpen={() => navigation.navigate('Table', { game: game.id })}
              />
            ))}
          </View>
        ) : null}
        <View style={styles.block}>
          <Text variant="title">{board.title}</Text>
          <Text tone="mutedText">{board.assumed}</Text>
          <View style={styles.sides}>
            {BOARD_SIDES.map((side) => (
              <Button
                key={side}
                grows
                kind="quiet"
                label={words.sides[side]}
                onPress={() => navigation.navigate('Terrain', { side })}
              />
            ))}
          </View>
        </View>
      </Screen>
    </Page>
  );
}

function GameRow({ game, onOpen }: { readonly game: GameOnShelf; readonly onOpen: () => void }) {
  const { setup } = useStrings(lumicoraStrings);
  const names = game.names.join(', ');
  return (
    <Card>
      <Text variant="lead" strong>
        {names}
      </Text>
      <Text tone="mutedText">{game.isOver ? setup.over : setup.gameState(game.round)}</Text>
      <Button
        kind="quiet"
        label={setup.goOn}
        accessibilityLabel={setup.continueGame(names)}
        onPress={onOpen}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  sides: { flexDirection: 'row', gap: space.s },
});
